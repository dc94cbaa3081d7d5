import { createHmac } from 'node:crypto'
import guest from '../fixtures/shopify/orders-paid.guest-no-names.json' with { type: 'json' }
import web from '../fixtures/shopify/orders-paid.web.json' with { type: 'json' }
import partial from '../fixtures/shopify/refunds-create.partial.json' with { type: 'json' }
import { runOnce } from '../../server/jobs/queue.ts'
import type { TestBackend } from './backend.ts'
import { makeDue } from './jobs.ts'
import type { TestWorkspace } from './workspace.ts'

export { guest, partial, web }

export const SECRET = 'shared-secret-1'

/** A connection, and how the provider sends events to it. */
export interface Sender {
  connection: any
  post(body: string, headers: Record<string, string>): Promise<Response>
  /** Sends an event of Shopify, signed. */
  shopify(topic: string, body: object | string, secret?: string): Promise<Response>
  /** Does what waits, and what waits for it, until nothing is left that time alone would not bring. */
  work(): Promise<void>
  inbox(query?: string): Promise<any[]>
  refunds(invoiceId: string): Promise<number[]>
}

export async function connectProvider(
  backend: TestBackend,
  workspace: TestWorkspace,
  provider: string,
): Promise<Sender> {
  const asked = { provider, name: provider, secret: SECRET }
  const { body: connection, status } = await workspace.api('POST', '/connections', asked)
  if (status !== 201) throw new Error(JSON.stringify(connection))
  const post = async (body: string, headers: Record<string, string>) => {
    const { pathname } = new URL(connection.webhookUrl)
    return backend.handle(
      new Request(`http://localhost${pathname}`, { method: 'POST', body, headers }),
    )
  }
  return {
    connection,
    post,
    shopify(topic, body, secret = SECRET) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const hmac = createHmac('sha256', secret).update(text).digest('base64')
      return post(text, { 'x-shopify-hmac-sha256': hmac, 'x-shopify-topic': topic })
    },
    async work() {
      await makeDue(backend)
      await runOnce(backend.deps)
    },
    inbox: async (query = '') => (await workspace.api('GET', `/inbox${query}`)).body,
    refunds: async (invoiceId) =>
      (await workspace.api('GET', `/refunds?invoiceId=${invoiceId}`)).body
        .map((one: any) => one.amount)
        .toSorted((a: number, b: number) => a - b),
  }
}

/** Amounts in the store's currency, and in the buyer's. */
export const set = (shop: string, code = 'USD', shown = shop, shownCode = code) => ({
  shop_money: { amount: shop, currency_code: code },
  presentment_money: { amount: shown, currency_code: shownCode },
})

let orders = 6_000_000

/** An order of one amount, as Shopify sends it when nothing else is known. */
export const order = (more: object = {}) => ({
  id: ++orders,
  currency: 'USD',
  total_price: '100.00',
  current_total_price: '100.00',
  total_outstanding: '0.00',
  total_tax: '0.00',
  financial_status: 'paid',
  customer: { id: 70_000_000 + orders, email: null, first_name: null, last_name: null },
  checkout_token: null,
  confirmation_number: null,
  note_attributes: [] as object[],
  discount_codes: [] as object[],
  line_items: [] as object[],
  refunds: [] as object[],
  test: false,
  created_at: '2031-05-09T08:00:00Z',
  processed_at: '2031-05-09T08:00:00Z',
  updated_at: '2031-05-09T08:00:05Z',
  ...more,
})

let refundIds = 8_000_000

/** A refund of an order, with a transaction for each amount. */
export const refund = (orderId: number, amounts: string[], more: object = {}) => {
  const id = ++refundIds
  return {
    id,
    order_id: orderId,
    refund_line_items: [] as object[],
    order_adjustments: [] as object[],
    transactions: amounts.map((amount, index) => ({
      id: id * 10 + index,
      kind: 'refund',
      status: 'success',
      amount,
      currency: 'USD',
      test: false,
    })),
    ...more,
  }
}
