import type { Secrets } from '../core/secrets.ts'
import type { Details } from './fields.ts'

/** Purposes that separate encrypted account details: a text of one kind does not open as the other. */
export const METHOD_PURPOSE = 'payout-method'
export const FUNDING_PURPOSE = 'funding-account'
type Purpose = typeof METHOD_PURPOSE | typeof FUNDING_PURPOSE

export function sealDetails(secrets: Secrets, details: Details, purpose: Purpose): string {
  return secrets.seal(JSON.stringify(details), purpose)
}

/**
 * Decrypts account details.
 * @throws Error when the key is another one, or the text of another kind
 */
export function openDetails(
  secrets: Secrets,
  sealed: string,
  purpose: Purpose,
): Record<string, string> {
  return JSON.parse(secrets.open(sealed, purpose)) as Record<string, string>
}
