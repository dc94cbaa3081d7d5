import { connections } from '../../../db/schema/intake.ts'
import { placeOf, type Sealed } from '../../../db/sealed.ts'
import type { Deps } from '../../../deps.ts'
import type { Details } from '../../../integrations/port.ts'

type ConnectionRow = typeof connections.$inferSelect

/** Encrypts the keys of an account, at the place of its connection. */
export function sealDetails({ secrets }: Deps, of: ConnectionPlace, details: Details): Sealed {
  return secrets.seal(JSON.stringify(details), placeOf(connections.details, of.workspaceId, of.id))
}

type ConnectionPlace = Pick<ConnectionRow, 'workspaceId' | 'id'>

/** Opens the keys of an account; without any there are none. */
export function detailsOf({ secrets }: Deps, row: ConnectionRow): Details {
  if (row.details === null) return {}
  const text = secrets.open(row.details, placeOf(connections.details, row.workspaceId, row.id))
  // Only `sealDetails` writes it.
  return JSON.parse(text) as Details
}

/** Shows the end of a secret; of a short one nothing. */
export function maskSecret(secret: string): string {
  return secret.length >= 8 ? `•••• ${secret.slice(-4)}` : '••••'
}
