import { parseText } from '../../../core/input.ts'
import type { PersonSession } from '../../../db/find-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { auditPerson, bySelf } from '../people/audit-person.ts'
import { findPasskeys, noPasskey, toPasskey } from './queries.ts'
import type { Passkey } from './schema.ts'

/** Gives a passkey another name. @throws ApiError `not_found`, also for one of somebody else */
export async function renamePasskey(
  deps: Deps,
  { personId }: PersonSession,
  { id, name: given, origin }: { id: string; name: string; origin: RequestOrigin },
): Promise<Passkey> {
  const name = parseText('name', given)
  const found = (await findPasskeys(deps, personId)).find((one) => one.id === id)
  if (!found) throw noPasskey(id)
  await deps.db.sql.begin(async (tx) => {
    const renamed = await tx`
      update person_passkeys set name = ${name}
      where id = ${id} and person_id = ${personId} returning id`
    if (renamed.length === 0) throw noPasskey(id)
    if (name === found.name) return
    await auditPerson(tx, {
      personId,
      action: 'passkey_renamed',
      by: bySelf(personId, origin),
      before: { passkey: found.name },
      after: { passkey: name },
    })
  })
  return toPasskey({ ...found, name })
}
