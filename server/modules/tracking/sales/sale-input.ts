import type { Deps } from '../../../deps.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import { parseCurrency } from '../../../domain/money.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'
import { readSaleParts } from '../../../core/sale-parts.ts'
import {
  hashOf,
  parseCustomerName,
  parseMetadata,
  parseOptional,
  parsePerson,
  parseTime,
  type Person,
} from '../../../core/input.ts'
import type { TrackSaleBody } from './schema.ts'

export interface SaleInput {
  externalId: string
  amountMinor: bigint
  parts: SaleParts
  currency: string
  eventName: string
  paymentProcessor: string
  invoiceId: string | null
  leadName: string | null
  clickId: string | null
  discountCode: string | null
  person: Person
  metadata: Record<string, unknown> | null
  at: Date
  bodyHash: string
  reporter: EvidenceLevel
}

/**
 * Validates a sale.
 * @throws ApiError `unprocessable_entity`
 */
export function readSale(deps: Deps, body: TrackSaleBody, reporter: EvidenceLevel): SaleInput {
  const { amount, timestamp } = body
  const currency = parseCurrency(body.currency ?? 'usd')
  const said = {
    externalId: parseCustomerName(body),
    parts: readSaleParts(body, { amount, currency }),
    currency,
    eventName: parseOptional('eventName', body.eventName) ?? 'Purchase',
    paymentProcessor: body.paymentProcessor ?? 'custom',
    invoiceId: parseOptional('invoiceId', body.invoiceId),
    leadName: parseOptional('leadEventName', body.leadEventName),
    clickId: parseOptional('clickId', body.clickId),
    person: parsePerson(body),
    metadata: parseMetadata(body.metadata),
  }
  const discountCode = parseOptional('discountCode', body.discountCode)
  const bodyHash = hashOf({ ...said, timestamp, ...(discountCode && { discountCode }) })
  const at = parseTime(deps.clock, timestamp)
  return { ...said, discountCode, amountMinor: BigInt(amount), at, bodyHash, reporter }
}
