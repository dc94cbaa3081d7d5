/** Does what the conformance cases ask of this library: one JSON object a line, in and out. */
import { createInterface } from 'node:readline'
import * as svc from './src/index.ts'
import { FakeSvc } from './src/testing.ts'

interface Command {
  do: string
  // A line of JSON: which fields there are is up to the case.
  [field: string]: any
}

/** The client, called by names that the cases give. */
type ByName = Record<string, Record<string, (...given: unknown[]) => unknown>>

let client: svc.Svc

const COMMANDS: Record<string, (command: Command) => unknown> = {
  client({ baseUrl, apiKey, timeoutMs, maxRetries }) {
    const limits = {
      ...(timeoutMs && { timeoutMs }),
      ...(maxRetries !== undefined && { maxRetries }),
    }
    client = new svc.Svc({ baseUrl, apiKey, ...limits })
    return null
  },
  call: ({ resource, method, path = [], params, items, content, take, options }) =>
    read(
      // Its classes have no index signature.
      (client as unknown as ByName)[resource]![method]!(
        ...path,
        ...argumentsOf({ params, items, content, options }),
      ),
      take,
    ),
  webhook: ({ body, headers, secret, now }) =>
    svc.verifyWebhook(body, headers, secret, { nowMs: now * 1000 }),
  signed: async ({ body, secret }) =>
    svc.verifyWebhook(body, await svc.signWebhook(body, secret), secret),
  cookie({ header, value }) {
    const jar = new Map(value ? [['svc_id', { value: String(value) }]] : [])
    return [
      svc.readClickId(header),
      svc.readClickId(new Request('http://shop.test', { headers: { cookie: header } })),
      svc.readClickId({ headers: { cookie: header } }),
      svc.readClickId({ cookies: value ? { svc_id: value } : {} }),
      svc.readClickId({ get: (name) => jar.get(name) }),
      svc.readClickId({ cookies: { get: (name) => jar.get(name) } }),
    ]
  },
  money({ decimal, currency }) {
    const amount = svc.money(decimal, currency)
    return { amount: String(amount.amount), text: svc.formatMoney(amount) }
  },
  unserializable: ({ kind }) =>
    client.track.sale({
      customerExternalId: 'x',
      amount: 1,
      metadata: { it: unserializable(kind) },
    }),
  async fake() {
    const fake = new FakeSvc()
    fake.answer('POST /links', { id: 'link_1', shortLink: 'https://go.test/a' })
    const link = await fake.links.create({ url: 'https://shop.test/' })
    const [{ method, path, body }] = fake.requests as [SentRequest]
    return { id: link.id, shortLink: link.shortLink, method, path, body }
  },
}

function unserializable(kind: string): unknown {
  if (kind === 'not a number') return Number.NaN
  if (kind === 'object') return new Map([['a', 1]])
  const cycle: Record<string, unknown> = {}
  cycle['again'] = cycle
  return cycle
}

type SentRequest = FakeSvc['requests'][number]

function argumentsOf({ params, items, content, options }: Omit<Command, 'do'>): unknown[] {
  const given = [params, items, content].filter((one) => one !== undefined)
  return options ? [...given, options] : given
}

async function read(called: unknown, take?: number): Promise<unknown> {
  if (hasItems(called)) return called.toArray(take)
  const answer = isStream(called) ? called : await called
  if (!isStream(answer)) return answer
  const events: unknown[] = []
  for await (const event of answer) if (events.push(event) >= take!) break
  return events
}

function hasItems(answer: unknown): answer is { toArray(take?: number): Promise<unknown[]> } {
  return typeof answer === 'object' && answer !== null && 'toArray' in answer
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

function errorOf(error: unknown): object {
  if (error instanceof svc.ApiError) {
    const { code, status, requestId, docUrl, issues, retryAfterSeconds, message } = error
    const shown = {
      class: error.constructor.name,
      code,
      status,
      requestId,
      docUrl,
      issues,
      message,
    }
    return { type: 'api', ...shown, retryAfter: retryAfterSeconds }
  }
  return { type: typeOf(error), message: error instanceof Error ? error.message : String(error) }
}

function typeOf(error: unknown): string {
  if (error instanceof svc.ConfigurationError) return 'configuration'
  if (error instanceof svc.TimeoutError) return 'timeout'
  if (error instanceof svc.ConnectionError) return 'connection'
  if (error instanceof svc.UnexpectedAnswerError) return 'unexpected'
  return error instanceof svc.SignatureError ? 'signature' : 'unknown'
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as Command
  try {
    console.log(JSON.stringify({ ok: (await COMMANDS[command.do]!(command)) ?? null }))
  } catch (error) {
    console.log(JSON.stringify({ error: errorOf(error) }))
  }
}
