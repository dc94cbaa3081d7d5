import { invalid } from '../../../domain/errors.ts'
import type { ForPartner } from '../../earnings/commissions/adjust/create-custom.ts'

/** Refuses amounts that a lead or sale does not have, instead of ignoring them. */
export function requireOwnFields({
  type,
  amount,
  currency,
  sale,
  saleAmount,
}: ForPartner['body']): void {
  if ((amount ?? null) !== null || (currency ?? null) !== null) {
    const path = (amount ?? null) === null ? 'currency' : 'amount'
    throw invalid(path, `${path} is only for custom commissions. Use sale.${path}.`)
  }
  if (type === 'lead' && (sale || (saleAmount ?? null) !== null)) {
    throw invalid('sale', 'A lead can’t have a sale. Use the type sale.')
  }
}
