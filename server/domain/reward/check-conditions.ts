import { isCountry } from '../country.ts'
import { invalid } from '../errors.ts'
import type { Attribute } from './conditions/attribute.ts'
import { attributesFor, closestAttribute, findAttribute } from './conditions/find-attribute.ts'
import { findOperator, operatorsOf, type Expected, type Operator } from './conditions/operators.ts'
import { MAX_AMOUNT_MINOR } from './check-terms.ts'
import {
  pathOf,
  readChoice,
  readDraft,
  readInteger,
  readLabel,
  readList,
  readText,
  type Draft,
} from './read-draft.ts'
import type { Condition, ConditionGroup, ConditionValue, RewardEvent } from './types.ts'

const MAX_CONDITIONS = 20
const MAX_VALUES = 100
const MATCHES = ['all', 'any'] as const

/**
 * Validates the conditions of one modifier, at most 20 in all its groups.
 * @throws ApiError `unprocessable_entity` with the path of the field.
 */
export function checkConditions(value: unknown, path: string, event: RewardEvent): ConditionGroup {
  let count = 0
  const condition = (draft: Draft, at: string): Condition => {
    if (++count > MAX_CONDITIONS) {
      throw invalid(at, `A modifier has at most ${MAX_CONDITIONS} conditions in all its groups.`)
    }
    if ('conditions' in draft)
      throw invalid(at, 'Groups can’t be nested more than once. Use a condition here.')
    return checkCondition(draft, at, event)
  }
  return checkGroup(value, path, (draft, at) =>
    'conditions' in draft ? checkGroup(draft, at, condition) : condition(draft, at),
  )
}

function checkGroup<Part>(
  value: unknown,
  path: string,
  check: (draft: Draft, path: string) => Part,
): { match: 'all' | 'any'; conditions: Part[] } {
  const draft = readDraft(path, value)
  const match = readChoice(pathOf(path, 'match'), draft.match, MATCHES)
  const at = pathOf(path, 'conditions')
  const list = readList(at, draft.conditions, { min: 1, max: MAX_CONDITIONS })
  const conditions = list.map((part, index) => {
    const partPath = pathOf(at, index)
    return check(readDraft(partPath, part), partPath)
  })
  return { match, conditions }
}

function checkCondition(draft: Draft, path: string, event: RewardEvent): Condition {
  const attributePath = pathOf(path, 'attribute')
  const name = readText(attributePath, draft.attribute).trim()
  const attribute = checkAttribute(name, attributePath, event)
  const names = operatorsOf(attribute.type)
  const operatorName = readChoice(pathOf(path, 'operator'), draft.operator, names)
  const operator = findOperator(operatorName)!
  const value = checkValue(draft.value, pathOf(path, 'value'), { attribute, operator })
  const label = readLabel(pathOf(path, 'label'), draft.label)
  return { attribute: name, operator: operatorName, value, ...label }
}

function checkAttribute(name: string, path: string, event: RewardEvent): Attribute {
  const found = findAttribute(name)
  if (found?.attribute.events.includes(event)) return found.attribute
  const meant = closestAttribute(name, event)
  const wrong = `${JSON.stringify(name.slice(0, 60))} is not known of a ${event}.`
  const hint = meant ? `Did you mean ${meant}?` : `Use one of ${attributesFor(event).join(', ')}.`
  throw invalid(path, `${wrong} ${hint}`)
}

function checkValue(
  value: unknown,
  path: string,
  { attribute, operator }: { attribute: Attribute; operator: Operator },
): ConditionValue {
  if (!operator.list) return checkExpected(value, path, { attribute, operator })
  const list = readList(path, value, { min: 1, max: MAX_VALUES })
  const values = list.map((one, index) =>
    checkExpected(one, pathOf(path, index), { attribute, operator }),
  )
  const unique = [...new Set(values)]
  if (unique.every((one) => typeof one === 'string')) return unique
  if (unique.every((one) => typeof one === 'number')) return unique
  throw invalid(path, `${path} must contain either texts or numbers.`)
}

function checkExpected(
  value: unknown,
  path: string,
  { attribute, operator }: { attribute: Attribute; operator: Operator },
): Expected {
  switch (attribute.type) {
    case 'country':
      return checkCountry(value, path)
    case 'choice':
      return readChoice(path, value, attribute.choices ?? [])
    case 'number':
    case 'money':
      return readInteger(path, value, { min: 0, max: MAX_AMOUNT_MINOR })
    case 'text':
    case 'list':
      return readText(path, value)
    case 'metadata':
      return checkMetadata(value, path, operator)
  }
}

function checkCountry(value: unknown, path: string): string {
  const country = readText(path, value).trim().toUpperCase()
  if (isCountry(country)) return country
  throw invalid(path, `${path} must be two letters of ISO 3166-1, such as DE.`)
}

/**
 * Validates the value of a metadata condition. Metadata can hold anything, so the operator decides what
 * makes sense.
 */
function checkMetadata(value: unknown, path: string, { wants }: Operator): Expected {
  if (wants === 'text') return readText(path, value)
  if (typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT_MINOR) return value + 0
  if (wants === 'number') {
    throw invalid(path, `${path} must be a number of at most ${MAX_AMOUNT_MINOR}.`)
  }
  return typeof value === 'boolean' ? value : readText(path, value)
}
