import type { Attributes } from './attribute.ts'
import { customerAttributes } from './customer.ts'
import { metadataAttributes } from './metadata.ts'
import { partnerAttributes } from './partner.ts'
import { saleAttributes } from './sale.ts'

const attributes = {
  ...customerAttributes,
  ...saleAttributes,
  ...partnerAttributes,
  ...metadataAttributes,
}

export type AttributeName = keyof typeof attributes

/** All attributes that a reward's conditions can use, by name. A name is stored, so it never changes. */
export const ATTRIBUTES: Attributes = attributes

export function isAttributeName(name: string): name is AttributeName {
  return Object.hasOwn(attributes, name)
}
