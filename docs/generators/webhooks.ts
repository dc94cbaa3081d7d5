import { PAYLOADS } from '../../server/modules/outgoing/payloads/schema.ts'
import { PARTNER_PAYLOADS } from '../../server/modules/outgoing/payloads/partner-schema.ts'
import {
  MEANINGS,
  PARTNER_EVENTS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../server/domain/webhook-events.ts'
import { OUTGOING_FORMATS } from '../../server/outgoing-formats/index.ts'
import type { OutgoingFormat, SecretSource } from '../../server/outgoing-formats/port.ts'

/** Generates `docs/reference/webhooks.md`: how events arrive, each of them, and an example of each shape. */
export function webhooksPage(): string {
  const shapes = Map.groupBy(WEBHOOK_EVENTS, (event) => PAYLOADS[event])
  const partnerShapes = Map.groupBy(PARTNER_EVENTS, (event) => PARTNER_PAYLOADS[event])
  return `${INTRODUCTION}
## Events

| Event | Told when |
|---|---|
${WEBHOOK_EVENTS.map((event) => `| \`${event}\` | ${MEANINGS[event]} |`).join('\n')}

## What \`data\` is

${[...shapes].map(exampleOf).join('\n')}
${PARTNERS}
${[...partnerShapes].map(exampleOf).join('\n')}`
}

function exampleOf([shape, events]: [Schema, readonly WebhookEvent[]]): string {
  const names = events.map((event) => `\`${event}\``).join(', ')
  const data = sampleOf(shape)
  return `### ${names}

\`\`\`json
${JSON.stringify(data, null, 2)}
\`\`\`
`
}

/** A link within another object is not shown again. */
const LINK: Schema = PAYLOADS['link.created']
const AS_BEFORE = { id: 'link_1C3MxQp0yTfWJ2k', '…': 'as in link.created' }

/** What an example is made of: the parts of a JSON schema that the shapes use. */
interface Schema {
  type?: string
  examples?: unknown[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

/** Builds an example: what the schema gives as one, or the emptiest value. */
function sampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOfAny(schema.anyOf)
  if (schema.properties) return sampleOfObject(schema)
  const empty: Record<string, unknown> = {
    string: '…',
    integer: 0,
    number: 0,
    boolean: false,
    array: [],
  }
  if (schema.type === 'object') return {}
  return schema.type ? (empty[schema.type] ?? null) : null
}

/** An example of a nested object says more than null. */
function sampleOfAny(options: readonly Schema[]): unknown {
  const object = options.find(({ properties }) => properties)
  if (object) return sampleOf(object)
  if (options.some(({ type }) => type === 'null')) return null
  // A number may also be written as text.
  return sampleOf(
    options.find(({ type }) => type === 'integer' || type === 'number') ?? options[0]!,
  )
}

function sampleOfObject({ properties = {}, required = [] }: Schema): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, schema === LINK ? AS_BEFORE : sampleOf(schema)]),
  )
}

const SECRETS: Record<SecretSource, string> = {
  generated: 'Made by svc, shown once',
  receiver: 'The receiver’s key: `writeKey`',
  none: 'The address itself',
}

function formatRow({ name, summary, secretSource }: OutgoingFormat): string {
  return `| \`${name}\` | ${summary} | ${SECRETS[secretSource]} |`
}

