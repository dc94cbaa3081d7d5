import { invalid } from './errors.ts'
import { formatMoney } from './money.ts'

/** What a sale's amount may contain besides the price of the goods. */
export const SALE_PARTS = ['tax', 'shipping', 'fee'] as const
export type SalePart = (typeof SALE_PARTS)[number]

/** One product of a sale. `amountMinor` is its line total after discounts, not the price of one unit. */
export interface LineItem {
  productId: string
  name: string | null
  quantity: number
  amountMinor: number
}

/** What a sale's amount consists of, in minor units of the sale's currency. */
export interface SaleParts {
  /** Everything that the customer paid: what the parts are parts of. */
  amountMinor: number
  taxMinor: number
  shippingMinor: number
  feeMinor: number
  lineItems: readonly LineItem[]
}

/**
 * Refuses parts that do not fit into the sale's amount: the amount contains tax, shipping and fee, and
 * what it has without tax and shipping contains the line items. A fee may lie within the line items.
 * @throws ApiError `unprocessable_entity` with both figures
 */
export function checkSaleParts(
  parts: SaleParts,
  { currency, path = '' }: { currency: string; path?: string },
): void {
  const { amountMinor, taxMinor, shippingMinor, feeMinor, lineItems } = parts
  const shown = (minor: number) => formatMoney(BigInt(minor), currency)
  const besides = taxMinor + shippingMinor + feeMinor
  if (besides > amountMinor) {
    throw invalid(
      `${path}amount`,
      `tax, shipping and fee are ${shown(besides)} together, but the amount is ${shown(amountMinor)}. ` +
        'The amount is everything that the customer paid, so it contains them.',
    )
  }
  const goods = amountMinor - taxMinor - shippingMinor
  const items = lineItems.reduce((sum, item) => sum + item.amountMinor, 0)
  if (items <= goods) return
  throw invalid(
    `${path}lineItems`,
    `The line items are ${shown(items)} together, but the amount without tax and shipping is ` +
      `${shown(goods)}. Give each item's total after discounts, without tax.`,
  )
}
