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

/** Generates `docs/reference/integrations.md`: every provider with its fields and events. */
export async function integrationPage(): Promise<string> {
  const integrations = createIntegrations()
  const all = INTEGRATION_NAMES.map((name) => integrations[name]).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
  return `# Integrations

<!-- Made by \`bun run generate\` from server/integrations. -->

Connect a payment provider, shop, or CRM to track leads, sales, and refunds without code. The provider sends webhooks to
\`POST /api/integrations/<provider>/webhook/<connection>\`, the \`webhookUrl\` of the connection.

svc verifies the signature of each request, and its time if the provider signs one. It stores the event, responds, and
then processes the event in one transaction with the same rules as the API. Each accepted event is stored and counted
once, regardless of order. If processing fails, svc retries for sixteen hours. \`GET /api/inbox\` and the inbox in the console
show failed events with the reason, and you can replay them. An unsigned, wrongly signed, or outdated request returns a
401 or 400 and isn't stored.

| Provider | Name | Tracks | Secret | Other fields | Connection |
|---|---|---|---|---|---|
${all.map(row).join('\n')}

\`GET /api/integrations\` returns the same data.
${pollSection(all)}
${settingsTable()}
${versionTable()}
${all.map(eventTable).join('\n')}
${await demoTable()}
[Provider failures](../development/provider-failures.md) lists known problems of such integrations and the tests that cover them.

${ADDING}`
}

function row({ name, label, fields, oauth }: Integration): string {
  const texts = integrationTexts(
    INTEGRATION_NAMES.find((known) => known === name)!,
    'en',
  )
  const listed = fields.map((field) => `\`${field.name}\`${field.required ? ' (required)' : ''}`)
  const how = oauth === null ? 'Keys' : 'Keys or OAuth'
  const link = `[${label}](../../server/integrations/${name}/README.md)`
  return `| ${link} | \`${name}\` | ${texts.summary} | ${texts.secret} | ${listed.join(', ') || 'None'} | ${how} |`
}

/** Says which providers are polled, and how. */
function pollSection(all: readonly Integration[]): string {
  const rows = all.flatMap(({ label, poll }) =>
    poll ? [`| ${label} | ${poll.everyMinutes} minutes |`] : [],
  )
  return `
## Polling

svc also polls some providers: it lists their events at an interval and stores the missing ones. An event received both
ways has the same ID and counts once. Polling starts when a connection has the required keys.

| Provider | Interval |
|---|---|
${rows.join('\n')}

- svc reads pages in order. It stores a page and the cursor of the next page in one transaction, so that a crash neither
  loses nor repeats an event.
- Only one server polls a connection at a time.
- After a 429, 5xx, or timeout, the interval doubles, up to six hours. A longer \`Retry-After\` takes precedence.
- If the provider rejects the key (401), polling stops until the keys of the connection change. If the key lacks
  permission (403), svc tries again once a day.
- If you change the account, such as the name of the site, polling starts again from the time the connection was
  created.
- Polling stops when the connection is removed, and pauses while the plan doesn't include conversion tracking.

\`polling\` in \`GET /api/connections\` contains the times of the last response and next request, and the last error. The
console shows them with the connection.`
}

/** Lists which versions of the providers' APIs are spoken, and when each ends. */
function versionTable(): string {
  const rows = INTEGRATION_APIS.map(
    ({ adapter, name, version, sunset, source }) =>
      `| \`${adapter}\` | [${name}](${source}) | ${version} | ${sunset ?? 'Not announced'} |`,
  )
  return `## API versions of providers

\`bun run check\` fails ninety days before a version ends.

| Name | API | Version | Ends |
|---|---|---|---|
${rows.join('\n')}
`
}

function eventTable({ label, events }: Integration): string {
  const rows = Object.entries(events).map(([type, meaning]) => `| \`${type}\` | ${meaning} |`)
  return `## ${label}

| Event | Effect |
|---|---|
${rows.join('\n')}

svc stores and ignores other events.
`
}

function settingsTable(): string {
  const rows = Object.entries(INTEGRATION_SETTINGS).map(([name, { fallback, meaning }]) => {
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'None'} | ${meaning} |`
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

\`bun run demo\` has one connection for each provider, with a public secret:

| Connection | Address | Secret |
|---|---|---|
${rows.join('\n')}

Send a signed event from a shell, as Stripe does. The sale then appears in the console's inbox:

\`\`\`sh
TIME=$(date +%s)
BODY='{"id":"evt_'$TIME'","type":"invoice.paid","data":{"object":{"id":"in_'$TIME'","amount_paid":1900,"total":1900,"currency":"usd","metadata":{"svcCustomerExternalId":"user_42"}}}}'
SIGNATURE=$(printf '%s' "$TIME.$BODY" | openssl dgst -sha256 -hmac '${stripeFixture.secret}' | sed 's/^.* //')
curl -s http://localhost:3000/api/integrations/stripe/webhook/demo-stripe \\
  -H "Stripe-Signature: t=$TIME,v1=$SIGNATURE" -H 'Content-Type: application/json' -d "$BODY"
\`\`\`
`
}

const ADDING = `## Add a provider

\`bun run new integration recurly\` creates a working folder in \`server/integrations\` and adds its line to the registry:

| File | Content |
|---|---|
| \`integration.ts\` | The API version and its end date, and how to verify and read requests (\`port.ts\` defines the interface) |
| \`translate.ts\` | The supported events, and the \`lead\`, \`sale\`, or \`refund\` that each causes |
| \`texts.json\` | Texts for members, in English and German |
| \`testing.ts\` | The provider's signature, and sample events. Production code can't import it |
| \`README.md\` | How to connect an account |

If a provider sends no webhooks, or its webhooks can get lost, declare \`poll\`: the interval, the required keys, and a
function that reads one page of events. The server handles schedules, storage, duplicates, and retries.
\`server/integrations/chargebee/events.ts\` is an example. \`test/contracts/integration-polls.test.ts\` checks each of these
providers against the \`poll\` stub in its \`testing.ts\`.

Replace the sample events with the provider's own, and run \`bun test test/contracts/integrations.test.ts\`. It tests every
registered provider with valid, invalid, missing, and old signatures, the secret of another connection, one event sent
ten times at once, unknown types, nulls, IDs above 2^53, and invalid data. Then run \`bun run generate\` to add the
provider to this page.
`
