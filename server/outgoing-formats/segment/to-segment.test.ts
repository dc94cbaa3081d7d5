import { describe, expect, test } from 'bun:test'
import { toSegment } from './to-segment.ts'
import { segment } from './format.ts'

const told = (event: string, data: object) =>
  JSON.parse(
    toSegment(JSON.stringify({ id: 'whd_1', event, createdAt: '2031-05-10T08:00:00.000Z', data })),
  )

describe('an event of Segment', () => {
  test('has the delivery’s id and time, so that it counts once', () => {
    const data = { commissionId: 'cm_1', enrollmentId: 'en_1', status: 'held', change: 'held' }
    expect(told('commission.updated', data)).toEqual({
      type: 'track',
      messageId: 'whd_1',
      timestamp: '2031-05-10T08:00:00.000Z',
      event: 'Commission Updated',
      anonymousId: 'whd_1',
      properties: data,
      context: { library: { name: 'svc', version: '1' } },
    })
  })

  test.each([
    ['sale.created', { customer: { externalId: 'user_1', id: 'cus_1' } }, 'user_1'],
    ['sale.created', { customer: { externalId: null, id: 'cus_1' } }, 'cus_1'],
    ['customer.created', { id: 'cus_1', externalId: 'user_1' }, 'user_1'],
    ['partner.updated', { partnerId: 'pn_1' }, 'pn_1'],
    ['partner.created', { id: 'pn_1' }, 'pn_1'],
    ['commission.created', { id: 'cm_1', partner: { id: 'pn_1' } }, 'pn_1'],
  ])('%s is of whom it is about', (event, data, userId) => {
    expect(told(event, data).userId).toBe(userId)
  })

  test('without anybody is of the click', () => {
    const { anonymousId, userId } = told('link.clicked', { click: { id: 'click-1' } })
    expect([anonymousId, userId]).toEqual(['click-1', undefined])
  })

  test.each([
    ['usd', 1999, 19.99],
    ['jpy', 1999, 1999],
    ['kwd', 1234, 1.234],
  ])('has the revenue of a sale in %s as a decimal', (currency, amount, revenue) => {
    const sale = { amount, currency, invoiceId: 'INV-1' }
    expect(told('sale.created', { sale }).properties).toMatchObject({
      revenue,
      currency: currency.toUpperCase(),
      order_id: 'INV-1',
    })
  })

  test('of a refund has what went back, and no revenue', () => {
    const sale = { amount: 1999, currency: 'usd', invoiceId: 'INV-1' }
    const { properties } = told('sale.refunded', { sale, refund: { amount: 500, currency: 'usd' } })
    expect(properties).toMatchObject({ total: 5, order_id: 'INV-1' })
    expect(properties.revenue).toBeUndefined()
  })

  test('keeps a name of the payload before its own', () => {
    expect(told('payout_run.failed', { currency: 'eur' })).toMatchObject({
      event: 'Payout Run Failed',
      properties: { currency: 'eur' },
    })
  })
})

test('the write key is the user, without a password', () => {
  const body = JSON.stringify({ id: 'whd_1', event: 'link.clicked', createdAt: '', data: {} })
  const { headers } = segment.write({ id: 'whd_1', body, timestampS: 0 }, ['key-1'])
  expect(atob(headers.authorization!.split(' ')[1]!)).toBe('key-1:')
})
