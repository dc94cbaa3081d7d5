/** Stands between the external ID and the program. No caller can send it. */
const SEPARATOR = '\u001f'

/** Who somebody is to whoever reports them. */
export interface CustomerIdentity {
  /** The ID in their system. */
  externalId: string
  /** The program whose customer they are; null: the workspace's. */
  programId: string | null
}

/**
 * Returns the name by which a customer is stored, locked, and found: the external ID and, for a customer of one
 * program, the program. So nothing that is about `shop_1` of a program finds `shop_1` of another, or of none.
 */
export function toCustomerName({ externalId, programId }: CustomerIdentity): string {
  const plain = externalId.replaceAll(SEPARATOR, '')
  return programId === null ? plain : `${plain}${SEPARATOR}${programId}`
}

/** Returns the identity that a name is made of. */
export function readCustomerName(name: string): CustomerIdentity {
  const at = name.lastIndexOf(SEPARATOR)
  if (at === -1) return { externalId: name, programId: null }
  return { externalId: name.slice(0, at), programId: name.slice(at + 1) }
}

/** Tells whether a text can be an external ID. */
export function isExternalId(text: string): boolean {
  return !text.includes(SEPARATOR)
}
