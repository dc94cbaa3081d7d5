import type { RewardFacts } from '../types.ts'
import type { Attributes, Item } from './attribute.ts'

/** Attributes sent along by the host application: `sale.metadata.plan`, `sale.metadata.cart.size`. */
export const metadataAttributes = {
  'lead.metadata': {
    label: 'Lead metadata',
    type: 'metadata',
    events: ['lead'],
    read: readMetadata,
    write: writeMetadata,
  },
  'sale.metadata': {
    label: 'Sale metadata',
    type: 'metadata',
    events: ['sale'],
    read: readMetadata,
    write: writeMetadata,
  },
} as const satisfies Attributes

function readMetadata({ metadata }: RewardFacts, path: string): readonly Item[] {
  const value = lookUp(metadata, path)
  return Array.isArray(value) ? value.filter(isItem) : isItem(value) ? [value] : []
}

/** Writes an item at a path of the metadata. A field whose own name has the dots comes first. */
function writeMetadata(facts: RewardFacts, item: Item, path: string): RewardFacts {
  const metadata = Object.fromEntries([...Object.entries(facts.metadata), [path, item]])
  return { ...facts, metadata }
}

/** Looks a field up among own properties only: `constructor` is not metadata. */
function lookUp(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, path)) return (value as Record<string, unknown>)[path]
  const dot = path.indexOf('.')
  const head = path.slice(0, dot)
  if (dot < 0 || !Object.hasOwn(value, head)) return undefined
  return lookUp((value as Record<string, unknown>)[head], path.slice(dot + 1))
}

function isItem(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
