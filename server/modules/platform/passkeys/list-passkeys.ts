import type { PersonSession } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'
import { findPasskeys, toPasskey } from './queries.ts'
import type { Passkey } from './schema.ts'

/** Lists a person's own passkeys, the oldest first. */
export async function listPasskeys(deps: Deps, { personId }: PersonSession): Promise<Passkey[]> {
  return (await findPasskeys(deps, personId)).map(toPasskey)
}
