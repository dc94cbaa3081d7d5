import { sql, type SQL } from 'drizzle-orm'
import { bigint, localizable, nullable, text } from '../../../db/row.ts'

/** What a sentence about a posting needs of its commission and payout (describe-line.ts). */
export const SUBJECT = {
  commissionType: nullable(text),
  description: nullable(localizable),
  invoiceId: nullable(text),
  provider: nullable(text),
  masked: nullable(localizable),
  failureReason: nullable(localizable),
  carried: nullable(bigint),
}

/** Selects it: `c` is the commission, `o` the payout. */
export const SUBJECT_COLUMNS: SQL = sql`c.type as "commissionType", c.description,
  c.invoice_id as "invoiceId", o.provider, o.masked, o.failure_reason as "failureReason",
  o.carried::text as carried`
