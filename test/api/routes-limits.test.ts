import { beforeEach, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { prepareRouteCalls } from '../kit/route-calls.ts'
import { look, says, type Route } from '../kit/routes.ts'

const backend = await testBackend({ config: { rateLimitPerMinute: 60_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)

// What the rate limiters have counted is forgotten.
beforeEach(() => backend.clock.advance(60_000))

const all = () => true

test('a plan that lacks what a route needs is refused, and no other route asks for the plan', async () => {
  const { sql } = backend.deps.db
  const plan = async (to: string) => {
    await sql`update workspaces set plan = ${to} where id = ${kit.workspace.id}`
    await backend.deps.directory.changed()
  }
  const found = await look(all, async (route) => {
    const credentials = await kit.credentials(route)
    await plan('free')
    const { message } = await kit.call(route, credentials)
    await plan('business')
    if (message.startsWith('The partner program needs the business plan')) return 'program'
    if (message.startsWith('Conversion tracking needs the business plan')) return 'conversions'
    return null
  })
  const isPlan = (flag: string) => flag === 'program' || flag === 'conversions'
  expect(found).toEqual(says(all, ({ flags }) => flags.find(isPlan) ?? null))
})

test('only routes for pages of other origins say that these may read the answer', async () => {
  const origin = 'https://elsewhere.test'
  const requests = ({ method }: Route) => method !== 'OPTIONS'
  const found = await look(requests, async (route) => {
    const preflight = await kit.call(
      { ...route, method: 'OPTIONS' },
      { origin, 'access-control-request-method': route.method },
    )
    const answer = await kit.call(route, { origin })
    return [preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'))
  })
  expect(found).toEqual(
    says(requests, ({ flags }) => [
      flags.includes('cors') ? '*' : null,
      flags.includes('cors') || flags.includes('cors-get') ? '*' : null,
    ]),
  )
})

/** The rate limiter of those who may call a route. */
const LIMITERS: Record<string, readonly string[]> = {
  public: [],
  page: ['visitors'],
  partner: ['visitors', 'partners'],
  person: ['people'],
  embed: ['visitors', 'embeds'],
}

test('who calls is counted by the rate limiters of the route', async () => {
  const found = await look(all, async (route): Promise<string[]> => {
    // Looking counts, too, and there are more routes than one may call in a minute.
    backend.clock.advance(2_000)
    const { callers, before } = countsBefore()
    const { address } = await kit.call(route, await kit.credentials(route))
    return [
      ...(['visitors', 'strangers', 'mails', 'signIns'] as const).filter((name) =>
        kit.counted(name, address),
      ),
      ...callers.filter(([name, id], i) => kit.counted(name, id) - before[i]! > 1).map(([n]) => n),
    ].sort()
  })
  const limiters: readonly string[] = ['visitors', 'strangers', 'mails', 'signIns']
  expect(found).toEqual(
    says(all, ({ caller, flags, method }) =>
      [
        ...(LIMITERS[caller.split(':')[0]!] ?? ['keys']).filter(
          // A preflight of a browser counts as much as what it precedes: not twice.
          (name) => name !== 'visitors' || method === 'GET' || method === 'POST',
        ),
        ...flags.filter((flag) => limiters.includes(flag)),
      ].sort(),
    ),
  )
})

function countsBefore() {
  const callers = [
    ['keys', kit.ids.key],
    ['partners', kit.ids.partner],
    ['embeds', kit.ids.session],
    ['people', kit.ids.person],
  ] as const
  return { callers, before: callers.map(([name, id]) => kit.counted(name, id)) }
}

test('an Idempotency-Key that was used for another request is refused where it repeats answers', async () => {
  const posts = ({ method, caller }: Route) => method === 'POST' && caller !== 'public'
  const key = { 'idempotency-key': 'used before' }
  const { api, browser } = kit.workspace
  await api('POST', '/folders', { name: 'Before' }, key)
  const sale = { customerExternalId: 'before', amount: 1 }
  await browser('/track/sale/client', { publishableKey: await kit.publishableKey(), ...sale }, key)
  await kit.page('POST', '/links', { url: 'https://shop.test/before' }, key)
  const found = await look(posts, async (route) => {
    const { message } = await kit.call(route, { ...(await kit.credentials(route)), ...key })
    return message.startsWith('This Idempotency-Key was used for another request.')
  })
  expect(found).toEqual(says(posts, ({ flags }) => flags.includes('once')))
})

test('an Idempotency-Key with the same body is refused at another address', async () => {
  const key = { 'idempotency-key': 'for one address' }
  const { api } = kit.workspace
  const first = await api('POST', '/tags', { name: 'Summer' }, key)
  expect((await api('POST', '/tags', { name: 'Summer' }, key)).body).toEqual(first.body)
  expect((await api('POST', '/folders', { name: 'Summer' }, key)).status).toBe(409)
})
