import { eq } from 'drizzle-orm'
import { enrollments } from '../../../db/schema/programs.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Ends or restores the digests of an enrollment, by the link in a digest. It may be repeated. */
export async function endDigests(
  deps: Deps,
  token: string,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const named = readUnsubscribeToken(deps, token)
  const workspace = named && (await deps.directory.workspaceById(named.workspaceId))
  if (!workspace) throw noSuchLink()
  const scope: Scope = {
    workspaceId: workspace.id,
    plan: workspace.plan,
    actor: { type: 'system', name: 'unsubscribe' },
  }
  const set = { digestOff: !again, newCommissions: 0, newEarnings: 0n }
  const [row] = await deps.db.tx.update(scope, enrollments, set, [
    eq(enrollments.id, named.enrollmentId),
  ])
  if (!row) throw noSuchLink()
}

/**
 * Validates the token of an unsubscribe link.
 * @throws ApiError `not_found` for a token that is not one of ours
 */
export function checkUnsubscribeToken(deps: Deps, token: string): void {
  if (!readUnsubscribeToken(deps, token)) throw noSuchLink()
}

function noSuchLink(): ApiError {
  return new ApiError('not_found', 'This link is incomplete. Copy the whole link from the email.')
}
