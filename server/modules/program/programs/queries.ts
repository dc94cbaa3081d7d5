import { eq, sql } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { int, row, text } from '../../../db/row.ts'
import { groups, programs } from '../../../db/schema/programs.ts'
import type { FindOptions } from '../../../db/tx.ts'
import { ApiError, invalid, notFound } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { holdDomains } from '../../links/domains/queries.ts'
import { domainSlug } from '../../links/domains/slug.ts'

export type ProgramRow = typeof programs.$inferSelect
export type GroupRow = typeof groups.$inferSelect

/** The slug of the group that every program has from its beginning to its end. */
export const DEFAULT_GROUP = 'default'

export const findProgram = rowFinder(programs, 'program')

/** Creates the error for what an archived program does not take. */
export function isArchived(id: string): ApiError {
  return new ApiError(
    'conflict',
    `Program ${id} is archived. Restore it with POST /programs/${id}/unarchive first.`,
  )
}

/**
 * Finds a group or throws. With `programId`, a group of another program is not found either.
 * @throws ApiError `not_found`
 */
export async function findGroup(
  ctx: Ctx,
  id: string,
  { programId, ...options }: Pick<FindOptions, 'lock'> & { programId?: string } = {},
): Promise<GroupRow> {
  const { tx, scope } = ctx
  const within = programId === undefined ? undefined : eq(groups.programId, programId)
  const row = await tx.first(scope, groups, [eq(groups.id, id), within], options)
  if (row) return row
  throw notFound(programId === undefined ? 'group' : 'group in this program', id)
}

/** Finds the group of partners of a program who were not given one. */
export async function defaultGroup(ctx: TxCtx, programId: string): Promise<GroupRow> {
  const { tx, scope } = ctx
  const named = [eq(groups.programId, programId), eq(groups.slug, DEFAULT_GROUP)]
  const row = await tx.first(scope, groups, named)
  if (row) return row
  throw notFound('program', programId)
}

/** The settings of a program that a group may override. */
export type EffectiveGroup = Pick<
  ProgramRow,
  | 'holdingPeriodDays'
  | 'autoApprove'
  | 'logo'
  | 'brandColor'
  | 'landing'
  | 'applicationForm'
  | 'resources'
>

/** Merges settings: the group's own value where it has one, else the program's. */
export function effectiveGroup(program: ProgramRow, group: GroupRow): EffectiveGroup {
  return {
    holdingPeriodDays: group.holdingPeriodDays ?? program.holdingPeriodDays,
    autoApprove: group.autoApprove ?? program.autoApprove,
    logo: group.logo ?? program.logo,
    brandColor: group.brandColor ?? program.brandColor,
    landing: group.landing ?? program.landing,
    applicationForm: group.applicationForm ?? program.applicationForm,
    resources: group.resources ?? program.resources,
  }
}

const Counts = row({ programs: int, groups: int })

/**
 * Checks that the plan has room for one more program with so many groups. Archived programs and their
 * groups do not count. Others who ask wait until this transaction ends.
 * @throws ApiError `exceeded_limit`
 */
export async function requireProgramCapacity(
  ctx: TxCtx,
  adding: { programs: number; groups: number },
): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(scope, (ws) => sql`select ${lock('workspace', ws)}`)
  const [counted] = await tx.rows(
    scope,
    Counts,
    (ws) => sql`
      select (select count(*)::int from programs p
          where p.workspace_id = ${ws} and p.archived_at is null) as programs,
        (select count(*)::int from groups g join programs p on p.workspace_id = ${ws}
            and p.id = g.program_id and p.archived_at is null
          where g.workspace_id = ${ws}) as groups`,
  )
  for (const noun of ['programs', 'groups'] as const) {
    requireCapacity(scope.plan, noun, { existing: counted![noun], adding: adding[noun] })
  }
}

const SlugRow = row({ slug: text })

/**
 * Finds the link domain that a body names, locked until the transaction ends; null and undefined stay so.
 * @throws ApiError `unprocessable_entity`, also for another workspace's domain
 */
export async function linkDomain(
  ctx: TxCtx,
  written: string | null | undefined,
): Promise<string | null | undefined> {
  const { tx, scope } = ctx
  if (!written) return written === undefined ? undefined : null
  const slug = domainSlug(written) ?? ''
  await holdDomains(ctx)
  const [row] = await tx.rows(
    scope,
    SlugRow,
    (ws) => sql`select slug from domains where workspace_id = ${ws} and slug = ${slug}`,
  )
  if (row) return row.slug
  throw invalid(
    'domain',
    `${JSON.stringify(written.slice(0, 100))} is not one of your domains. Add it with POST /domains.`,
  )
}
