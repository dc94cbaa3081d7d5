import type { Customer } from '../api/wire.gen.ts'

/** Names a customer by what is known of them. */
export function customerName({ name, email, externalId }: Customer): string {
  return name || email || externalId
}
