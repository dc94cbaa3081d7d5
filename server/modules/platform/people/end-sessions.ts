import type { PersonSession } from '../../../db/find-person.ts'
import { decode, IdRow } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { announceAccess } from './announce-access.ts'

/** Ends one session of a person. @throws ApiError `not_found`, also for one of somebody else */
export async function endSession(deps: Deps, personId: string, id: string): Promise<void> {
  const rows = await deps.db.sql`
    delete from person_sessions where id = ${id} and person_id = ${personId} returning id`
  if (rows.length === 0) {
    throw new ApiError('not_found', `You have no session ${JSON.stringify(id.slice(0, 64))}.`)
  }
  await announceAccess(deps, personId)
}

/** Ends all sessions of a person but this one. Returns how many. */
export async function endOtherSessions(
  deps: Deps,
  { personId, id }: Pick<PersonSession, 'personId' | 'id'>,
): Promise<number> {
  const rows = await deps.db.sql`
    delete from person_sessions where person_id = ${personId} and id <> ${id} returning id`
  await announceAccess(deps, personId)
  return decode(IdRow, rows).length
}
