import type { RewardEvent, RewardFacts } from '../types.ts'

/** The type of an attribute's value; it decides which operators and values a condition may use. */
export type AttributeType = 'text' | 'choice' | 'country' | 'number' | 'money' | 'list' | 'metadata'

/** One value of a fact. Money is a bigint of minor units. */
export type Item = string | number | bigint | boolean

/** An attribute that a condition can use. */
export interface Attribute {
  /** For people: `Customer country`. */
  label: string
  type: AttributeType
  /** The rewards whose events have it. */
  events: readonly RewardEvent[]
  /** All values of a choice. */
  choices?: readonly string[]
  /**
   * Reads the attribute's items from the facts: none, one, or those of a list. `path` is what follows
   * `metadata.`
   */
  read: (facts: RewardFacts, path: string) => readonly Item[]
  /** The same facts with this item, to make up an example. */
  write: (facts: RewardFacts, item: Item, path: string) => RewardFacts
}

export type Attributes = Readonly<Record<string, Attribute>>

export function known(item: Item | null): readonly Item[] {
  return item === null ? [] : [item]
}
