import { amountCell, amountHeading } from '../../../../core/csv-money.ts'
import type { Ctx } from '../../../../core/ctx.ts'
import { readAllRows } from '../../../../core/list-rows.ts'
import { writeCsv, type CsvColumns } from '../../../../core/write-csv.ts'
import { API_LOCALE } from '../../../../locales/format.ts'
import type { Commission, CommissionFilters } from '../schema.ts'
import { COMMISSIONS } from './commission-filters.ts'
import { presentCommissions } from './present.ts'

/** The columns of an export, in their order. */
const COLUMNS: CsvColumns<Commission> = {
  id: (one) => one.id,
  createdAt: (one) => one.createdAt,
  type: (one) => one.type,
  status: (one) => one.status,
  currency: (one) => one.currency.toUpperCase(),
  [amountHeading('amount')]: (one) => amountCell(one.amount, one.currency),
  [amountHeading('earnings')]: (one) => amountCell(one.earnings, one.currency),
  partnerId: (one) => one.partner.id,
  partnerName: (one) => one.partner.name,
  partnerEmail: (one) => one.partner.email,
  tenantId: (one) => one.partner.tenantId,
  groupId: (one) => one.partner.groupId,
  programId: (one) => one.programId,
  customerId: (one) => one.customer?.id,
  customerExternalId: (one) => one.customer?.externalId,
  customerName: (one) => one.customer?.name,
  customerEmail: (one) => one.customer?.email,
  invoiceId: (one) => one.invoiceId,
  eventId: (one) => one.eventId,
  payoutId: (one) => one.payoutId,
  description: (one) => one.description,
  holdReason: (one) => one.holdReason,
  maturesAt: (one) => one.maturesAt,
  paidAt: (one) => one.paidAt,
}

/** Exports every matching commission as CSV, newest first, read page by page while it is written. */
export function exportCommissions(ctx: Ctx, query: CommissionFilters): AsyncIterator<string> {
  return writeCsv(COLUMNS, pages())

  async function* pages(): AsyncGenerator<Commission[]> {
    for await (const rows of readAllRows(ctx, COMMISSIONS, { query })) {
      yield presentCommissions({ ...ctx, locale: API_LOCALE }, rows)
    }
  }
}
