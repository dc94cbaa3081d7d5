import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { PARTNER_EVENTS } from '../../server/domain/webhook-events.ts'
import { callerWith, openPage, type EmbedPage } from '../kit/embed.ts'
import { emptyQueue, makeDue } from '../kit/jobs.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const ada = await program.enroll('Ada Lovelace')
const bob = await program.enroll('Bob Byte')
const pageOf = (partnerId: string) => openPage(backend, workspace, { partnerId })
const reward = { event: 'sale', type: 'percentage', rateBps: 2000, groupId: program.group.id }
expect((await workspace.api('POST', '/rewards', reward)).status).toBe(201)
let adaPage = await pageOf(ada.partner.id)
let bobPage = await pageOf(bob.partner.id)

interface Received {
  path: string
  headers: Record<string, string>
  text: string
}
const received: Received[] = []
const answers = new Map<string, number>()
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const path = new URL(request.url).pathname
    received.push({ path, headers: request.headers.toJSON(), text: await request.text() })
    return new Response(null, { status: answers.get(path) ?? 204 })
  },
})
afterAll(() => receiver.stop(true))

const register = async (
  page: EmbedPage,
  path: string,
  events: readonly string[] = PARTNER_EVENTS,
) => {
  const url = `http://127.0.0.1:${receiver.port}${path}`
  const { status, body } = await page.call('POST', '/webhooks', { url, events })
  expect([status, body.error]).toEqual([201, undefined])
  return body
}
const clear = async (page: EmbedPage) => {
  const { body } = await page.call('GET', '/webhooks')
  for (const { id } of body) await page.call('DELETE', `/webhooks/${id}`)
}
/** Everything that is due is done, and what waits for a later time after `ms`. */
async function run(ms = 0) {
  backend.clock.advance(ms)
  await relayOutbox(backend.deps)
  await makeDue(backend)
  await runOnce(backend.deps)
}
const told = (path: string) =>
  received.filter((one) => one.path === path).map(({ text }) => JSON.parse(text))
let buyers = 0
async function sell(key: string) {
  const clickId = await program.click(key)
  const customerExternalId = `buyer-${++buyers}`
  const customer = { customerName: 'Grace Okoro', customerEmail: 'grace@buyers.test' }
  const lead = { clickId, eventName: 'Sign up', customerExternalId, ...customer }
  expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
  const sale = { customerExternalId, amount: 10_000, currency: 'usd', invoiceId: `INV-${buyers}` }
  expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
  return customerExternalId
}

beforeEach(async () => {
  // A test moves the clock past their end.
  adaPage = await pageOf(ada.partner.id)
  bobPage = await pageOf(bob.partner.id)
  await clear(adaPage)
  await clear(bobPage)
  await emptyQueue(backend)
  received.length = 0
  answers.clear()
})

