import { beforeEach, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { queuedJobs } from '../kit/jobs.ts'
import { openPartnerWebhooks, type Received } from '../kit/partner-webhooks.ts'

const DAY_MS = 86_400_000
const opened = await openPartnerWebhooks()
const { backend, workspace, program, ada, bob, received, answers } = opened
const { pageOf, register, begin, run, told, sell } = opened
let adaPage = await pageOf(ada.partner.id)
let bobPage = await pageOf(bob.partner.id)

beforeEach(async () => {
  // A test moves the clock past their end.
  adaPage = await pageOf(ada.partner.id)
  bobPage = await pageOf(bob.partner.id)
  await begin(adaPage, bobPage)
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

test('events of one partner are no jobs for the endpoint of another', async () => {
  const hook = await register(adaPage, '/ada')
  await register(bobPage, '/bob')
  await sell(ada.link.key)
  await relayOutbox(backend.deps)
  const jobs = await queuedJobs(backend, 'deliver-events')
  const types = jobs.flatMap(({ payload }) =>
    payload.events.map(({ type }: { type: string }) => type),
  )
  expect(jobs.map(({ payload }) => payload.webhookIds)).toEqual([[hook.id]])
  expect(types.toSorted()).toEqual(['commission.created', 'lead.created', 'sale.created'])
})

describe('what happened to a partner who is merged into another', () => {
  test.each(['before', 'after'])(
    'is told to the other’s endpoints, merged %s the relay',
    async (when) => {
      const from = await program.enroll(`Grace ${when}`)
      const into = await program.enroll(`Grace Hopper ${when}`)
      const [fromPage, intoPage] = [await pageOf(from.partner.id), await pageOf(into.partner.id)]
      await register(fromPage, '/from')
      await register(intoPage, '/into')
      await sell(from.link.key)
      await sell(ada.link.key)
      if (when === 'after') await relayOutbox(backend.deps)
      const body = { fromPartnerId: from.partner.id, intoPartnerId: into.partner.id }
      expect((await workspace.api('POST', '/partners/merge', body)).status).toBe(200)
      await run()
      await run()
      expect(told('/from')).toEqual([])
      const events = told('/into').map(({ event }) => event)
      expect(events.toSorted()).toEqual(['commission.created', 'lead.created', 'sale.created'])
    },
  )
})

test('an endpoint that is deleted leaves its events to no other, although its partner absorbed another', async () => {
  const [from, into] = [await program.enroll('Joan'), await program.enroll('Joan Clarke')]
  const body = { fromPartnerId: from.partner.id, intoPartnerId: into.partner.id }
  expect((await workspace.api('POST', '/partners/merge', body)).status).toBe(200)
  const page = await pageOf(into.partner.id)
  const hook = await register(page, '/deleted')
  await sell(into.link.key)
  await relayOutbox(backend.deps)
  await page.call('DELETE', `/webhooks/${hook.id}`)
  await register(page, '/later')
  await run()
  await run()
  expect([told('/deleted'), told('/later')]).toEqual([[], []])
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
