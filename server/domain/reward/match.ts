import { message, type Message, type Value } from '../message/message.ts'
import { findAttribute, type FoundAttribute } from './conditions/find-attribute.ts'
import { expectedOf, findOperator, holds, isOperatorName } from './conditions/operators.ts'
import { phraseOf } from './partner-words.ts'
import type { Condition, ConditionGroup, RewardFacts } from './types.ts'
import { listItems } from './wording.ts'

/** The verdict about one group, and the conditions that decided it: one message each. */
export interface Match {
  matched: boolean
  steps: Message[]
}

/**
 * Evaluates a group of conditions. The result names only what decides: all conditions that hold together,
 * or the one that fails; the one that suffices, or all that fail. `currency` is the program's.
 */
export function matchGroup(group: ConditionGroup, facts: RewardFacts, currency: string): Match {
  return decide(group.match, group.conditions, (part) =>
    'conditions' in part
      ? decide(part.match, part.conditions, (inner) => matchCondition(inner, facts, currency))
      : matchCondition(part, facts, currency),
  )
}

function decide<Part>(
  match: 'all' | 'any',
  parts: readonly Part[],
  judge: (part: Part) => Match,
): Match {
  const steps: Message[] = []
  for (const part of parts) {
    const verdict = judge(part)
    if (verdict.matched === (match === 'any')) return verdict
    steps.push(...verdict.steps)
  }
  return { matched: match === 'all', steps }
}

/**
 * Evaluates one condition. It fails when the attribute or the operator is unknown. When the fact is unknown
 * it fails too, but a negative operator holds: what is not known to be DE "is not DE".
 */
function matchCondition(condition: Condition, facts: RewardFacts, currency: string): Match {
  const found = findAttribute(condition.attribute)
  const operator = findOperator(condition.operator)
  const asked = sentenceOf(condition, currency, { byCode: true })
  if (!found || !operator) {
    const steps = [message('condition.not-comparable', { condition: asked })]
    return { matched: false, steps }
  }
  const { attribute, path } = found
  const items = attribute.read(facts, path)
  const matched = holds(operator, items, condition.value)
  const actual = items.length === 0 ? null : listItems(items, attribute.type, currency)
  return { matched, steps: [verdictOn(asked, matched, actual)] }
}

function verdictOn(condition: Message, matched: boolean, actual: Value | null): Message {
  if (actual === null) {
    return matched
      ? message('condition.holds-unknown', { condition })
      : message('condition.fails-unknown', { condition })
  }
  return matched
    ? message('condition.holds', { condition, actual })
    : message('condition.fails', { condition, actual })
}

/**
 * Describes a condition: `customer country is DE`, `sale amount is at least 100.00 EUR`. With `byCode`
 * programs read the name of the attribute instead: `customer.country is DE`. Partners read neither.
 */
export function sentenceOf(
  condition: Condition,
  currency: string,
  { byCode = false }: { byCode?: boolean } = {},
): Message {
  const { attribute: code, operator, value } = condition
  const found = findAttribute(code)
  const means = found && nameOf(found)
  const name = means === null ? code : byCode ? { name: code, means } : means
  const expected = listItems(expectedOf(value), found?.attribute.type ?? 'text', currency)
  const sentence = isOperatorName(operator)
    ? message(`condition.operator.${operator}`, { name, value: expected })
    : message('condition.operator.unknown', { name, operator, value: expected })
  return { ...sentence, forPartner: phraseOf(condition, currency) }
}

function nameOf({ name, path }: FoundAttribute): Message {
  const label = message(`condition.attribute.${name}`)
  return path === '' ? label : message('condition.metadata-field', { label, field: path })
}