describe('a partner’s endpoint', () => {
  test('shows its secret once, is changed, listed and deleted', async () => {
    const hook = await register(adaPage, '/ada')
    expect(hook.secret).toMatch(/^whsec_/)
    const change = { description: ' Tracker ', events: ['payout.sent'] }
    const { body } = await adaPage.call('PATCH', `/webhooks/${hook.id}`, change)
    expect(body).toMatchObject({ description: 'Tracker', events: ['payout.sent'], enabled: true })
    const { body: all } = await adaPage.call('GET', '/webhooks')
    expect(all).toEqual([body])
    expect((await adaPage.call('GET', `/webhooks/${hook.id}`)).body).toEqual(body)
    const off = await adaPage.call('PATCH', `/webhooks/${hook.id}`, { enabled: false })
    expect(off.body).toMatchObject({ enabled: false, disabledReason: 'partner' })
    expect((await adaPage.call('DELETE', `/webhooks/${hook.id}`)).status).toBe(200)
    expect((await adaPage.call('GET', '/webhooks')).body).toEqual([])
    const [row] = await backend.deps.db.sql`
      select count(*)::int as n from webhooks where workspace_id = ${workspace.id}`
    expect(row!.n).toBe(0)
  })

  test('is one of five; those of the workspace and of others do not count', async () => {
    const own = { url: 'https://shop.example/hooks', events: ['payout.sent'] }
    await workspace.api('POST', '/webhooks', own)
    for (let n = 0; n < 5; n++) await register(adaPage, `/ada-${n}`)
    const sixth = await adaPage.call('POST', '/webhooks', own)
    expect([sixth.status, sixth.body.error.code]).toEqual([403, 'exceeded_limit'])
    await register(bobPage, '/bob')
    const { body } = await workspace.api('GET', '/webhooks')
    expect(body.map(({ url }: { url: string }) => url)).toEqual([own.url])
    await workspace.api('DELETE', `/webhooks/${body[0].id}`)
  })

  test.each([
    'link.clicked',
    'customer.created',
    'partner.created',
    'fraud.flagged',
    'month.closed',
    'sale.refunded',
    'payout_draft.waiting',
  ])('is not told of %s: 422', async (event) => {
    const body = { url: 'https://shop.example/hooks', events: [event] }
    expect((await adaPage.call('POST', '/webhooks', body)).status).toBe(422)
  })

  test.each(['ftp://shop.example', 'https://a:b@shop.example', 'shop'])(
    'has an address that can be posted to, not %s: 422',
    async (url) => {
      const body = { url, events: ['payout.sent'] }
      expect((await adaPage.call('POST', '/webhooks', body)).status).toBe(422)
    },
  )
})

describe('an event', () => {
  test('arrives signed at the endpoint of the partner whom it is about, and at no other’s', async () => {
    const hook = await register(adaPage, '/ada')
    await register(bobPage, '/bob')
    await sell(ada.link.key)
    await run()
    expect(told('/bob')).toEqual([])
    const events = told('/ada')
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'commission.created',
      'lead.created',
      'sale.created',
    ])
    for (const { headers, text } of received) {
      const message: any = new Webhook(hook.secret).verify(text, headers)
      expect(message.id).toBe(headers['webhook-id'])
    }
    const { body: log } = await adaPage.call('GET', `/webhooks/${hook.id}/deliveries`)
    expect(log.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('delivered'))
  })

  test('tells what the dashboard shows, with the customer masked, and no id of theirs anywhere', async () => {
    const hook = await register(adaPage, '/ada')
    const externalId = await sell(ada.link.key)
    await run()
    const byEvent = Object.fromEntries(told('/ada').map(({ event, data }) => [event, data]))
    const { body: shown } = await adaPage.call('GET', '/commissions')
    const commission = shown.find(
      ({ id }: { id: string }) => id === byEvent['commission.created'].id,
    )
    expect(commission).toMatchObject({ amount: 10_000, earnings: 2000 })
    expect(byEvent['commission.created']).toEqual(commission)
    expect(byEvent['lead.created']).toMatchObject({
      eventName: 'Sign up',
      link: { id: ada.link.id, key: ada.link.key },
    })
    expect(byEvent['lead.created'].customer).toEqual(commission.customer)
    expect(byEvent['sale.created'].sale).toEqual({ amount: 10_000, currency: 'usd' })
    const { body: log } = await adaPage.call('GET', `/webhooks/${hook.id}/deliveries`)
    const everything = JSON.stringify([received, log])
    for (const secret of ['Okoro', 'grace@', externalId, 'cus_', 'INV-', workspace.id]) {
      expect([secret, everything.includes(secret)]).toEqual([secret, false])
    }
  })

  test('names the customer where the program shares customers', async () => {
    const path = `/partners/${bob.partner.id}`
    await workspace.api('PATCH', path, { programId: program.program.id, sharesCustomers: true })
    await register(bobPage, '/bob', ['lead.created'])
    await sell(bob.link.key)
    await run()
    const [commission] = (await bobPage.call('GET', '/commissions?pageSize=1')).body
    expect(told('/bob').map(({ data }) => data.customer)).toEqual([commission.customer])
  })

  test('can be a test, and is signed by both secrets for a day after one was rotated', async () => {
    const hook = await register(adaPage, '/ada', ['payout.sent'])
    const rotated = (await adaPage.call('POST', `/webhooks/${hook.id}/rotate`)).body
    const sent = (await adaPage.call('POST', `/webhooks/${hook.id}/test`)).body
    await run()
    const [{ headers, text }] = received as [Received]
    for (const { secret } of [hook, rotated]) new Webhook(secret).verify(text, headers)
    expect(JSON.parse(text)).toMatchObject({ id: sent.id, event: 'webhook.test' })
    const path = `/webhooks/${hook.id}/deliveries/${sent.id}`
    expect((await adaPage.call('GET', path)).body).toMatchObject({ status: 'delivered' })
    expect((await adaPage.call('POST', `${path}/replay`)).body.status).toBe('waiting')
    await run()
    expect(received.length).toBe(2)
  })
})

