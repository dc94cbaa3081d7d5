import { findOperator, operatorsOf } from '../../../domain/reward/conditions/operators.ts'
import { ATTRIBUTES } from '../../../domain/reward/conditions/index.ts'
import type { ConditionAttribute } from './condition-schema.ts'

/** Lists all attributes that conditions of a reward can use, for building a form. */
export function listConditions(): ConditionAttribute[] {
  return Object.entries(ATTRIBUTES).map(([name, { label, type, events, choices }]) => ({
    attribute: type === 'metadata' ? `${name}.*` : name,
    label,
    type,
    events: [...events],
    operators: operatorsOf(type).map((operator) => {
      const { label: words, list } = findOperator(operator)!
      return { name: operator, label: words, list }
    }),
    choices: choices ? [...choices] : null,
  }))
}
