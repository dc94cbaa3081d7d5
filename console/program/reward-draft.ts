import type { Reward } from '../api/wire.gen.ts'
import { amountOf, majorOf, numberOf, rateOf } from './amounts.ts'
import {
  labelOf,
  NO_RULES,
  rulesDraft,
  rulesOf,
  type RateDraft,
  type RulesDraft,
} from './rule-draft.ts'

export type Attributes = ReadonlyMap<string, string>
type Duration = 'first' | 'months' | 'ever'
type Modifier = Reward['modifiers'][number]
type Item = Modifier['when']['conditions'][number]

/** What is earned, as it is typed. */
export interface TermsDraft extends RateDraft {
  duration: Duration
  months: string
}

export interface ConditionDraft {
  /** `sale.metadata.` is followed by the name of the field. */
  attribute: string
  operator: string
  /** Several values are separated by commas. */
  value: string
  /** What partners read instead; empty: words in their language. */
  label: string
  /** As it was made; a group of conditions, which only the API can change, has nothing else. */
  stored?: Item
}

export interface ModifierDraft extends TermsDraft {
  /** What partners read in place of the conditions. */
  label: string
  match: 'all' | 'any'
  conditions: readonly ConditionDraft[]
}

/** What the form of a reward holds. */
export interface RewardDraft extends TermsDraft, RulesDraft {
  event: Reward['event']
  description: string
  modifiers: readonly ModifierDraft[]
}

export const NEW_TERMS: TermsDraft = {
  type: 'percentage',
  value: '20',
  duration: 'months',
  months: '12',
}

/** What is needed to read values: the currency of the program, and the types of attributes. */
export interface Reading {
  currency: string
  types: Attributes
}

/** Returns the form's values for a reward. */
export function draftOf(reward: Reward, reading: Reading): RewardDraft {
  return {
    event: reward.event,
    description: reward.description ?? '',
    ...termsDraft(reward, reading.currency),
    ...rulesDraft(reward, reading.currency),
    modifiers: reward.modifiers.map((modifier) => ({
      ...termsDraft(modifier, reading.currency),
      label: modifier.label ?? '',
      match: modifier.when.match,
      conditions: modifier.when.conditions.map((item) => conditionDraft(item, reading)),
    })),
  }
}

/** Returns what the API is sent; what cannot be read is sent as it is, for the API to refuse it. */
export function bodyOf(draft: RewardDraft, reading: Reading) {
  const { description, modifiers } = draft
  return {
    ...termsOf(draft, reading.currency),
    ...rulesOf(draft, reading.currency),
    description: description.trim() || null,
    modifiers: modifiers.map(({ label, match, conditions, ...own }) => ({
      ...termsOf(own, reading.currency),
      ...labelOf(label),
      when: { match, conditions: conditions.map((one) => conditionOf(one, reading)) },
    })),
  }
}

/** Finds the type of an attribute: `sale.metadata.plan` is one of `sale.metadata.*`. */
export function typeOf(attribute: string, types: Attributes): string {
  return types.get(attribute) ?? (attribute.includes('.metadata.') ? 'metadata' : 'text')
}

type Stored = Pick<Reward, 'type' | 'amount' | 'rateBps' | 'maxDurationMonths'>

function termsDraft(stored: Stored, currency: string): TermsDraft {
  const { type, amount, rateBps, maxDurationMonths: months } = stored
  return {
    type,
    value: type === 'flat' ? majorOf(amount ?? 0, currency) : String((rateBps ?? 0) / 100),
    duration: months === null ? 'ever' : months === 0 ? 'first' : 'months',
    months: String(months || 12),
  }
}

/** Returns terms as the API is sent them. */
export function termsOf({ type, value, duration, months }: TermsDraft, currency: string) {
  const maxDurationMonths = { first: 0, ever: null, months: numberOf(months) }[duration]
  return type === 'flat'
    ? { type, amount: amountOf(value, currency), maxDurationMonths }
    : { type, rateBps: rateOf(value), maxDurationMonths }
}

function conditionDraft(item: Item, { currency, types }: Reading): ConditionDraft {
  const { attribute = '', operator = 'is', value } = item
  const label = item.label ?? ''
  if (item.conditions) return { attribute: '', operator: '', value: '', label, stored: item }
  const isMoney = typeOf(attribute, types) === 'money'
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const shown = values.map((one) => (isMoney ? majorOf(Number(one), currency) : String(one)))
  return { attribute, operator, value: shown.join(', '), label, stored: item }
}

function conditionOf(draft: ConditionDraft, reading: Reading) {
  const { attribute, operator, value, stored } = draft
  if (stored && isSame(conditionDraft(stored, reading), draft)) return stored
  const type = typeOf(attribute, reading.types)
  const read = (text: string) => {
    if (type === 'money') return amountOf(text, reading.currency)
    if (type === 'number') return numberOf(text)
    const isOrder = ['gt', 'gte', 'lt', 'lte'].includes(operator)
    return isOrder ? numberOf(text) : text
  }
  const parts = value.split(',').map((part) => part.trim())
  const isList = operator === 'in' || operator === 'notIn'
  const values = parts.filter((part) => part !== '').map(read)
  const sent = isList ? values : read(value.trim())
  return { attribute, operator, value: sent, ...labelOf(draft.label) }
}

function isSame(one: ConditionDraft, other: ConditionDraft): boolean {
  return (
    one.attribute === other.attribute &&
    one.operator === other.operator &&
    one.value === other.value &&
    one.label === other.label
  )
}

/** Returns what the form of a new reward begins with. */
export function newDraft(): RewardDraft {
  return { event: 'sale', description: '', modifiers: [], ...NO_RULES, ...NEW_TERMS }
}

/** Returns terms to begin with, without rules: clicks and leads have no amount to take a share of. */
export function termsFor(event: RewardDraft['event']): Partial<RewardDraft> {
  return event === 'click' || event === 'lead'
    ? { ...NO_RULES, type: 'flat', value: '1.00', duration: 'ever' }
    : { ...NO_RULES, ...NEW_TERMS }
}
