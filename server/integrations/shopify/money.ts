import { invalid } from '../../domain/errors.ts'
import { mulDivRound } from '../../domain/money.ts'
import { decimalToMinor } from '../decimal.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../read-json.ts'

/** Reads an amount in the store's currency, whatever the buyer saw; nothing is 0. */
export function shopMoney(object: Fields, name: string, currency: string): number {
  const money = fieldsOf(fieldsOf(object[`${name}_set`]).shop_money)
  return decimalToMinor(money.amount ?? object[name] ?? 0, textOf(money.currency_code) ?? currency)
}

/** Adds up an amount of several objects, in the store's currency. */
export function sumOf(objects: readonly Fields[], name: string, currency: string): number {
  return objects.reduce((sum, one) => sum + shopMoney(one, name, currency), 0)
}

/** What a refund consists of: each part has its amounts, and their names. */
const REFUND_PARTS: Readonly<Record<string, readonly string[]>> = {
  refund_line_items: ['subtotal_set', 'total_tax_set'],
  order_adjustments: ['amount_set', 'tax_amount_set'],
  refund_shipping_lines: ['subtotal_amount_set'],
  refund_duties: ['amount_set'],
}

interface MoneySet {
  shop: Fields
  shown: Fields
}

/** Lists the amounts of a refund, each in the store's currency and in the buyer's. */
function setsOf(refund: Fields): MoneySet[] {
  return Object.entries(REFUND_PARTS).flatMap(([part, names]) =>
    listOf(refund[part]).flatMap((one) =>
      names.flatMap((name) => {
        const set = fieldsOf(one[name])
        const [shop, shown] = [fieldsOf(set.shop_money), fieldsOf(set.presentment_money)]
        return textOf(shop.currency_code) && textOf(shown.currency_code) ? [{ shop, shown }] : []
      }),
    ),
  )
}

/**
 * Reads what a transaction of a refund gave back, in the store's currency. Transactions are in the buyer's: it
 * is converted as the refund itself converts its parts.
 * @throws ApiError `unprocessable_entity` when nothing says how
 */
export function refundedMoney(
  transaction: Fields,
  { refund, currency }: { refund: Fields; currency: string | null },
): { amountMinor: number; currency: string } {
  const shop = fieldsOf(fieldsOf(transaction.amount_set).shop_money)
  const shopCode = textOf(shop.currency_code)
  if (shopCode) return { amountMinor: decimalToMinor(shop.amount, shopCode), currency: shopCode }
  const sets = setsOf(refund)
  const shown = (textOf(transaction.currency) ?? currency ?? '').toUpperCase()
  const own = (currency ?? textOf(sets[0]?.shop.currency_code) ?? shown).toUpperCase()
  const amount = decimalToMinor(transaction.amount ?? 0, shown)
  if (own === shown) return { amountMinor: amount, currency: own }
  const [from, to] = [sum(sets, 'shown', shown), sum(sets, 'shop', own)]
  if (from > 0n && to > 0n) {
    return { amountMinor: Number(mulDivRound(BigInt(amount), to, from)), currency: own }
  }
  throw invalid('transactions', `Shopify didn’t send the ${own} amount of these ${shown}.`)
}

/** Adds up the amounts in one currency without their signs: adjustments may have either. */
function sum(sets: readonly MoneySet[], side: keyof MoneySet, currency: string): bigint {
  return sets
    .filter((set) => textOf(set[side].currency_code)?.toUpperCase() === currency)
    .reduce((all, set) => all + BigInt(Math.abs(decimalToMinor(set[side].amount, currency))), 0n)
}
