import type { PersonSession } from '../db/find-person.ts'
import { findMembership, findSession, findWorkspacesOf, noteUse } from '../db/find-person.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { scopesOf } from '../domain/roles.ts'
import { foreignReason } from '../domain/same-origin.ts'
import type { Caller } from './callers.ts'
import { hashToken } from './secrets.ts'
import { readSessionToken } from './session-cookie.ts'

const DAY_MS = 86_400_000

/** How long a session lasts, and how long one that nobody uses. */
export const SESSION_MS = 30 * DAY_MS
export const IDLE_MS = 7 * DAY_MS
const NOTED_MS = 5 * 60_000

/** What a request says of who sends it. */
export type Credentials = Pick<Request, 'method' | 'headers'>

/**
 * Finds who is signed in, by the cookie. The database is asked each time, so that a revoked session ends with
 * the next request.
 * @throws ApiError `unauthorized`, or `forbidden` for a request of another site
 */
export async function identifyPerson(deps: Deps, request: Credentials): Promise<PersonSession> {
  const { config, clock, db } = deps
  requireOwnPage(deps, request)
  const token = readSessionToken(config, request.headers)
  const session = token === null ? null : await findSession(db, hashToken(token))
  const now = clock.now()
  const isOver =
    session === null ||
    session.expiresAt.getTime() <= now ||
    session.lastUsedAt.getTime() + IDLE_MS <= now
  if (isOver) throw new ApiError('unauthorized', 'Your session has ended. Sign in again.')
  if (session.lastUsedAt.getTime() + NOTED_MS <= now) await noteUse(db, session.id, new Date(now))
  return session
}

/** Refuses what a page of another site sends. @throws ApiError `forbidden` */
export function requireOwnPage({ config }: Deps, { method, headers }: Credentials): void {
  const reason = foreignReason(
    {
      method,
      origin: headers.get('origin'),
      site: headers.get('sec-fetch-site'),
      contentType: headers.get('content-type'),
    },
    config.origin,
  )
  if (reason !== null) throw new ApiError('forbidden', reason)
}

/**
 * Finds the member who calls, and the workspace: the one that `Svc-Workspace` names, or the person's only
 * one. The role is read each time, so that a change of it holds from the next request on.
 */
export async function identifyMember(deps: Deps, request: Credentials): Promise<Caller> {
  const { personId } = await identifyPerson(deps, request)
  const named = request.headers.get('svc-workspace') ?? (await onlyWorkspace(deps, personId))
  const found = await findMembership(deps.db, { workspaceId: named, personId })
  if (!found) {
    throw new ApiError('forbidden', 'You are not a member of this workspace (Svc-Workspace).')
  }
  const { id, plan, role } = found
  const scopes = scopesOf(role)
  const actor = { type: 'member', personId, role, scopes } as const
  return { id: personId, scopes, workspace: { id, plan }, actor }
}

async function onlyWorkspace({ db }: Deps, personId: string): Promise<string> {
  const [first, second] = await findWorkspacesOf(db, personId)
  if (!first) throw new ApiError('forbidden', 'You are not a member of any workspace.')
  if (!second) return first.id
  throw new ApiError(
    'forbidden',
    'You are a member of several workspaces. Send the ID of one in the Svc-Workspace header.',
  )
}