describe('nobody else', () => {
  const calls = (id: string, deliveryId: string) =>
    [
      ['GET', `/webhooks/${id}`, undefined],
      ['PATCH', `/webhooks/${id}`, { enabled: false }],
      ['DELETE', `/webhooks/${id}`, undefined],
      ['POST', `/webhooks/${id}/rotate`, undefined],
      ['POST', `/webhooks/${id}/test`, undefined],
      ['POST', `/webhooks/${id}/replay`, { since: '2020-01-01T00:00:00Z' }],
      ['GET', `/webhooks/${id}/deliveries`, undefined],
      ['GET', `/webhooks/${id}/deliveries/${deliveryId}`, undefined],
      ['POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`, undefined],
    ] as const

  test('finds a partner’s endpoint: another partner, another workspace, the workspace itself: 404', async () => {
    const { id } = await register(adaPage, '/ada')
    const sent = (await adaPage.call('POST', `/webhooks/${id}/test`)).body
    const foreign = await createTestWorkspace(backend)
    const theirs = await createTestProgram(backend, foreign)
    const { partner } = await theirs.enroll('Ada Lovelace', { email: ada.partner.email })
    const stranger = await openPage(backend, foreign, { partnerId: partner.id })
    for (const [method, path, body] of calls(id, sent.id)) {
      const found = await Promise.all([
        bobPage.call(method, path, body),
        stranger.call(method, path, body),
        workspace.api(method, path, body),
        foreign.api(method, path, body),
      ])
      expect([path, found.map(({ status }) => status)]).toEqual([path, [404, 404, 404, 404]])
    }
    expect((await bobPage.call('GET', '/webhooks')).body).toEqual([])
    expect((await stranger.call('GET', '/webhooks')).body).toEqual([])
  })

  test('who views the dashboard in the partner’s place, or only reads, comes near it: 403', async () => {
    const { id } = await register(adaPage, '/ada')
    const partnerId = ada.partner.id
    const viewing = await workspace.api('POST', '/tokens/embed/referrals/view', { partnerId })
    const viewer = callerWith(backend, viewing.body.publicToken)
    const reader = await openPage(backend, workspace, {
      partnerId,
      scopes: ['read', 'links.write'],
    })
    const body = { url: 'https://shop.example/hooks', events: ['payout.sent'] }
    const all = [
      ...calls(id, 'whd_none'),
      ['GET', '/webhooks'],
      ['POST', '/webhooks', body],
    ] as const
    for (const [method, path, sent] of all) {
      const statuses = [await viewer(method, path, sent), await reader.call(method, path, sent)]
      expect([path, statuses.map(({ status }) => status)]).toEqual([path, [403, 403]])
    }
  })

  test('is told of anything once the partner is banned, not even of what waits', async () => {
    const { partner, link } = await program.enroll('Mallory')
    const page = await pageOf(partner.id)
    const hook = await register(page, '/mallory')
    await sell(link.key)
    const ban = { partnerId: partner.id, programId: program.program.id, reason: 'fraud' }
    const banned = await workspace.api('POST', '/partners/ban', ban)
    expect([banned.status, banned.body.error]).toEqual([200, undefined])
    await run()
    expect(told('/mallory')).toEqual([])
    expect((await page.call('GET', '/webhooks')).status).toBe(401)
    expect((await page.call('POST', `/webhooks/${hook.id}/test`)).status).toBe(401)
  })

  test('gets what already waited when the partner was banned', async () => {
    const { partner, link } = await program.enroll('Trudy')
    const page = await pageOf(partner.id)
    const { id } = await register(page, '/trudy', ['sale.created'])
    answers.set('/trudy', 500)
    await sell(link.key)
    await run()
    expect(told('/trudy').length).toBe(1)
    const ban = { partnerId: partner.id, programId: program.program.id, reason: 'fraud' }
    await workspace.api('POST', '/partners/ban', ban)
    answers.clear()
    await run(60_000)
    expect(told('/trudy').length).toBe(1)
    const [row] = await backend.deps.db.sql`
      select status from webhook_deliveries
      where workspace_id = ${workspace.id} and webhook_id = ${id}`
    expect(row!.status).toBe('failed')
  })
})

describe('when a person goes', () => {
  test('a partner who is erased, or became another, leaves no endpoint', async () => {
    const eve = await program.enroll('Eve')
    await register(await pageOf(eve.partner.id), '/eve')
    const one = await program.enroll('Kim One')
    await register(await pageOf(one.partner.id), '/kim')
    const endpoints = async (partnerId: string) => {
      const [row] = await backend.deps.db.sql`
        select count(*)::int as n from webhooks
        where workspace_id = ${workspace.id} and partner_id = ${partnerId}`
      return row!.n
    }
    expect([await endpoints(eve.partner.id), await endpoints(one.partner.id)]).toEqual([1, 1])
    const two = await program.enroll('Kim Two')
    const merge = { fromPartnerId: one.partner.id, intoPartnerId: two.partner.id }
    expect((await workspace.api('POST', '/partners/merge', merge)).status).toBe(200)
    const erased = await workspace.api('DELETE', `/partners/${eve.partner.id}`)
    expect([erased.status, erased.body.error]).toEqual([200, undefined])
    expect([await endpoints(eve.partner.id), await endpoints(one.partner.id)]).toEqual([0, 0])
  })

  test('what partners were told of a customer who is erased is deleted', async () => {
    const hook = await register(adaPage, '/ada')
    const externalId = await sell(ada.link.key)
    await run()
    const log = async () =>
      (await adaPage.call('GET', `/webhooks/${hook.id}/deliveries`)).body.length
    expect(await log()).toBe(3)
    const { status } = await workspace.api('DELETE', `/customers/ext_${externalId}`)
    expect(status).toBe(200)
    expect(await log()).toBe(0)
  })
})

// Last, since it moves the clock by days.
test('an event waits for a partner’s endpoint that does not answer, which is disabled after three days', async () => {
  const hook = await register(adaPage, '/ada', ['sale.created'])
  answers.set('/ada', 500)
  await sell(ada.link.key)
  await run()
  await run(15 * 60_000)
  await run(3 * DAY_MS)
  adaPage = await pageOf(ada.partner.id)
  const { body } = await adaPage.call('GET', `/webhooks/${hook.id}`)
  expect(body).toMatchObject({ enabled: false, disabledReason: 'failing' })
  answers.clear()
  received.length = 0
  await adaPage.call('PATCH', `/webhooks/${hook.id}`, { enabled: true })
  const since = { since: '2020-01-01T00:00:00Z' }
  const replayed = await adaPage.call('POST', `/webhooks/${hook.id}/replay`, since)
  expect(replayed.body).toEqual({ count: 1 })
  await run()
  expect(told('/ada').map(({ event }) => event)).toEqual(['sale.created'])
})
