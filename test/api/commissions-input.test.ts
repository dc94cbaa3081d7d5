import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings } from '../kit/earnings.ts'

const backend = await testBackend()
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('buyer')

const words = (text: string) => text.split(' ')
const NUL = '\0'
const HALF = '\ud800'
const LONG = 'x'.repeat(3_000)

test('no input of any call is answered with a failure of the server', async () => {
  const [one] = [(await shop.sale('buyer', 1_000), (await shop.commissions())[0])]
  const strange = [NUL, HALF, LONG, ' ', '-,', "'", '-1', '1e9']
  const calls: [string, string, unknown?][] = []
  for (const text of strange) {
    const query = encodeURIComponent(text.isWellFormed() ? text.slice(0, 9_000) : 'x')
    for (const name of words(
      `type status customerId payoutId partnerId tenantId groupId programId invoiceId interval start end timezone sortBy page pageSize startingAfter endingBefore`,
    )) {
      calls.push(['GET', `/commissions?${name}=${query}`])
    }
    calls.push(['GET', `/commissions/${query}`], ['PATCH', `/commissions/${query}`, {}])
    calls.push(
      ['GET', `/exchange-rates?currency=${query}`],
      ['GET', `/exchange-rates?day=${query}`],
    )
    for (const name of ['earnings', 'saleAmount', 'modifySaleAmount', 'currency', 'status']) {
      calls.push(['PATCH', `/commissions/${one.id}`, { saleAmount: 1, [name]: text }])
    }
    calls.push(['PATCH', '/commissions/bulk', { commissionIds: [text], status: 'hold' }])
    for (const name of ['day', 'currency', 'perEuro']) {
      const rate = { day: '2026-01-01', currency: 'jpy', perEuro: '1' }
      calls.push(['POST', '/exchange-rates', { ...rate, [name]: text }])
    }
    const { id: partnerId } = shop.ada.partner
    const customer = { externalId: 'c', country: 'DE' }
    const sale = { amount: 100 }
    for (const type of ['custom', 'lead', 'sale']) {
      const body = { type, partnerId, amount: 1, customer, sale }
      for (const name of words(
        `partnerId tenantId programId date description externalId customerId linkId leadEventName invoiceId productId leadEventDate`,
      )) {
        calls.push(['POST', '/commissions', { ...body, [name]: text }])
      }
      calls.push(['POST', '/commissions', { ...body, customer: { ...customer, name: text } }])
      calls.push(['POST', '/commissions', { ...body, customer: { externalId: text } }])
      calls.push(['POST', '/commissions', { ...body, sale: { ...sale, currency: text } }])
      calls.push(['POST', '/commissions', { ...body, lead: { eventName: text } }])
    }
  }
  const failed: unknown[] = []
  for (const [method, path, body] of calls) {
    const answer = await shop.workspace.api(method, path, body)
    if (answer.status >= 500) failed.push([method, path.slice(0, 80), body, answer.body])
  }
  expect(failed).toEqual([])
  await shop.agree()
})
