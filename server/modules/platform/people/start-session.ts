import type { TransactionSql } from 'postgres'
import { hashToken } from '../../../core/secrets.ts'
import { readSessionToken, sessionCookie } from '../../../core/session-cookie.ts'
import { SESSION_MS } from '../../../core/authenticate-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { bySelf, nameActor, type Means } from './audit-person.ts'

/** The browser that signs in. */
export interface Browser {
  headers: Headers
  address: string
  origin: RequestOrigin
}

/** What opened a session, and must not be gone by the time that it is written. */
export interface Opening {
  means: Means
  /** The id of a passkey, whose removal ends the session. */
  openedWith?: string
  /** Runs in the transaction that writes the session. @throws ApiError when there is to be none */
  confirm?: (tx: TransactionSql) => Promise<void>
}

const MAX_SHOWN = 100

/**
 * Starts a session with a token of its own and returns the cookie. Whatever session the browser had before
 * has ended, so that nobody can plant one and wait.
 */
export async function startSession(
  deps: Deps,
  personId: string,
  { headers, address, origin, means, openedWith, confirm }: Browser & Opening,
): Promise<{ sessionId: string; cookie: string }> {
  const { config, ids, clock, db } = deps
  const now = clock.now()
  const token = `svc_ss_${ids.secret()}`
  const row = {
    id: ids.make('ses'),
    token_hash: hashToken(token),
    person_id: personId,
    address: address.slice(0, MAX_SHOWN),
    opened_with: openedWith ?? null,
    agent: describeAgent(deps, headers.get('user-agent') ?? ''),
    last_used_at: new Date(now),
    expires_at: new Date(now + SESSION_MS),
    created_at: new Date(now),
  }
  const before = readSessionToken(config, headers)
  await db.sql.begin(async (tx) => {
    await confirm?.(tx)
    await nameActor(tx, bySelf(personId, origin), means)
    if (before !== null) {
      await tx`delete from person_sessions where token_hash = ${hashToken(before)}`
    }
    await tx`insert into person_sessions ${tx(row)}`
  })
  return { sessionId: row.id, cookie: sessionCookie(config, token, SESSION_MS / 1000) }
}

function describeAgent({ readAgent }: Deps, header: string): string {
  const { browser, os } = readAgent(header)
  return [browser, os]
    .filter((word) => word !== '')
    .join(', ')
    .slice(0, MAX_SHOWN)
}
