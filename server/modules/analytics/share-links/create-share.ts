import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { hashToken } from '../../../core/secrets.ts'
import { makeToken } from '../../../core/tokens.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { personOf } from '../../../db/scope.ts'
import { shareLinks } from '../../../db/schema/reports.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { findView } from '../saved-views/present.ts'
import { readAddress } from '../saved-views/read-address.ts'
import { toShareLink } from './present.ts'
import type { CreatedShareLink, ShareLinkBody } from './schema.ts'

/** Of a workspace: they are read all at once. */
const MAX_SHARES = 100

/**
 * Shares a saved view with whoever has the address that is answered, this once: only a hash of its token is
 * stored, so a repeated request cannot be answered with it.
 * @throws ApiError `unprocessable_entity`, `not_found`, `exceeded_limit`
 */
export async function createShare(ctx: Ctx, body: ShareLinkBody): Promise<CreatedShareLink> {
  const { deps, scope } = ctx
  const expiresAt = readExpiry(body.expiresAt, deps.clock.now())
  const token = makeToken(deps.ids, 'svc_sh_', scope.workspaceId)
  const values = {
    id: deps.ids.make('share'),
    viewId: body.viewId,
    tokenHash: hashToken(token),
    expiresAt,
    createdBy: personOf(scope),
    createdAt: new Date(deps.clock.now()),
  }
  const created = await transact(ctx, async ({ tx }) => {
    await tx.run(scope, (ws) => sql`select ${lock('reports', ws)}`)
    const view = await findView({ tx, scope }, body.viewId)
    refusePersonal(view.query)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from share_links where workspace_id = ${ws}`,
    )
    if (counted!.n >= MAX_SHARES) {
      const advice = 'Revoke one first.'
      throw new ApiError('exceeded_limit', `A workspace has at most ${MAX_SHARES} links. ${advice}`)
    }
    const [row] = await tx.insert(scope, shareLinks, values)
    return toShareLink(row!)
  })
  if (created.id !== values.id) {
    throw new ApiError(
      'conflict',
      `This Idempotency-Key was already used to create ${created.id}. Its URL was returned only once. Revoke the link and create another one.`,
    )
  }
  return { ...created, url: `${deps.config.origin}/console/shared#${token}` }
}

/** Refuses a report about one person. */
function refusePersonal(query: string): void {
  if (readAddress(query).filters.customerId === undefined) return
  throw invalid(
    'viewId',
    'Reports about individual customers can’t be shared. Remove the customer filter and save the report again.',
  )
}

function readExpiry(text: string | null | undefined, nowMs: number): Date | null {
  if (text === null || text === undefined) return null
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(at.getTime())) {
    throw invalid('expiresAt', 'Write a date such as 2027-01-01 or 2027-01-01T12:00:00Z.')
  }
  if (at.getTime() <= nowMs)
    throw invalid('expiresAt', 'This time is in the past. Choose a later one.')
  return at
}
