import type { ConditionValue } from '../types.ts'
import type { AttributeType, Item } from './attribute.ts'

/** A value that a condition compares with. */
export type Expected = string | number | boolean

export interface Operator {
  /** In a sentence: the country `is one of` DE, AT. */
  label: string
  types: readonly AttributeType[]
  /** Whether it compares with several values, of which one suffices. */
  list: boolean
  /** Whether it holds exactly when the comparison does not. */
  negative: boolean
  /** Which metadata it accepts: numbers only, text only, or anything. */
  wants: 'any' | 'text' | 'number'
  compare: (item: Item, expected: Expected) => boolean
}

const ALL = ['text', 'choice', 'country', 'number', 'money', 'list', 'metadata'] as const
const TEXTS = ['text', 'list', 'metadata'] as const
/** A part of a product's id says nothing: `prod_1` is in `prod_10`. */
const CONTAINERS = ['text', 'metadata'] as const
const NUMBERS = ['number', 'money', 'metadata'] as const

const equality = { types: ALL, wants: 'any', compare: equal } as const
const start = { types: TEXTS, wants: 'text', compare: startsWith } as const
const end = { types: TEXTS, wants: 'text', compare: endsWith } as const
const part = { types: CONTAINERS, wants: 'text', compare: contains } as const
const order = { types: NUMBERS, wants: 'number', list: false, negative: false } as const

/** How a condition compares. Text is compared exactly, case included. */
export const OPERATORS = {
  is: { label: 'is', list: false, negative: false, ...equality },
  isNot: { label: 'is not', list: false, negative: true, ...equality },
  in: { label: 'is one of', list: true, negative: false, ...equality },
  notIn: { label: 'is none of', list: true, negative: true, ...equality },
  startsWith: { label: 'starts with', list: false, negative: false, ...start },
  endsWith: { label: 'ends with', list: false, negative: false, ...end },
  contains: { label: 'contains', list: false, negative: false, ...part },
  notContains: { label: 'does not contain', list: false, negative: true, ...part },
  gt: { label: 'is more than', ...order, compare: ordered((a, b) => a > b) },
  gte: { label: 'is at least', ...order, compare: ordered((a, b) => a >= b) },
  lt: { label: 'is less than', ...order, compare: ordered((a, b) => a < b) },
  lte: { label: 'is at most', ...order, compare: ordered((a, b) => a <= b) },
} as const satisfies Record<string, Operator>

export type OperatorName = keyof typeof OPERATORS

export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(OPERATORS, name)
}

export function findOperator(name: string): Operator | null {
  return isOperatorName(name) ? OPERATORS[name] : null
}

export function operatorsOf(type: AttributeType): string[] {
  const entries: [string, Operator][] = Object.entries(OPERATORS)
  return entries.filter(([, { types }]) => types.includes(type)).map(([name]) => name)
}

/**
 * Applies an operator to items, of which one suffices. Without any item a comparison fails, and so a
 * negative operator holds: "country is not DE" is true of a customer whose country is unknown.
 */
export function holds(
  { compare, negative }: Operator,
  items: readonly Item[],
  value: ConditionValue,
): boolean {
  const expected = expectedOf(value)
  return items.some((item) => expected.some((one) => compare(item, one))) !== negative
}

export function expectedOf(value: ConditionValue): readonly Expected[] {
  return typeof value === 'object' ? value : [value]
}

/**
 * Compares an item with the expected value; with a number also a number written as text, since metadata is
 * often all text.
 */
function equal(item: Item, expected: Expected): boolean {
  if (typeof expected !== 'number') return String(item) === String(expected)
  const number = numberOf(item)
  return number !== null && number >= expected && number <= expected
}

function startsWith(item: Item, expected: Expected): boolean {
  return String(item).startsWith(String(expected))
}

function endsWith(item: Item, expected: Expected): boolean {
  return String(item).endsWith(String(expected))
}

function contains(item: Item, expected: Expected): boolean {
  return String(item).includes(String(expected))
}

function ordered(inOrder: (item: number | bigint, expected: number) => boolean) {
  return (item: Item, expected: Expected): boolean => {
    const number = numberOf(item)
    return number !== null && typeof expected === 'number' && inOrder(number, expected)
  }
}

function numberOf(item: Item): number | bigint | null {
  if (typeof item === 'number' || typeof item === 'bigint') return item
  return typeof item === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(item) ? Number(item) : null
}
