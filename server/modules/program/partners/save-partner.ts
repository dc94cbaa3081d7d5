import { eq, isNull, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { announce } from '../../../db/outbox.ts'
import { CountRow } from '../../../db/row.ts'
import { partners } from '../../../db/schema/programs.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import type { PartnerRow } from './present.ts'
import { givenOf, type Person } from './read-person.ts'

/**
 * Finds or creates the workspace's partner with that email address, locked until the transaction ends. Two
 * calls at once make one. `overwrite`: what is known may be changed, but never emptied.
 */
export async function savePartner(
  ctx: TxCtx,
  { email, person, overwrite }: { email: string; person: Person; overwrite: boolean },
): Promise<PartnerRow> {
  const { deps, tx, scope } = ctx
  const known = await holdPartner(ctx, email)
  if (known) return overwrite ? renew(ctx, { known, person }) : known
  await requirePartnerCapacity(ctx)
  const at = new Date(deps.clock.now())
  const given = givenOf(person)
  const values = { ...given, id: deps.ids.make('pn'), email, name: given.name ?? email }
  const row = { ...values, createdAt: at, updatedAt: at }
  const [created] = await tx.insert(scope, partners, row, { ignore: true })
  if (created) {
    await announce(tx, scope, [{ type: 'partner.created', data: { partnerId: created.id } }])
    return created
  }
  const other = await holdPartner(ctx, email)
  if (!other) throw usernameTaken(given.username)
  return overwrite ? renew(ctx, { known: other, person }) : other
}

export function holdPartner(ctx: TxCtx, email: string): Promise<PartnerRow | undefined> {
  const { tx, scope } = ctx
  const where = [eq(partners.email, email), isNull(partners.mergedIntoId)]
  return tx.first(scope, partners, where, { lock: 'update' })
}

/** Locks a partner who is known to exist. */
export async function holdPartnerById(ctx: TxCtx, id: string): Promise<PartnerRow> {
  const { tx, scope } = ctx
  return (await tx.first(scope, partners, [eq(partners.id, id)], { lock: 'update' }))!
}

async function renew(
  ctx: TxCtx,
  { known, person }: { known: PartnerRow; person: Person },
): Promise<PartnerRow> {
  const set = givenOf(person)
  const changes = Object.entries(set).some(([name, value]) => known[name as keyof Person] !== value)
  return changes ? writePerson(ctx, { id: known.id, set }) : known
}

/** Changes columns of a partner and tells whoever listens. */
export async function writePerson(
  ctx: TxCtx,
  { id, set }: { id: string; set: Partial<PartnerRow> },
): Promise<PartnerRow> {
  const { deps, tx, scope } = ctx
  const updatedAt = new Date(deps.clock.now())
  const [row] = await tx.update(scope, partners, { ...set, updatedAt }, [eq(partners.id, id)])
  await announce(tx, scope, [{ type: 'partner.updated', data: { partnerId: id } }])
  return row!
}

/** Checks that the plan has room for one more partner. @throws ApiError */
export async function requirePartnerCapacity(ctx: TxCtx): Promise<void> {
  const { tx, scope } = ctx
  const [counted] = await tx.rows(
    scope,
    CountRow,
    (ws) => sql`
      select count(*)::int as n from partners
      where workspace_id = ${ws} and merged_into_id is null`,
  )
  requireCapacity(scope.plan, 'partners', { existing: counted!.n })
}

export function usernameTaken(username: string | null | undefined): ApiError {
  const name = JSON.stringify(username ?? '')
  return new ApiError('conflict', `The username ${name} is already taken. Choose another one.`)
}

/**
 * Converts violations of the unique indexes, which finally decide about addresses, usernames and tenant
 * ids, to a 409.
 */
export function asConflict(
  error: unknown,
  body: { email?: string; username?: string | null; tenantId?: string | null },
): unknown {
  switch (violatedConstraint(error)) {
    case 'partners_email':
      return new ApiError(
        'conflict',
        `Another partner has the email address ${JSON.stringify(body.email ?? '')}. Merge the two with POST /partners/merge.`,
      )
    case 'partners_username':
      return usernameTaken(body.username)
    case 'enrollments_tenant_id':
      return tenantTaken(body.tenantId ?? '')
    default:
      return error
  }
}

export function tenantTaken(tenantId: string): ApiError {
  return new ApiError(
    'conflict',
    `The tenantId ${JSON.stringify(tenantId)} belongs to another partner of this program. Send another one, or change that partner with PATCH /partners/ext_<tenantId>.`,
  )
}
