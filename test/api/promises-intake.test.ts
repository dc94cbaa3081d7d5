import { beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import type { Grant, Integration } from '../../server/integrations/port.ts'
import { fixture as stripe, stripeEvent } from '../../server/integrations/stripe/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { openAccount } from '../../server/modules/intake/connections/account.ts'
import { openShop } from '../kit/conversions.ts'
import { openSales } from '../kit/open-sales.ts'

const { backend, shop, signUp, storedSales } = await openSales()

const GRANT: Grant = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresInSeconds: null,
  accountId: 'acct_1',
  accountName: 'Acme',
}
const oauth: Partial<Integration> = {
  oauth: {
    isConfigured: true,
    authorizeUrl: ({ state }) => `https://provider.test/authorize?state=${state}`,
    exchange: () => Promise.resolve(GRANT),
    refresh: () => Promise.resolve(GRANT),
  },
}
beforeAll(() => {
  const { integrations } = backend.deps
  Object.assign(backend.deps, {
    integrations: { ...integrations, hubspot: { ...integrations.hubspot, ...oauth } },
  })
})

const open = async (id: string) => {
  const actor = { type: 'system', name: 'test' } as const
  const ctx = createCtx(backend.deps, { workspaceId: shop.id, plan: shop.plan, actor })
  return (await openAccount(ctx, id)).details
}
const post = async (webhookUrl: string, body: string, secret: string) => {
  const signed = { secret, nowMs: backend.clock.now(), url: webhookUrl }
  const headers = await stripe.sign({ body }, signed)
  const { pathname } = new URL(webhookUrl)
  return backend.handle(
    new Request(`http://localhost${pathname}`, { method: 'POST', body, headers }),
  )
}
const paid = (id: string, customer: string, more: object = {}) =>
  stripeEvent(
    'invoice.paid',
    {
      id,
      amount_paid: 1900,
      total: 1900,
      currency: 'usd',
      metadata: { svcCustomerExternalId: customer },
      ...more,
    },
    { nowMs: backend.clock.now() },
  ).body

describe('an edit of a connection', () => {
  test('that was made on the provider’s page keeps its tokens, its account and the settings it does not name', async () => {
    const asked = { provider: 'hubspot', name: 'Main', details: { leadStages: 'a,b' } }
    const { body: page } = await shop.api('POST', '/connections/authorize', asked)
    const state = new URL(page.url).searchParams.get('state')
    const query = { state, code: 'good' }
    const { body: made } = await shop.api('POST', '/connections/complete', {
      provider: 'hubspot',
      query,
    })
    const before = await open(made.id)
    expect(before).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' })
    for (const change of [{ name: 'Renamed' }, { details: { saleStages: 'won' } }]) {
      const { status, body } = await shop.api('PATCH', `/connections/${made.id}`, change)
      expect([status, body]).toMatchObject([200, { accountId: 'acct_1', authorized: true }])
    }
    expect(await open(made.id)).toEqual({ ...before, saleStages: 'won' })
  })

  test('that was made with a secret keeps it; a new secret ends the former one', async () => {
    await signUp('ada')
    const asked = { provider: 'stripe', name: 'Main', secret: stripe.secret }
    const { body: made } = await shop.api('POST', '/connections', asked)
    const path = `/connections/${made.id}`
    expect((await shop.api('PATCH', path, { name: 'Renamed' })).status).toBe(200)
    expect((await post(made.webhookUrl, paid('in_a', 'ada'), stripe.secret)).status).toBe(200)
    const secret = 'whsec_another0123456789'
    expect((await shop.api('PATCH', path, { secret })).status).toBe(200)
    expect((await post(made.webhookUrl, paid('in_b', 'ada'), stripe.secret)).status).toBe(401)
    expect((await post(made.webhookUrl, paid('in_c', 'ada'), secret)).status).toBe(200)
    await runOnce(backend.deps)
    const invoices = (await storedSales('ada')).map((one) => one.invoice_id as string)
    expect(invoices.toSorted()).toEqual(['in_a', 'in_c'])
  })
})

test('an event signed for one workspace’s connection is worth nothing at another’s', async () => {
  const other = await openShop(backend)
  const connect = async (at: typeof shop, secret: string) =>
    (await at.api('POST', '/connections', { provider: 'stripe', name: 'Other', secret })).body
  const mine = await connect(shop, 'whsec_mine0123456789')
  const theirs = await connect(other, 'whsec_theirs0123456789')
  const { status } = await post(theirs.webhookUrl, paid('in_x', 'ada'), 'whsec_mine0123456789')
  expect(status).toBe(401)
  expect((await other.api('GET', `/inbox?connectionId=${theirs.id}`)).body).toEqual([])
  expect((await shop.api('GET', `/inbox?connectionId=${mine.id}`)).body).toEqual([])
})

test('an event that is replayed, and an invoice that the server reports too, count once', async () => {
  await signUp('bob')
  const asked = { provider: 'stripe', name: 'Twice', secret: stripe.secret }
  const { body: made } = await shop.api('POST', '/connections', asked)
  const body = paid('in_twice', 'bob')
  for (const _ of [1, 2])
    expect((await post(made.webhookUrl, body, stripe.secret)).status).toBe(200)
  await runOnce(backend.deps)
  const [stored] = (await shop.api('GET', `/inbox?connectionId=${made.id}`)).body
  await shop.api('POST', `/inbox/${stored.id}/replay`)
  await shop.api('POST', '/inbox/replay', { connectionId: made.id })
  await runOnce(backend.deps)
  const sale = { customerExternalId: 'bob', amount: 1900, currency: 'usd', invoiceId: 'in_twice' }
  expect((await shop.api('POST', '/track/sale', sale)).status).not.toBe(500)
  expect(await storedSales('bob')).toHaveLength(1)
})

test('an event of the other mode than the workspace is kept as ignored, and counts nothing', async () => {
  await signUp('tess')
  const asked = { provider: 'stripe', name: 'Mode', secret: stripe.secret }
  const { body: made } = await shop.api('POST', '/connections', asked)
  const event = JSON.stringify({ ...JSON.parse(paid('in_test', 'tess')), livemode: false })
  expect((await post(made.webhookUrl, event, stripe.secret)).status).toBe(200)
  await runOnce(backend.deps)
  const [stored] = (await shop.api('GET', `/inbox?connectionId=${made.id}`)).body
  expect(stored.status).toBe('ignored')
  expect(await storedSales('tess')).toHaveLength(0)
})
