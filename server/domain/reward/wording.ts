import { message, money, type Value } from '../message/message.ts'
import type { Attribute, Item } from './conditions/attribute.ts'
import { ATTRIBUTES } from './conditions/index.ts'
import { OPERATORS } from './conditions/operators.ts'

const SHOWN_CHARACTERS = 60
const SHOWN_ITEMS = 5

const CHOICES = Object.values(ATTRIBUTES).flatMap(({ choices }) => choices ?? [])

/** Formats a rate: `20 %`, `12.5 %` */
export function formatRate(rateBps: number): string {
  return `${rateBps / 100} %`
}

/** Formats a count with its noun: `1 month`, `12 months` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

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
    (all, item) => message('{items}, {item}', { items: all, item }),
    first,
  )
  return more > 0 ? message('{items} and {more} more', { items: list, more }) : list
}

function itemOf(item: Item, type: Attribute['type'], currency: string): Value {
  if (type === 'money' && isWhole(item)) return money(BigInt(item), currency)
  if (typeof item === 'number') return Number.isInteger(item) ? item : { decimal: String(item) }
  if (typeof item === 'boolean') return item ? message('true') : message('false')
  if (typeof item === 'bigint') return { decimal: String(item) }
  const short = item.length > SHOWN_CHARACTERS ? `${item.slice(0, SHOWN_CHARACTERS)}…` : item
  if (type === 'country') return { country: short }
  if (type !== 'choice') return { quoted: short }
  return CHOICES.includes(short) ? { text: short } : short
}

function isWhole(item: Item): item is number | bigint {
  return typeof item === 'bigint' || Number.isSafeInteger(item)
}

/** Formats an attribute's label within a sentence: `Customer country` → `customer country`. */
export function labelText(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** Returns the text of a comparison: `{name} is at least {value}`. */
export function comparisonText(label: string): string {
  return `{name} ${label} {value}`
}

/** Lists the texts that come from the registries of conditions, for translators. */
export function conditionTexts(): string[] {
  return [
    ...Object.values(ATTRIBUTES).map(({ label }) => labelText(label)),
    ...CHOICES,
    ...Object.values(OPERATORS).map(({ label }) => comparisonText(label)),
  ]
}
