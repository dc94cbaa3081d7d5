import { message, money, type Value } from '../message/message.ts'
import type { Attribute, Item } from './conditions/attribute.ts'
import { SOURCES } from './conditions/customer.ts'
import { SALE_TYPES } from './conditions/sale.ts'

const SHOWN_CHARACTERS = 60
const SHOWN_ITEMS = 5

const CHOICES = [...SOURCES, ...SALE_TYPES]

/** Formats the values of a condition or of a fact for people: money with its currency, text in quotes. */
export function listItems(
  items: readonly Item[],
  type: Attribute['type'],
  currency: string,
): Value {
  const shown = items.slice(0, SHOWN_ITEMS).map((item) => itemOf(item, type, currency))
  const more = items.length - shown.length
  const [first = '', ...others] = shown
  const list = others.reduce<Value>(
    (all, item) => message('value.list', { items: all, item }),
    first,
  )
  return more > 0 ? message('value.list-more', { items: list, more }) : list
}

/** Names the products of a rule: by its label, else by their ids. */
export function productsOf(
  { label }: { label?: string },
  productIds: readonly string[],
  currency: string,
): Value {
  return label ?? listItems(productIds, 'list', currency)
}

function itemOf(item: Item, type: Attribute['type'], currency: string): Value {
  if (type === 'money' && isWhole(item)) return money(BigInt(item), currency)
  if (typeof item === 'number') return Number.isInteger(item) ? item : { decimal: String(item) }
  if (typeof item === 'boolean') return item ? message('value.true') : message('value.false')
  if (typeof item === 'bigint') return { decimal: String(item) }
  const short = item.length > SHOWN_CHARACTERS ? `${item.slice(0, SHOWN_CHARACTERS)}…` : item
  if (type === 'country') return { country: short }
  if (type !== 'choice') return { quoted: short }
  const choice = CHOICES.find((one) => one === short)
  return choice ? message(`condition.choice.${choice}`) : short
}

function isWhole(item: Item): item is number | bigint {
  return typeof item === 'bigint' || Number.isSafeInteger(item)
}
