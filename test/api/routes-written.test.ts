import { afterAll, expect, test } from 'bun:test'
import { RESOURCES } from '../../server/app.ts'
import { describeApi } from '../../server/http/openapi.ts'
import { OPERATIONS } from '../kit/routes.ts'
import { CHROME } from '../kit/workspace.ts'
import type { Sent } from '../security/api/client.ts'
import { headersOf } from '../security/api/headers.ts'
import { operationsOf, textPlaces, type Operation } from '../security/api/operations.ts'
import { validDraft, withValue, write } from '../security/api/requests.ts'
import { readValues } from '../security/api/values.ts'
import { Changes } from '../security/world/changes.ts'
import { openWorld } from '../security/world/world.ts'

const { backend, own } = await openWorld()
afterAll(() => backend.close())
const { sql } = backend.deps.db
const operations = operationsOf(describeApi(RESOURCES, 'http://localhost'))
const changes = await Changes.watch(sql)
const values = await readValues(operations, {
  tenant: own,
  ask: async (path, headers) => {
    const { isJson, text } = await send({ method: 'GET', path: `/api${path}`, headers })
    return isJson && JSON.parse(text)
  },
})

/** Tables whose changes triggers write into the audit log. */
const audited = new Set(
  (
    await sql<{ name: string }[]>`
      select distinct tgrelid::regclass::text as name from pg_trigger
      where tgname like 'audit%' and not tgisinternal`
  ).map(({ name }) => name),
)

/** What changes an audited table without an entry, and why. */
const WITHOUT_ENTRY = [
  { which: /^POST \/track\//, why: 'events are their own history, with the sums they change' },
  { which: /^POST \/payouts\/preview$/, why: 'what was counted is kept to be confirmed' },
  { which: /^PATCH \/embed\/referrals\/links\/{id}$/, why: 'the same URL is no change' },
]

test('an operation that changes something leaves an audit entry of its caller and the object', async () => {
  const faults: string[] = []
  let audits = 0
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    const done = await perform(operation)
    if (done.status > 299 || !done.changed.some((name) => audited.has(name))) continue
    const isComplete =
      done.entries.length > 0 &&
      done.entries.every(
        ({ actor, resourceId }) => actor.startsWith(callerOf(operation)) && resourceId !== '',
      )
    if (isComplete) audits++
    else if (!WITHOUT_ENTRY.some(({ which }) => which.test(operation.name))) {
      faults.push(`${operation.name} changed ${done.changed.join(', ')} as ${actors(done.entries)}`)
    }
  }
  expect(faults).toEqual([])
  expect(audits).toBeGreaterThan(130)
})

test('a request that is repeated with its Idempotency-Key changes nothing more', async () => {
  const faults: string[] = []
  let repeated = 0
  for (const operation of operations) {
    if (!OPERATIONS.get(operation.name)?.flags.includes('once')) continue
    const key = { 'idempotency-key': `once ${operation.name}` }
    const first = await perform(operation, key, { keep: true })
    if (first.status < 300) {
      await changes.take()
      const again = await perform(operation, key)
      repeated++
      // What shows a secret is not kept, so it cannot be answered again.
      const isSame = again.status === first.status && again.text === first.text
      if ((!isSame && again.status !== 409) || again.changed.length > 0) {
        faults.push(`${operation.name}: ${again.status} changed ${again.changed.join(', ')}`)
      }
    }
    for (const name of first.changed) await changes.restore(own.id, new Set([name]))
    await changes.takeBack()
  }
  expect(faults).toEqual([])
  expect(repeated).toBeGreaterThan(60)
})

interface Entry {
  actor: string
  resourceId: string
}

/** Sends a valid request, and puts back what it changed unless it is to be kept. */
async function perform(operation: Operation, headers = {}, { keep = false } = {}) {
  const requestId = crypto.randomUUID()
  const sent = write(operation, changing(operation), headersOf(own, operation.security))
  const all = { ...sent.headers, ...headers, 'x-request-id': requestId }
  const { status, text } = await send({ ...sent, headers: all })
  const { owners } = await changes.take()
  const entries = await sql<Entry[]>`
    select actor, resource_id as "resourceId" from audit_entries where request_id = ${requestId}`
  if (!keep) for (const [owner, names] of owners) await changes.restore(owner, names)
  if (!keep) await changes.take()
  // The use of a key is noted now and then.
  const changed = [...(owners.get(own.id) ?? [])].filter(
    (name) => name !== 'api_keys' || operation.path.includes('/keys'),
  )
  return { status, text, entries, changed }
}

/** A request with another text, where one is changed: the same ones change nothing. */
function changing(operation: Operation) {
  const draft = validDraft(operation, values)
  if (operation.method !== 'PATCH') return draft
  const texts = ['name', 'description', 'comments', 'text', 'path']
  const place = textPlaces(operation).find(
    ({ in: part, path }) => part === 'body' && path.length === 1 && texts.includes(`${path[0]}`),
  )
  return place ? withValue(draft, place, 'Another text', operation) : draft
}

/** How the audit log names who calls: `key:key_…`. Links of emails say themselves who follows them. */
function callerOf({ security: [first = {}] }: Operation): string {
  if ('secretKey' in first) return 'key:'
  if ('memberSession' in first) return `member:${own.personId}`
  if ('embedSession' in first) return 'embed:'
  return ''
}

const actors = (entries: readonly Entry[]) =>
  [...new Set(entries.map(({ actor }) => actor))].join(', ') || 'nobody'

async function send({ method, path, headers, body }: Sent) {
  // A minute goes by before a limit of requests is reached.
  backend.clock.advance(1000)
  const response = await backend.handle(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: { 'user-agent': CHROME, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : null,
    }),
  )
  const type = response.headers.get('content-type') ?? ''
  const isJson = type.includes('application/json')
  // A stream of events never ends.
  if (type.includes('event-stream')) await response.body?.cancel()
  return { status: response.status, isJson, text: response.bodyUsed ? '' : await response.text() }
}
