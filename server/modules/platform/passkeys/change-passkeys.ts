import { parseText } from '../../../core/input.ts'
import type { PersonSession } from '../../../db/find-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import { decode, row, text } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { announceAccess } from '../people/announce-access.ts'
import { auditPerson, bySelf } from '../people/audit-person.ts'
import { requireOtherWay } from '../people/require-other-way.ts'
import { requireRecent } from '../people/require-recent.ts'
import { findPasskeys, noPasskey, toPasskey } from './queries.ts'
import type { Passkey } from './schema.ts'

/** Lists a person's own passkeys, the oldest first. */
export async function listPasskeys(deps: Deps, { personId }: PersonSession): Promise<Passkey[]> {
  return (await findPasskeys(deps, personId)).map(toPasskey)
}

const Removed = row({ name: text })

interface Change {
  id: string
  origin: RequestOrigin
}

/** Gives a passkey another name. @throws ApiError `not_found`, also for one of somebody else */
export async function renamePasskey(
  deps: Deps,
  { personId }: PersonSession,
  { id, name: given, origin }: Change & { name: string },
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

/**
 * Removes a passkey, and ends the sessions that it opened but this one.
 * @throws ApiError `forbidden` unless somebody signed in just now, `not_found`, `conflict` for the last way to sign in
 */
export async function removePasskey(
  deps: Deps,
  session: PersonSession,
  { id, origin }: Change,
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
  })
  await announceAccess(deps, personId)
  return { id }
}
