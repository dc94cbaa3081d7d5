import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../core/ctx.ts'
import { json, nullable, row, type RowOf, text } from '../../../db/row.ts'
import { rewardVersions } from '../../../db/schema/rewards.ts'
import type { Pinned, RewardEvent, RewardVersion } from '../../../domain/reward/types.ts'

/** One version of one reward, as it is pinned. */
export interface VersionRef {
  id: string
  version: number
}

const Offer = row({ rewards: json<Pinned['rewards']>(), discountId: nullable(text) })

/**
 * Loads what is offered to an enrollment now: its own reward or discount where it has one, otherwise its
 * group's. A lead fixes this for the customer.
 */
export async function currentOffer(
  ctx: Ctx,
  of: { enrollmentId: string; groupId: string },
): Promise<RowOf<typeof Offer>> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    Offer,
    (ws) => sql`
    select coalesce((
        select json_object_agg(o.event, json_build_object('id', o.id, 'version', o.version)) from (
          select distinct on (r.event) r.event, r.id, r.version from rewards r
          where r.workspace_id = ${ws} and ${offered('r', of)}
          order by r.event, r.enrollment_id nulls last
        ) o), '{}') as rewards,
      (select d.id from discounts d where d.workspace_id = ${ws} and ${offered('d', of)}
        order by d.enrollment_id nulls last limit 1) as "discountId"`,
  )
  return row!
}

function offered(name: 'r' | 'd', of: { enrollmentId: string; groupId: string }): SQL {
  const t = sql.raw(name)
  return sql`${t}.archived_at is null
    and (${t}.group_id = ${of.groupId} or ${t}.enrollment_id = ${of.enrollmentId})`
}

/** Loads the versions of these references, in no order; one that does not exist is left out. */
export async function loadVersions(
  ctx: Ctx,
  refs: readonly VersionRef[],
): Promise<RewardVersion[]> {
  return (await findVersions(ctx, refs)).map(toVersion)
}

/** Loads the same versions as rows. */
export async function findVersions(ctx: Ctx, refs: readonly VersionRef[]): Promise<VersionRow[]> {
  const { tx, scope } = ctx
  if (refs.length === 0) return []
  const { rewardId, version } = rewardVersions
  const pairs = refs.map((ref) => sql`(${ref.id}, ${ref.version}::int)`)
  return tx.find(scope, rewardVersions, {
    where: [sql`(${rewardId}, ${version}) in (${sql.join(pairs, sql`, `)})`],
  })
}

export async function loadVersion(ctx: Ctx, ref: VersionRef): Promise<RewardVersion | null> {
  return (await loadVersions(ctx, [ref]))[0] ?? null
}

export type VersionRow = typeof rewardVersions.$inferSelect

/**
 * Converts a row to a version of the rules. Amounts were checked to be safe integers before they were
 * stored.
 */
export function toVersion(row: VersionRow): RewardVersion {
  return {
    rewardId: row.rewardId,
    version: row.version,
    event: row.event as RewardEvent,
    type: row.type,
    amountMinor: row.amountMinor === null ? null : Number(row.amountMinor),
    rateBps: row.rateBps,
    maxDurationMonths: row.maxDurationMonths,
    currency: row.currency,
    limits: row.limits,
    modifiers: row.modifiers,
    exclude: row.exclude,
    products: row.products,
    tiers: row.tiers,
  }
}

/** Loads the version that a reward's row names, which always exists. */
export async function findVersion(ctx: Ctx, ref: VersionRef): Promise<VersionRow> {
  return (await findVersions(ctx, [ref]))[0]!
}

const {
  workspaceId: _,
  description: _description,
  createdBy: _createdBy,
  createdAt: _createdAt,
  ...RULES
} = getTableColumns(rewardVersions)

/** The rules of a version by their names; one that is no column of the table does not compile. */
const COLUMNS: Readonly<Record<keyof RewardVersion, PgColumn>> = RULES

/**
 * Builds the SQL of a `RewardVersion` as JSON, with every column of the table that says what it pays.
 * @param alias of `reward_versions` in the statement
 */
export function versionJson(alias: string): SQL {
  const pairs = Object.entries(COLUMNS).map(([key, { name }]) => `'${key}', ${alias}.${name}`)
  return sql.raw(`json_build_object(${pairs.join(', ')})`)
}
