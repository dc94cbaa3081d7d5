import type { PersonSession } from '../../../db/find-person.ts'
import { decode, row, text } from '../../../db/row.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { announceAccess } from '../people/announce-access.ts'
import { auditPerson, bySelf } from '../people/audit-person.ts'
import { requireOtherWay } from '../people/require-other-way.ts'
import { requireRecent } from '../people/require-recent.ts'
import { noPasskey } from './queries.ts'
import { tellPasskey } from './tell-passkey.ts'

const Removed = row({ name: text })

/**
 * Removes a passkey, and ends the sessions that it opened but this one.
 * @throws ApiError `forbidden` unless somebody signed in just now, `not_found`, `conflict` for the last way to sign in
 */
export async function removePasskey(
  deps: Deps,
  session: PersonSession,
  { id, origin }: { id: string; origin: RequestOrigin },
): Promise<{ id: string }> {
  requireRecent(deps, session)
  const { personId } = session
  await deps.db.sql.begin(async (tx) => {
    await requireOtherWay(deps, tx, { personId, without: id })
    const removed = await tx`
      delete from person_passkeys where id = ${id} and person_id = ${personId} returning name`
    const [passkey] = decode(Removed, removed)
    if (!passkey) throw noPasskey(id)
    await tx`
      delete from person_sessions
      where person_id = ${personId} and opened_with = ${id} and id <> ${session.id}`
    await auditPerson(tx, {
      personId,
      action: 'passkey_removed',
      by: bySelf(personId, origin),
      before: { passkey: passkey.name },
    })
    const at = new Date(deps.clock.now()).toISOString()
    await tellPasskey(tx, { personId, passkey: passkey.name, change: 'removed', at })
  })
  await announceAccess(deps, personId)
  return { id }
}
