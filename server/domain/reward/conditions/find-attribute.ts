import { closest } from '../../spelling.ts'
import type { RewardEvent } from '../types.ts'
import type { Attribute } from './attribute.ts'
import { ATTRIBUTES, isAttributeName, type AttributeName } from './index.ts'

const METADATA = /^([^.]*\.metadata)\.(.+)$/s

export interface FoundAttribute {
  /** Without what follows `metadata.` */
  name: AttributeName
  attribute: Attribute
  /** The path after `metadata.`, empty for all others. */
  path: string
}

/**
 * Finds an attribute by its name: `customer.country`, or `sale.metadata.` and the path of a field. Null for
 * any other name.
 */
export function findAttribute(name: string): FoundAttribute | null {
  const [, family = name, path = ''] = METADATA.exec(name) ?? []
  if (!isAttributeName(family)) return null
  const attribute = ATTRIBUTES[family]!
  const isField = path.split('.').every((part) => part !== '')
  return (attribute.type === 'metadata') === isField ? { name: family, attribute, path } : null
}

/** Lists the names that a reward for such an event can use; `sale.metadata.…` stands for every field. */
export function attributesFor(event: RewardEvent): string[] {
  return Object.entries(ATTRIBUTES)
    .filter(([, { events }]) => events.includes(event))
    .map(([name, { type }]) => (type === 'metadata' ? `${name}.…` : name))
}

/** Suggests the name that was probably meant, or null. */
export function closestAttribute(name: string, event: RewardEvent): string | null {
  const [, family, dot, path] = /^([^.]*\.[^.]*)(\.?)(.*)$/s.exec(name) ?? []
  const meant = closest(
    family ?? name,
    attributesFor(event).map((one) => one.replace('.…', '')),
  )
  if (meant === null || ATTRIBUTES[meant]!.type !== 'metadata') return meant
  return dot && path ? `${meant}.${path}` : `${meant}.…`
}
