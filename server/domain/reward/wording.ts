import { formatMoney } from '../money.ts'
import type { Attribute, Item } from './conditions/attribute.ts'

const SHOWN_CHARACTERS = 60
const SHOWN_ITEMS = 5

/** `20 %`, `12.5 %` */
export function formatRate(rateBps: number): string {
  return `${rateBps / 100} %`
}

/** `1 month`, `12 months` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The values of a condition or of a fact as people read them: money with its currency, text in quotes. */
export function formatItems(
  items: readonly Item[],
  type: Attribute['type'],
  currency: string,
): string {
  const shown = items.slice(0, SHOWN_ITEMS).map((item) => formatItem(item, type, currency))
  const more = items.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function formatItem(item: Item, type: Attribute['type'], currency: string): string {
  if (type === 'money' && isWhole(item)) return formatMoney(BigInt(item), currency)
  if (typeof item !== 'string') return String(item)
  const short = item.length > SHOWN_CHARACTERS ? `${item.slice(0, SHOWN_CHARACTERS)}…` : item
  return type === 'country' || type === 'choice' ? short : JSON.stringify(short)
}

function isWhole(item: Item): item is number | bigint {
  return typeof item === 'bigint' || Number.isSafeInteger(item)
}
