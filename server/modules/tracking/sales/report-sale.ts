import type { Ctx } from '../../../core/ctx.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { reportedPerson } from '../customers/reported-person-schema.ts'
import type { ReportedSale, TrackSaleBody } from './schema.ts'
import { trackSale } from './track-sale.ts'

/** Records the sale that a browser reports, and answers what it sent: anybody can ask, about anybody. */
export async function reportSale(ctx: Ctx, body: TrackSaleBody): Promise<ReportedSale> {
  await trackSale(ctx, body, { reporter: 'browser' })
  return {
    eventName: body.eventName ?? 'Purchase',
    customer: reportedPerson(body),
    sale: {
      amount: body.amount,
      currency: parseCurrency(body.currency ?? 'usd'),
      paymentProcessor: body.paymentProcessor ?? 'custom',
      invoiceId: body.invoiceId ?? null,
      metadata: body.metadata ?? null,
    },
  }
}
