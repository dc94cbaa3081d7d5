import { expect, test } from 'bun:test'
import { openShop } from '../kit/conversions.ts'
import { openSales } from '../kit/open-sales.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend, shop, signUp, sale, customer } = await openSales()
const DAY_MS = 86_400_000

test('an edit of a link keeps its password, its end and everything else that it does not name', async () => {
  const link = await shop.createLink('locked', {
    password: 'sesame',
    expiresAt: '2032-01-01T00:00:00.000Z',
    expiredUrl: 'https://shop.test/over',
    ios: 'https://apps.test/',
    geo: { DE: 'https://shop.test/de' },
    comments: 'Spring',
    externalId: 'spring-1',
  })
  const { body: before } = await shop.api('GET', `/links/${link.id}`)
  await shop.api('PATCH', `/links/${link.id}`, { title: 'Sale' })
  const { body: after } = await shop.api('GET', `/links/${link.id}`)
  expect({ ...after, updatedAt: null }).toEqual({ ...before, title: 'Sale', updatedAt: null })
  expect((await shop.visit('locked')).headers.get('location')).toBeNull()
  await shop.api('PATCH', `/links/${link.id}`, { password: null })
  expect((await shop.visit('locked')).status).toBe(302)
})

test('a hostname that is removed is refused with the next call of a page there', async () => {
  const at = await openShop(backend)
  const click = async () =>
    (await at.browser('/track/click', { domain: at.domain, key: 'spring' })).status
  expect(await click()).toBe(200)
  expect((await at.api('DELETE', '/workspace/hostnames/shop.test')).status).toBe(200)
  expect(await click()).toBe(403)
})

test('a code that was removed attributes nothing any more, and its customers stay with the partner', async () => {
  const at = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, at)
  const groupId = program.group.id
  const more = { event: 'sale', type: 'percentage', rateBps: 1000, maxDurationMonths: null }
  await at.api('POST', '/rewards', { groupId, ...more })
  await at.api('POST', '/discounts', { groupId, type: 'percentage', rateBps: 1000 })
  const { partner, link } = await program.enroll('Coder')
  const body = { partnerId: partner.id, linkId: link.id, code: 'ADA10' }
  const { body: code } = await at.api('POST', '/discount-codes', body)
  const buy = async (customerExternalId: string, invoiceId: string, discountCode?: string) => {
    const what = { customerExternalId, invoiceId, amount: 1000, currency: 'usd' }
    await at.api('POST', '/track/sale', { ...what, ...(discountCode ? { discountCode } : {}) })
    return (await at.api('GET', `/commissions?partnerId=${partner.id}`)).body.length
  }
  expect(await buy('one', 'i1', 'ADA10')).toBe(1)
  expect((await at.api('DELETE', `/discount-codes/${code.id}`)).status).toBe(200)
  expect(await buy('two', 'i2', 'ADA10')).toBe(1)
  expect(await buy('one', 'i3')).toBe(2)
})

test('an Idempotency-Key of one workspace or call says nothing about another’s', async () => {
  const other = await openShop(backend)
  const headers = { 'idempotency-key': 'the same key' }
  const body = { url: 'https://shop.test/once' }
  const [mine, theirs] = [
    await shop.api('POST', '/links', body, headers),
    await other.api('POST', '/links', body, headers),
  ]
  expect(mine.body.id).not.toBe(theirs.body.id)
  const again = await shop.api('POST', '/links', body, headers)
  expect(again.body.id).toBe(mine.body.id)
  const changed = await shop.api('POST', '/links', { url: 'https://shop.test/other' }, headers)
  expect(changed.status).toBe(409)
})

test('an invoice of one workspace, and its refund, is nothing to another', async () => {
  const other = await openShop(backend)
  await signUp('shared')
  await signUp('shared', other)
  expect((await sale({ customerExternalId: 'shared', invoiceId: 'in_shared' })).status).toBe(200)
  const refund = { invoiceId: 'in_shared', refundId: 're_shared' }
  expect((await other.api('POST', '/track/refund', refund)).status).toBe(404)
  const theirs = { customerExternalId: 'shared', invoiceId: 'in_shared', amount: 500 }
  expect((await other.api('POST', '/track/sale', theirs)).status).toBe(200)
  expect((await shop.api('POST', '/track/refund', refund)).status).toBe(200)
  expect([
    (await customer('shared')).saleAmount,
    (await customer('shared', other)).saleAmount,
  ]).toEqual([0, 500])
})

test('an invoice counts once for ever: later, by another customer or with another amount it is no second sale', async () => {
  await signUp('once')
  await signUp('twice')
  const first = { customerExternalId: 'once', invoiceId: 'in_for_ever', currency: 'usd' }
  expect((await sale(first)).status).toBe(200)
  backend.clock.advance(400 * DAY_MS)
  expect((await sale(first)).status).toBe(200)
  expect((await sale({ ...first, amount: 5 })).status).toBe(409)
  expect((await sale({ ...first, customerExternalId: 'twice' })).status).toBe(409)
  expect([(await customer('once')).sales, (await customer('twice')).sales]).toEqual([1, 0])
})

test('a sale goes to the click before it within the window, never to one after it, in whichever order they are told', async () => {
  const before = await shop.click()
  backend.clock.advance(10 * 60_000)
  const soldAt = new Date(backend.clock.now()).toISOString()
  backend.clock.advance(10 * 60_000)
  const after = await shop.click()
  const buy = async (n: number, clickId: string) => {
    const body = { customerExternalId: `order-${n}`, invoiceId: `order-${n}`, clickId }
    await sale({ ...body, timestamp: soldAt })
    const { body: events } = await shop.api(
      'GET',
      `/customers/ext_order-${n}?includeExpandedFields=true`,
    )
    return events.link?.id ?? null
  }
  expect(await buy(1, before)).toBe(shop.link.id)
  const { body } = await shop.api('GET', '/events?event=sales&interval=all')
  expect(body.map((one: { invoice_id: string }) => one.invoice_id)).toContain('order-1')
  await buy(2, after)
  const { body: then } = await shop.api('GET', '/events?event=sales&interval=all')
  expect(then.map((one: { invoice_id: string }) => one.invoice_id)).not.toContain('order-2')
})

test('a key that only reads records no click, lead, sale or refund and changes nothing', async () => {
  const { body: key } = await shop.api('POST', '/workspace/keys', { name: 'R', scopes: ['read'] })
  const headers = { authorization: `Bearer ${key.key}` }
  const before = await shop.rows()
  const calls: [string, string, object][] = [
    [
      'POST',
      '/track/lead',
      { clickId: await shop.click(), eventName: 'x', customerExternalId: 'x' },
    ],
    ['POST', '/track/sale', { customerExternalId: 'x', amount: 1 }],
    ['POST', '/track/refund', { invoiceId: 'in_for_ever', refundId: 'x' }],
    ['POST', '/links', { url: 'https://shop.test' }],
    ['PATCH', `/links/${shop.link.id}`, { url: 'https://evil.test' }],
    ['PATCH', '/workspace', { name: 'x' }],
    ['POST', '/workspace/keys', { name: 'x', scopes: ['links.write'] }],
    ['DELETE', '/customers/ext_once', {}],
  ]
  for (const [method, path, body] of calls) {
    const sent = method === 'DELETE' ? undefined : body
    expect({ path, status: (await shop.api(method, path, sent, headers)).status }).toEqual({
      path,
      status: 403,
    })
  }
  expect(await shop.rows()).toEqual(before)
})
