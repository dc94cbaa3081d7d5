import type { TestBackend } from './backend.ts'
import { openShop, type Shop } from './conversions.ts'

export interface Story {
  shop: Shop
  clickIds: string[]
  leadId: string
  saleId: string
  refundId: string
}

/** Where the visitors of the story are and come from. */
export const VISITOR = {
  'x-forwarded-for': '203.0.113.7',
  'cf-ipcountry': 'DE',
  'cf-region-code': 'BE',
  'cf-ipcity': 'Berlin',
  referer: 'https://news.test/today?x=1',
}

/**
 * Three clicks (one scanned, one direct), a lead, a sale over 50.00 USD of which 20.00 are refunded, and
 * a sale over 9.00 EUR. The backend must trust its proxy.
 */
export async function playStory(backend: TestBackend): Promise<Story> {
  const shop = await openShop(backend)
  const follow = async (visitor: string, key: string, headers: HeadersInit) => {
    const { headers: answer } = await shop.visit(key, { visitor, headers })
    return new URL(answer.get('location')!).searchParams.get('svc_id')!
  }
  await shop.createLink('autumn', { url: 'https://shop.test/autumn?utm_source=mail', tagNames: [] })
  const clickIds = [await follow('ada', 'spring', VISITOR)]
  backend.clock.advance(1000)
  clickIds.push(await follow('bob', 'autumn?qr=1', { ...VISITOR, referer: '' }))
  backend.clock.advance(1000)
  clickIds.push(await follow('eve', 'autumn', { 'x-forwarded-for': '203.0.113.9' }))
  backend.clock.advance(60_000)
  await shop.api('POST', '/track/lead', {
    clickId: clickIds[0],
    eventName: 'Sign up',
    customerExternalId: 'ada',
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    metadata: { plan: 'pro' },
  })
  backend.clock.advance(60_000)
  const sale = { customerExternalId: 'ada', paymentProcessor: 'stripe' }
  await shop.api('POST', '/track/sale', {
    ...sale,
    amount: 5000,
    currency: 'usd',
    invoiceId: 'in_1',
  })
  backend.clock.advance(60_000)
  await shop.api('POST', '/track/sale', {
    ...sale,
    amount: 900,
    currency: 'eur',
    invoiceId: 'in_2',
  })
  backend.clock.advance(60_000)
  await shop.api('POST', '/track/refund', { invoiceId: 'in_1', amount: 2000, refundId: 're_1' })
  backend.clock.advance(1000)
  const { sql } = backend.deps.db
  const [ids] = await sql<{ lead: string; sale: string; refund: string }[]>`
    select (select id from leads where workspace_id = ${shop.id}) as lead,
      (select id from sales where workspace_id = ${shop.id} and invoice_id = 'in_1') as sale,
      (select id from refunds where workspace_id = ${shop.id}) as refund`
  return { shop, clickIds, leadId: ids!.lead, saleId: ids!.sale, refundId: ids!.refund }
}
