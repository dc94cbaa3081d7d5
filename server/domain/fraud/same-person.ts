import { normalizeEmail } from '../email.ts'
import type { Identity } from './types.ts'

/** Lists the traits by which two partners look like one person; empty when there are none. */
export function sharedTraits(a: Identity, b: Identity): ('payout' | 'email')[] {
  const traits: ('payout' | 'email')[] = []
  if (a.payoutFingerprint !== null && a.payoutFingerprint === b.payoutFingerprint) {
    traits.push('payout')
  }
  const mailbox = a.email === null ? null : normalizeEmail(a.email)
  if (mailbox !== null && b.email !== null && mailbox === normalizeEmail(b.email)) {
    traits.push('email')
  }
  return traits
}
