import type { Attributes } from './attribute.ts'
import { customerAttributes } from './customer.ts'
import { metadataAttributes } from './metadata.ts'
import { partnerAttributes } from './partner.ts'
import { saleAttributes } from './sale.ts'

/** All attributes that a reward's conditions can use, by name. A name is stored, so it never changes. */
export const ATTRIBUTES: Attributes = {
  ...customerAttributes,
  ...saleAttributes,
  ...partnerAttributes,
  ...metadataAttributes,
}
