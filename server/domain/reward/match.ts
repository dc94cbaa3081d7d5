import { findAttribute } from './conditions/find-attribute.ts'
import { expectedOf, findOperator, holds } from './conditions/operators.ts'
import type { Condition, ConditionGroup, RewardFacts } from './types.ts'
import { formatItems } from './wording.ts'

/** The verdict about one group, and the conditions that decided it: one sentence each. */
export interface Match {
  matched: boolean
  steps: string[]
}

/**
 * Do the conditions hold for these facts? Only what decides is told: all conditions that hold together,
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
  const steps: string[] = []
  for (const part of parts) {
    const verdict = judge(part)
    if (verdict.matched === (match === 'any')) return verdict
    steps.push(...verdict.steps)
  }
  return { matched: match === 'all', steps }
}

/**
 * One comparison. It fails when the attribute or the operator is unknown. When the fact is unknown it
 * fails too, but a negative operator holds: what is not known to be DE "is not DE".
 */
function matchCondition(condition: Condition, facts: RewardFacts, currency: string): Match {
  const found = findAttribute(condition.attribute)
  const operator = findOperator(condition.operator)
  const asked = sentenceOf(condition, currency)
  if (!found || !operator) {
    return { matched: false, steps: [`${asked}: no, that cannot be compared.`] }
  }
  const { attribute, path } = found
  const items = attribute.read(facts, path)
  const matched = holds(operator, items, condition.value)
  const actual = items.length === 0 ? 'not known' : formatItems(items, attribute.type, currency)
  return { matched, steps: [`${asked}: ${matched ? 'yes' : 'no'}, it is ${actual}.`] }
}

/** `customer.country is DE`, `sale.amount is at least 100.00 EUR` */
export function sentenceOf(
  { attribute, operator, value }: Condition,
  currency: string,
  name: string = attribute,
): string {
  const type = findAttribute(attribute)?.attribute.type ?? 'text'
  const comparison = findOperator(operator)?.label ?? operator
  return `${name} ${comparison} ${formatItems(expectedOf(value), type, currency)}`
}
