import { message, type Message, type PlainCode, type Value } from '../message/message.ts'
import type { SOURCES } from './conditions/customer.ts'
import { findAttribute } from './conditions/find-attribute.ts'
import { expectedOf, findOperator, holds } from './conditions/operators.ts'
import type { SALE_TYPES } from './conditions/sale.ts'
import type { Condition, ConditionGroup } from './types.ts'
import { listItems } from './wording.ts'

/** Ids that a shop gives its products, which mean nothing to others. */
const OPAQUE = /^(prod|price|plan|sku|gid|var)[_:/]|^\d{4,}$|^[0-9a-f-]{12,}$/i

const SOURCE_WORDS: Record<(typeof SOURCES)[number], PlainCode> = {
  link: 'condition.phrase.source.link',
  code: 'condition.phrase.source.code',
  script: 'condition.phrase.source.script',
}
const SALE_WORDS: Record<(typeof SALE_TYPES)[number], PlainCode> = {
  new: 'condition.phrase.sale.new',
  recurring: 'condition.phrase.sale.recurring',
}

/**
 * Describes a condition for partners: by the label that the program gave it, else in words without names
 * of fields: `first purchase of a customer`, `sale of at least 50.00 USD`.
 */
export function phraseOf(condition: Condition, currency: string): Message {
  const { label, attribute: code, operator, value } = condition
  if (label !== undefined) return message('condition.label', { label })
  const found = findAttribute(code)
  if (!found || !findOperator(operator)) return message('condition.phrase.other')
  const { name, attribute } = found
  if (name === 'sale.metadata' || name === 'lead.metadata') {
    return message(`condition.phrase.${name}`)
  }
  if (name === 'customer.source') return choicesOf(condition, SOURCE_WORDS)
  if (name === 'sale.type') return choicesOf(condition, SALE_WORDS)
  const expected = expectedOf(value)
  const list = listItems(expected, attribute.type, currency)
  if (name === 'customer.country' || name === 'partner.country') {
    return findOperator(operator)!.negative
      ? message(`condition.phrase.${name}-not`, { value: list })
      : message(`condition.phrase.${name}`, { value: list })
  }
  if (name === 'sale.productId' && expected.some((one) => OPAQUE.test(String(one)))) {
    return message('condition.phrase.products')
  }
  return message(`condition.phrase.${name}`, { value: compared(operator, list) })
}

/** Describes a group of conditions for partners. */
export function phraseOfGroup({ match, conditions }: ConditionGroup, currency: string): Value {
  const parts = conditions.map((part): Value => {
    if (!('conditions' in part)) return phraseOf(part, currency)
    const inner = phraseOfGroup(part, currency)
    return part.conditions.length > 1 ? message('condition.group', { conditions: inner }) : inner
  })
  const [first = '', ...others] = withoutRepeats(parts)
  return others.reduce<Value>(
    (one, other) =>
      match === 'all'
        ? message('condition.and', { one, other })
        : message('condition.phrase.any-of', { one, other }),
    first,
  )
}

/** Leaves out what was said before: several fields of the metadata are all `certain sales`. */
export function withoutRepeats<Item extends Value>(items: readonly Item[]): Item[] {
  const known = new Map(items.map((item) => [JSON.stringify(item), item]))
  return Array.from(known.values())
}

/** Lists those choices with which the condition holds. */
function choicesOf(
  { operator, value }: Condition,
  words: Readonly<Record<string, PlainCode>>,
): Message {
  const comparison = findOperator(operator)!
  const fitting = Object.keys(words).filter((one) => holds(comparison, [one], value))
  const [first, ...others] = fitting.map((one) => message(words[one]!))
  if (!first) return message('condition.phrase.other')
  return others.reduce<Message>(
    (one, other) => message('condition.phrase.any-of', { one, other }),
    first,
  )
}

/** Describes how something is compared with values: `at least 50.00 USD`. */
function compared(operator: string, value: Value): Value {
  switch (operator) {
    case 'isNot':
    case 'notIn':
      return message('condition.value.not', { value })
    case 'startsWith':
    case 'endsWith':
    case 'contains':
    case 'notContains':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return message(`condition.value.${operator}`, { value })
    default:
      return value
  }
}
