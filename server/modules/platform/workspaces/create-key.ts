import { eq, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { personOf, type Actor } from '../../../db/scope.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { mayGrant, parseGrants, type ScopeGrant } from '../../../domain/scopes.ts'
import { hashToken } from '../../../core/secrets.ts'
import { transact } from '../../../core/transact.ts'
import { KEY_PREFIXES, parseName, partialKey } from './create-workspace.ts'
import { toKey } from './present.ts'
import { readWorkspace } from './queries.ts'
import type { CreatedKey, CreateKeyBody } from './schema.ts'

/**
 * Creates a secret key and shows it this once. Only its hash is stored, so a repeated request cannot
 * be answered with it: the repetition is refused and names the key, which can then be revoked.
 */
export async function createKey(ctx: Ctx, input: CreateKeyBody): Promise<CreatedKey> {
  const { deps, scope } = ctx
  const scopes = parseGrants(input.scopes)
  requireGrantable(scope.actor, scopes)
  const expiresAt = parseExpiry(input.expiresAt, deps.clock.now())
  const { mode } = await readWorkspace(ctx)
  const key = `${KEY_PREFIXES[mode].secret}${deps.ids.secret()}`
  const row = {
    id: deps.ids.make('key'),
    name: parseName(input.name),
    hash: hashToken(key),
    partialKey: partialKey(key),
    scopes,
    createdBy: personOf(scope),
    expiresAt,
    createdAt: new Date(deps.clock.now()),
  }
  const created = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    await readWorkspace(ctx, { lock: true })
    const existing = await tx.find(scope, apiKeys, { where: [isNull(apiKeys.revokedAt)] })
    requireCapacity(scope.plan, 'keys', { existing: existing.length })
    const rootId = await findRoot(ctx)
    const [inserted] = await tx.insert(scope, apiKeys, { ...row, rootId })
    return toKey(inserted!)
  })
  if (created.id !== row.id) {
    throw new ApiError(
      'conflict',
      `This Idempotency-Key was already used to create ${created.id}. Its secret was returned only once. Revoke the key and create another one.`,
    )
  }
  await deps.directory.changed()
  return { ...created, key }
}

/** Checks that a key grants no more than it holds; otherwise it could create a stronger one. */
function requireGrantable(actor: Actor, scopes: readonly ScopeGrant[]): void {
  if (actor.type === 'system') return
  const held = actor.type === 'key' || actor.type === 'member' ? actor.scopes : []
  const missing = scopes.find((scope) => !mayGrant(held, scope))
  if (missing === undefined) return
  throw new ApiError(
    'forbidden',
    actor.type === 'member'
      ? `You cannot grant "${missing}", because your role (${actor.role}) lacks it.`
      : `The calling key cannot grant "${missing}", because it lacks it.`,
  )
}

/** Finds the first key of those of nobody that created each other down to this one. */
async function findRoot({ tx, scope }: TxCtx): Promise<string | null> {
  const { actor } = scope
  if (actor.type !== 'key' || actor.personId !== null) return null
  const creator = await tx.first(scope, apiKeys, [eq(apiKeys.id, actor.keyId)])
  return creator?.rootId ?? actor.keyId
}

function parseExpiry(text: string | null | undefined, nowMs: number): Date | null {
  if (text === null || text === undefined) return null
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(at.getTime())) {
    throw invalid('expiresAt', 'Write a date such as 2027-01-01 or 2027-01-01T12:00:00Z.')
  }
  if (at.getTime() <= nowMs)
    throw invalid('expiresAt', 'This time is in the past. Choose a later one.')
  return at
}
