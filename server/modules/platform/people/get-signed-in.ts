import type { PersonSession } from '../../../db/find-person.ts'
import { findSession, findWorkspacesOf } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'
import { scopesOf } from '../../../domain/roles.ts'
import { hashToken } from '../../../core/secrets.ts'
import type { SignedIn } from './schema.ts'

/** Shows who is signed in, and the workspaces that they can choose from. */
export async function getSignedIn(deps: Deps, session: PersonSession): Promise<SignedIn> {
  const { personId, email, name, twoFactor } = session
  const workspaces = await findWorkspacesOf(deps.db, personId)
  return {
    person: { id: personId, email, name, twoFactor },
    session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    workspaces: workspaces.map(({ testId, testTimezone, testCurrency, ...one }) => ({
      ...one,
      test:
        testId === null
          ? null
          : {
              id: testId,
              timezone: testTimezone ?? one.timezone,
              currency: testCurrency ?? one.currency,
            },
      scopes: [...scopesOf(one.role)],
    })),
  }
}

/** Shows a session that was opened just now, by its cookie. */
export async function showOpened(deps: Deps, cookie: string): Promise<SignedIn> {
  const token = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
  return getSignedIn(deps, (await findSession(deps.db, hashToken(token)))!)
}
