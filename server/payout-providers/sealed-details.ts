import type { Secrets } from '../core/secrets.ts'
import type { Place, Sealed } from '../db/sealed.ts'
import type { Details } from './fields.ts'

export function sealDetails(secrets: Secrets, details: Details, place: Place): Sealed {
  return secrets.seal(JSON.stringify(details), place)
}

/**
 * Decrypts account details.
 * @throws Error when the key is another one, or the text stood in another place
 */
export function openDetails(
  secrets: Secrets,
  sealed: Sealed,
  place: Place,
): Record<string, string> {
  return JSON.parse(secrets.open(sealed, place)) as Record<string, string>
}
