import type { Ctx } from '../../server/core/ctx.ts'
import { trackLead } from '../../server/modules/tracking/leads/track-lead.ts'
import { refundSale } from '../../server/modules/tracking/sales/refund-sale.ts'
import { trackSale } from '../../server/modules/tracking/sales/track-sale.ts'
import type { PlannedLead, PlannedVisit } from './plan-history.ts'
import { writeVisits } from './write-visits.ts'

/** Customers written at once: their leads share transactions, and so do their sales. */
const ABREAST = 48

/** Writes past visitors of a workspace, and what those did who became its customers. */
export class HistoryWriter {
  readonly #ctx: Ctx
  #visitors: number

  /** `visitors` have been written before. */
  constructor(ctx: Ctx, visitors: number) {
    this.#ctx = ctx
    this.#visitors = visitors
  }

  async write(visits: readonly PlannedVisit[]): Promise<void> {
    const clickIds = await writeVisits(this.#ctx, visits, this.#visitors)
    this.#visitors += visits.length
    const customers = visits.flatMap(({ lead }, i) => (lead ? [{ lead, id: clickIds[i]! }] : []))
    const next = customers.values()
    const write = async () => {
      for (const { lead, id } of next) await writeCustomer(this.#ctx, lead, id)
    }
    await Promise.all(Array.from({ length: ABREAST }, write))
  }
}

async function writeCustomer(ctx: Ctx, lead: PlannedLead, clickId: string): Promise<void> {
  await trackLead(ctx, {
    clickId,
    eventName: 'Sign up',
    customerExternalId: lead.externalId,
    customerName: lead.name,
    customerEmail: lead.email,
    timestamp: new Date(lead.atMs).toISOString(),
  })
  for (const { atMs, amountMinor, invoiceId, refund } of lead.sales) {
    const timestamp = new Date(atMs).toISOString()
    await trackSale(ctx, {
      customerExternalId: lead.externalId,
      amount: amountMinor,
      currency: 'usd',
      eventName: 'Purchase',
      invoiceId,
      timestamp,
    })
    if (refund) await refundSale(ctx, { invoiceId, refundId: `re_${invoiceId}`, timestamp })
  }
}
