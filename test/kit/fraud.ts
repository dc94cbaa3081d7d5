import type { TestBackend } from './backend.ts'
import { openEarnings, type Earnings } from './earnings.ts'
import type { TestEnrollment } from './program.ts'

/** A program that pays a tenth of each sale, and what its watchmen see. */
export interface Watched extends Earnings {
  /** A sale of 100.00 by a new customer who comes through the partner's link: its commission. */
  sell(options?: { by?: TestEnrollment; lead?: object; sale?: object }): Promise<any>
  /** One by the partner themselves: held by one flag. */
  sellFlagged(): Promise<{ commission: any; flag: any }>
  flags(query?: string): Promise<any[]>
  release(id: string, body?: object): Promise<{ status: number; body: any }>
  reject(id: string, body?: object): Promise<{ status: number; body: any }>
}

let buyers = 0

export async function openWatched(backend: TestBackend, options: object = {}): Promise<Watched> {
  const earnings = await openEarnings(backend, options)
  const { workspace } = earnings
  await earnings.reward('sale', { type: 'percentage', rateBps: 1000 })
  const watched: Watched = {
    ...earnings,
    async sell({ by = earnings.ada, lead = {}, sale = {} } = {}) {
      const n = ++buyers
      const buyer = `buyer_${n}`
      // Ids of one millisecond have no order.
      backend.clock.advance(1)
      await earnings.customer(buyer, { by, lead })
      const invoiceId = `watched_${n}`
      const { status, body } = await earnings.sale(buyer, 10_000, { invoiceId, ...sale })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return (await earnings.commissions(`&invoiceId=${invoiceId}`))[0]
    },
    async sellFlagged() {
      const commission = await watched.sell({ lead: { customerEmail: earnings.ada.partner.email } })
      const [flag] = await watched.flags(`?commissionId=${commission.id}`)
      return { commission, flag }
    },
    flags: async (query = '') => (await workspace.api('GET', `/fraud/flags${query}`)).body,
    release: (id, body) => workspace.api('POST', `/fraud/flags/${id}/release`, body),
    reject: (id, body) => workspace.api('POST', `/fraud/flags/${id}/reject`, body),
  }
  return watched
}
