import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { row, text } from '../../../db/row.ts'
import { toCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import { processorOf } from './processor-of.ts'

/** What decides which sales a connection may change. */
export interface Reporter {
  connectionId: string
  provider: string
  /** The program that its customers belong to; null: the workspace's. */
  programId: string | null
}

const SEPARATOR = toCustomerName({ externalId: '', programId: '' })

/**
 * Builds the condition that a sale `s` may be one of a connection's: its customer belongs to the connection's program or,
 * since the connection may have had another program before, is one that this connection has reported.
 */
export function isOwnSale(ws: string, { connectionId, provider, programId }: Reporter): SQL {
  if (programId === null) return sql`true`
  const name = sql`s.customer_external_id`
  const suffix = toCustomerName({ externalId: '', programId })
  const aliases = sql`select 1 from connection_aliases a
    where a.workspace_id = ${ws} and a.kind = 'customer'`
  const ofConnection = sql`${aliases} and a.connection_id = ${connectionId}`
  return sql`(right(${name}, ${suffix.length}::int) = ${suffix}
    or exists (${ofConnection} and a.value = ${name})
    or (s.payment_processor = ${processorOf({ provider })}
      and (strpos(${name}, ${SEPARATOR}) = 0
        or exists (${ofConnection} and a.value = split_part(${name}, ${SEPARATOR}, 1) || ${suffix}))
      and not exists (${aliases} and a.connection_id <> ${connectionId} and a.value = ${name})))`
}

const OwnSale = row({ id: text })

/**
 * Checks that the sale of an invoice is not another program's. One that is unknown is nobody's yet.
 * @throws ApiError `not_found`
 */
export async function requireOwnSale(
  { tx, scope }: TxCtx,
  reporter: Reporter,
  invoiceId: string,
): Promise<void> {
  if (reporter.programId === null) return
  const [foreign] = await tx.rows(
    scope,
    OwnSale,
    (ws) => sql`
    select s.id from invoice_keys k join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
    where k.workspace_id = ${ws} and k.invoice_id = ${invoiceId} and not ${isOwnSale(ws, reporter)}`,
  )
  if (!foreign) return
  throw new ApiError(
    'not_found',
    `The sale ${JSON.stringify(invoiceId)} belongs to a customer of another program.`,
  )
}
