import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { columnsWith } from '../kit/columns-with.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openShop(backend)

async function signUp(customerExternalId: string, more: object = {}, at: Shop = shop) {
  const clickId = await at.click()
  const body = { clickId, eventName: 'Sign up', customerExternalId, ...more }
  expect((await at.api('POST', '/track/lead', body)).status).toBe(200)
  return clickId
}

describe('update', () => {
  test('changes what is given and leaves the rest', async () => {
    await signUp('changer', { customerName: 'Old', customerEmail: 'old@example.com' })
    const { status, body } = await shop.api('PATCH', '/customers/ext_changer', {
      name: 'New',
      country: 'it',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'New', email: 'old@example.com', country: 'IT' })
    const cleared = await shop.api('PATCH', `/customers/${body.id}`, { email: null, avatar: '' })
    expect(cleared.body).toMatchObject({ name: 'New', email: null, avatar: null })
  })

  test('of nothing answers the customer as they are', async () => {
    await signUp('same')
    await shop.api('POST', '/track/sale', { customerExternalId: 'same', amount: 5 })
    const { body: before } = await shop.api('GET', '/customers/ext_same')
    const { status, body } = await shop.api('PATCH', '/customers/ext_same', {})
    expect([status, body]).toEqual([200, before])
  })

  test('of the external id takes the sales along, also those that wait for a lead', async () => {
    const own = await openShop(backend)
    await own.api('POST', '/customers', { externalId: 'before' })
    await own.api('POST', '/track/sale', { customerExternalId: 'before', amount: 3 })
    await own.api('POST', '/track/sale', { customerExternalId: 'after', amount: 4 })
    const { body } = await own.api('PATCH', '/customers/ext_before', { externalId: 'after' })
    expect(body).toMatchObject({ externalId: 'after', sales: 2, saleAmount: 7 })
    await signUp('after', {}, own)
    const { links } = await agreedTotals(backend, own.id)
    expect(links[own.link.id]).toMatchObject({ sales: 2, conversions: 1, saleAmount: 7 })
  })

  test('to an external id that is taken is a conflict and changes nothing', async () => {
    await signUp('taken')
    await signUp('mover', { customerName: 'Mover' })
    const { status, body } = await shop.api('PATCH', '/customers/ext_mover', {
      externalId: 'taken',
      name: 'Other',
    })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect((await shop.api('GET', '/customers/ext_mover')).body.name).toBe('Mover')
  })

  test('crosswise at once ends without an error of the server', async () => {
    await signUp('cross a')
    await signUp('cross b')
    const answers = await Promise.all([
      shop.api('PATCH', '/customers/ext_cross a', { externalId: 'cross b' }),
      shop.api('PATCH', '/customers/ext_cross b', { externalId: 'cross a' }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([409, 409])
  })
})

describe('delete', () => {
  test('erases the person everywhere and keeps the sums', async () => {
    const own = await openShop(backend)
    const person = {
      customerName: 'Grace Hopper',
      customerEmail: 'grace@example.com',
      customerAvatar: 'https://example.com/grace.png',
      metadata: { phone: 'call grace' },
    }
    await signUp('grace-id', person, own)
    const sale = { customerExternalId: 'grace-id', amount: 900, invoiceId: 'in_1', ...person }
    await own.api('POST', '/track/sale', sale, { 'idempotency-key': 'k' })
    const before = await agreedTotals(backend, own.id)
    const { body: known } = await own.api('GET', '/customers/ext_grace-id')

    const { status, body } = await own.api('DELETE', '/customers/ext_grace-id')
    expect([status, body]).toEqual([200, { id: known.id }])
    for (const id of [known.id, 'ext_grace-id', `ext_erased_${known.id}`]) {
      expect((await own.api('GET', `/customers/${id}`)).status).toBe(404)
      expect((await own.api('DELETE', `/customers/${id}`)).status).toBe(404)
    }
    expect((await own.api('GET', '/customers')).body).toEqual([])

    const after = await agreedTotals(backend, own.id)
    expect(after.links).toEqual(before.links)
    expect(Object.values(after.customers)).toEqual(Object.values(before.customers))
    expect(await columnsWith(backend, 'grace')).toEqual([])
    const refund = await own.api('POST', '/track/refund', { invoiceId: 'in_1', refundId: 'r' })
    expect(refund.status).toBe(200)
    expect((await agreedTotals(backend, own.id)).links[own.link.id]!.saleAmount).toBe(0)
  })

  test('lets the same external id begin anew', async () => {
    await signUp('phoenix')
    const { body: first } = await shop.api('GET', '/customers/ext_phoenix')
    await shop.api('DELETE', '/customers/ext_phoenix')
    await signUp('phoenix')
    const { body: second } = await shop.api('GET', '/customers/ext_phoenix')
    expect(second.id).not.toBe(first.id)
    await agreedTotals(backend, shop.id)
  })

  test('during leads and sales of the same customer leaves totals that agree', async () => {
    const own = await openShop(backend)
    for (let i = 0; i < 10; i++) {
      const customerExternalId = `leaver ${i}`
      const clickId = await signUp(customerExternalId, {}, own)
      await Promise.all([
        own.api('POST', '/track/sale', { customerExternalId, amount: 2 }),
        own.api('DELETE', `/customers/ext_${customerExternalId}`),
        own.api('POST', '/track/lead', { clickId, eventName: 'Demo', customerExternalId }),
        own.api('POST', '/track/sale', { customerExternalId, amount: 2, clickId }),
      ])
    }
    await agreedTotals(backend, own.id)
  })
})