const INTRODUCTION = `# Webhooks

<!-- Made by \`bun run generate\` from server/domain/webhook-events.ts and the shapes of the payloads. -->

Your own server is told of what happens: each event is posted as JSON to every endpoint that asked for it. Endpoints
are registered in the console under *Webhooks*, or with \`POST /api/webhooks\`; a workspace has at most twenty. Their
addresses are https and never in a private network ([\`WEBHOOKS_ALLOW_PRIVATE\`](configuration.md)).

\`\`\`json
{ "id": "whd_1Vd4T2sKq0aB3xYz", "event": "lead.created", "mode": "live", "createdAt": "2031-05-01T12:00:00.000Z", "data": {} }
\`\`\`

## What you can rely on

- **All or nothing.** An event is written in the transaction in which it became true. What was not stored is not told.
- **At least once.** Answer with a 2xx status within 10 seconds; anything else, a redirect too, is tried again after
  5 seconds, 1, 5 and 30 minutes, 2, 5 and then every 10 hours, for three days. \`id\` stays the same, so you can drop
  what you had.
- **In order per object.** Events about one link, partner, enrollment, commission or payout arrive one after the other;
  leads, sales and refunds in the order of their customer. Clicks stand alone. Events about different objects arrive
  side by side.
- **\`data\` is the object as it was when the event was written down**, a moment after it happened: it is never older
  than the event, but may be newer. What is gone by then, because a person was erased, is not told.
- **A dead endpoint disturbs no other.** It is tried with one delivery at a time. When nothing arrived for three days, it
  is disabled; the console says so, and what failed can be sent again.
- Deliveries are kept for 30 days, with the last answer. Erasing a person deletes those that name them.

## Verifying a signature

Requests are signed as [Standard Webhooks](https://www.standardwebhooks.com) describe, by the headers \`webhook-id\`,
\`webhook-timestamp\` and \`webhook-signature\`. Verify the raw body, before you parse it:

\`\`\`ts
import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.WEBHOOK_SECRET ?? '').verify(rawBody, Object.fromEntries(request.headers))
\`\`\`

Without a library: the signature is \`v1,\` and the base64 of the HMAC-SHA256 over
\`<webhook-id>.<webhook-timestamp>.<body>\`, with the part of the secret after \`whsec_\`, decoded from base64, as its
key. The header may have several signatures with a space between; one must match. Refuse timestamps that are more than
five minutes old.

The secret is shown once. A new one (*New secret*, \`POST /api/webhooks/{id}/rotate\`) signs at once, and the former one
beside it for a day.

## Formats

\`format\` of \`POST /api/webhooks\` says how events are written. It cannot be changed later.

| Format | What is sent | Secret |
|---|---|---|
${Object.values(OUTGOING_FORMATS).map(formatRow).join('\n')}

For Slack, add an *incoming webhook* to a Slack app, choose the channel, and copy the address, which begins with
\`https://hooks.slack.com/services/\`. Each event is one line: what happened, the amount, partner, customer and link.

## Looking after deliveries

The console shows what an endpoint was told, with request and answer, by state and event; a delivery, or all of a span,
is sent again with the same id. The API: \`GET /api/webhooks/{id}/deliveries\`,
\`POST /api/webhooks/{id}/deliveries/{deliveryId}/replay\`, \`POST /api/webhooks/{id}/replay\`, and
\`POST /api/webhooks/{id}/test\`, which sends \`webhook.test\`.
`

const PARTNERS = `## Partners’ own endpoints

A partner can have endpoints as well (postbacks), at most five, for what is about them alone. They are kept with the
token of an embedded dashboard that has the scope \`settings.write\`: \`GET\` and \`POST /api/embed/referrals/webhooks\`,
\`PATCH\` and \`DELETE …/webhooks/{id}\`, \`POST …/webhooks/{id}/rotate\`, \`…/test\` and \`…/replay\`, and the log under
\`…/webhooks/{id}/deliveries\`. Whoever views a dashboard in the partner’s place, or only reads, sees none of it; the
workspace’s own list does not have them either. \`<svc-webhooks>\` is the page for it, which the partner portal has. All that is said above about order, repetition, signatures, private
networks and giving up holds for them too; when one is disabled, its \`disabledReason\` is \`failing\`.

They are told of the events below, and \`data\` is what the partner’s dashboard shows: customers are masked unless the
program shares them with this partner, no id of a customer is named, and a commission canceled for fraud is
\`canceled\`. Texts are in the partner’s language. Once the partner is banned or does not take part any more, nothing is
sent, not even what waits; erasing or merging the partner deletes the endpoints.
`
