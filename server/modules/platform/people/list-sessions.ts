import type { PersonSession } from '../../../db/find-person.ts'
import { decode, row, text, time } from '../../../db/row.ts'
import { IDLE_MS } from '../../../core/authenticate-person.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from './schema.ts'

const SessionRow = row({
  id: text,
  address: text,
  agent: text,
  createdAt: time,
  lastUsedAt: time,
  expiresAt: time,
})
/** More than anybody has browsers. */
const MAX_SHOWN = 100

/** Lists where a person is signed in, the latest use first. */
export async function listSessions(
  deps: Deps,
  { personId, id: current }: PersonSession,
): Promise<Session[]> {
  const now = deps.clock.now()
  const rows = await deps.db.sql`
    select id, address, agent, created_at as "createdAt", last_used_at as "lastUsedAt",
      expires_at as "expiresAt"
    from person_sessions
    where person_id = ${personId} and expires_at > ${new Date(now)}
      and last_used_at > ${new Date(now - IDLE_MS)}
    order by last_used_at desc, id desc limit ${MAX_SHOWN}`
  return decode(SessionRow, rows).map(({ createdAt, lastUsedAt, expiresAt, ...shown }) => ({
    ...shown,
    current: shown.id === current,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
