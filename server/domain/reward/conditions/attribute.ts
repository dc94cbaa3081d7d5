import type { RewardEvent, RewardFacts } from '../types.ts'

/** What kind of value an attribute has; it decides which operators and values a condition may use. */
export type AttributeType = 'text' | 'choice' | 'country' | 'number' | 'money' | 'list' | 'metadata'

/** One value of a fact. Money is a bigint of minor units. */
export type Item = string | number | bigint | boolean

/** What a condition can ask about. */
export interface Attribute {
  /** For people: `Customer country`. */
  label: string
  type: AttributeType
  /** The rewards whose events have it. */
  events: readonly RewardEvent[]
  /** All values there are, of a choice. */
  choices?: readonly string[]
  /** What is known of it: nothing, one item, or the items of a list. `path` is what follows `metadata.` */
  read: (facts: RewardFacts, path: string) => readonly Item[]
  /** The same facts with this item, to make up an example. */
  write: (facts: RewardFacts, item: Item, path: string) => RewardFacts
}

export type Attributes = Readonly<Record<string, Attribute>>

export function known(item: Item | null): readonly Item[] {
  return item === null ? [] : [item]
}
