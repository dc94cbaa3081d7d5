import {
  createIntegrations,
  INTEGRATION_APIS,
  INTEGRATION_NAMES,
  INTEGRATION_SETTINGS,
  integrationTexts,
} from '../../server/integrations/index.ts'
import { demoConnections } from '../../demo/processor/demo-connections.ts'
import { fixture as stripeFixture } from '../../server/integrations/stripe/testing.ts'
import type { Integration } from '../../server/integrations/port.ts'

/** Generates `docs/reference/integrations.md`: every provider, what it is asked for, and what its events do. */
export async function integrationPage(): Promise<string> {
  const integrations = createIntegrations()
  const all = INTEGRATION_NAMES.map((name) => integrations[name])
  return `# Integrations

<!-- Made by \`bun run generate\` from server/integrations. -->

A provider's webhook calls \`POST /api/integrations/<provider>/webhook/<connection>\`, the \`webhookUrl\` of a
connection. The call is checked (signature over the bytes, time where the provider signs one), stored, answered, and
then acted on in one transaction by the same rules as the API, so that an event is never lost and never counted twice,
in whatever order events come. What fails is tried again for sixteen hours, stays visible with its reason
(\`GET /api/inbox\`, and the inbox of the console), and can be replayed. A call that is unsigned, wrongly signed or
stale is answered with 401 or 400, and nothing of it is stored.

| Name | Reports | Secret | Further fields | Connected by |
|---|---|---|---|---|
${all.map(row).join('\n')}

An asterisk marks what is required. \`GET /api/integrations\` has the same for programs.
${pollSection(all)}
${settingsTable()}
${versionTable()}
${all.map(eventTable).join('\n')}
${await demoTable()}
What goes wrong in other such systems, and the tests that it does not here: [provider-failures.md](../development/provider-failures.md).

${ADDING}`
}

function row({ name, fields, oauth }: Integration): string {
  const texts = integrationTexts(
    INTEGRATION_NAMES.find((known) => known === name)!,
    'en',
  )
  const listed = fields.map((field) => `\`${field.name}\`${field.required ? '*' : ''}`)
  const how = oauth === null ? 'its keys' : 'its keys, or on its own page'
  const link = `[\`${name}\`](../../server/integrations/${name}/README.md)`
  return `| ${link} | ${texts.summary} | ${texts.secret} | ${listed.join(', ') || 'none'} | ${how} |`
}

/** Says which providers are polled, and how. */
function pollSection(all: readonly Integration[]): string {
  const rows = all.flatMap(({ label, poll }) =>
    poll ? [`| ${label} | ${poll.everyMinutes} minutes |`] : [],
  )
  return `
## Polling

Some providers are also polled: svc lists their events at an interval and stores those that no webhook delivered. An
event that arrives both ways has one id and counts once. Polling starts when a connection has the keys for it.

| Provider | Interval |
|---|---|
${rows.join('\n')}

- Pages are read one after the other. A page and the place where the next one begins are stored in one transaction, so
  that a crash neither loses nor repeats an event.
- One server at a time polls a connection, however many there are.
- When the provider answers 429 or 5xx, or doesn't answer, the pause doubles with each failure, up to six hours. A
  longer \`Retry-After\` is respected.
- When the provider refuses the key, polling stops until the keys of the connection change. It also stops when the
  connection is removed, and pauses while the plan doesn't include conversion tracking.

\`polling\` of \`GET /api/connections\` has the time of the last answer, the time of the next request, and the reason of
the last failure. The console shows them with the connection.`
}

/** Lists which versions of the providers' APIs are spoken, and when each ends. */
function versionTable(): string {
  const rows = INTEGRATION_APIS.map(
    ({ adapter, name, version, sunset, source }) =>
      `| \`${adapter}\` | [${name}](${source}) | ${version} | ${sunset ?? 'not announced'} |`,
  )
  return `## Versions of providers' APIs

\`bun run check\` fails ninety days before a version ends.

| Name | API | Version | Ends |
|---|---|---|---|
${rows.join('\n')}
`
}

function eventTable({ label, events }: Integration): string {
  const rows = Object.entries(events).map(([type, meaning]) => `| \`${type}\` | ${meaning} |`)
  return `## ${label}

| Event | What happens |
|---|---|
${rows.join('\n')}

Other events are stored and ignored.
`
}

function settingsTable(): string {
  const rows = Object.entries(INTEGRATION_SETTINGS).map(([name, { fallback, meaning }]) => {
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'none'} | ${meaning} |`
  })
  if (rows.length === 0) return ''
  return `
## Configuration

| Variable | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`
}

async function demoTable(): Promise<string> {
  const rows = (await demoConnections()).map(({ provider, accountId, secret }) => {
    return `| \`${accountId}\` | \`/api/integrations/${provider}/webhook/${accountId}\` | \`${secret}\` |`
  })
  return `## In the demo

\`bun run demo\` has one connection of each provider, whose secret is public:

| Connection | Address | Secret |
|---|---|---|
${rows.join('\n')}

So a signed event can be sent from a shell, as Stripe does it; the sale is in the inbox of the console then:

\`\`\`sh
TIME=$(date +%s)
BODY='{"id":"evt_'$TIME'","type":"invoice.paid","data":{"object":{"id":"in_'$TIME'","amount_paid":1900,"total":1900,"currency":"usd","metadata":{"svcCustomerExternalId":"user_42"}}}}'
SIGNATURE=$(printf '%s' "$TIME.$BODY" | openssl dgst -sha256 -hmac '${stripeFixture.secret}' | sed 's/^.* //')
curl -s http://localhost:3000/api/integrations/stripe/webhook/demo-stripe \\
  -H "Stripe-Signature: t=$TIME,v1=$SIGNATURE" -H 'Content-Type: application/json' -d "$BODY"
\`\`\`
`
}

const ADDING = `## Adding a provider

\`bun run new integration chargebee\` writes a folder of \`server/integrations\` that works at once, and its line in
the registry:

| File | What it is |
|---|---|
| \`integration.ts\` | The version of its API and when it ends, and how its calls are signed and read (\`port.ts\` says what it promises) |
| \`translate.ts\` | The events that are understood, and what each means in the words of the API: \`lead\`, \`sale\`, \`refund\` … |
| \`texts.json\` | What members read, in English and German |
| \`testing.ts\` | How the provider signs, and examples of its events; production code may not import it |
| \`README.md\` | How to connect an account |

A provider that sends no webhooks, or whose webhooks can get lost, also declares \`poll\`: an interval, the keys that it
needs, and how one page of events is read. Scheduling, storing, counting once and backing off are the server's.
\`server/integrations/chargebee/events.ts\` is an example; \`test/contracts/integration-polls.test.ts\` checks every such
provider against the \`poll\` stub of its \`testing.ts\`.

Replace the examples by the provider's own, and run \`bun test test/contracts/integrations.test.ts\`, which finds the
folder by the registry: signatures that are right, wrong, missing or old, the secret of another connection, one event
ten times at once, unknown types, nulls, ids beyond 2^53 and garbage. Then \`bun run generate\` adds it to this page.
`
