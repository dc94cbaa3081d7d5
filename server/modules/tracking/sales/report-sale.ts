import type { Ctx } from '../../../core/ctx.ts'
import { presentSaleParts, readSaleParts } from '../../../core/sale-parts.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { reportedPerson } from '../customers/reported-person-schema.ts'
import type { ReportedSale, TrackSaleBody } from './schema.ts'
import { trackSale } from './track-sale.ts'

/** Records the sale that a browser reports, and answers what it sent: anybody can ask, about anybody. */
export async function reportSale(ctx: Ctx, body: TrackSaleBody): Promise<ReportedSale> {
  await trackSale(ctx, body, { reporter: 'browser' })
  const currency = parseCurrency(body.currency ?? 'usd')
  return {
    eventName: body.eventName ?? 'Purchase',
    customer: reportedPerson(body),
    sale: {
      amount: body.amount,
      ...presentSaleParts(readSaleParts(body, { amount: body.amount, currency })),
      currency,
      paymentProcessor: body.paymentProcessor ?? 'custom',
      invoiceId: body.invoiceId ?? null,
      metadata: body.metadata ?? null,
    },
  }
}
