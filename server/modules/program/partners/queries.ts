import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { IdRow } from '../../../db/row.ts'
import { links } from '../../../db/schema/links.ts'
import { enrollments, groups, partners, programs } from '../../../db/schema/programs.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { findGroup, findProgram, type GroupRow, type ProgramRow } from '../programs/queries.ts'
import type { LinkRow } from '../../links/links/present.ts'
import { loadTagsOfPartners } from '../partner-tags/present.ts'
import { presentPartnerLinks, toPartner, type EnrollmentRow, type PartnerRow } from './present.ts'
import type { Partner, WhichPartner } from './schema.ts'
import { sumTotals } from './sum-totals.ts'

/** A partner within one program. */
export interface Enrolled {
  partner: PartnerRow
  enrollment: EnrollmentRow
  program: ProgramRow
  group: GroupRow
}

/**
 * Finds the program that a call names or, when it names none, the oldest that is not deactivated.
 * @throws ApiError `not_found`, `unprocessable_entity`
 */
export async function askedProgram(
  ctx: Ctx,
  programId: string | null | undefined,
): Promise<ProgramRow> {
  const { tx, scope } = ctx
  if (programId) return findProgram(ctx, programId)
  const row = await tx.first(scope, programs, [isNull(programs.deactivatedAt)], {
    orderBy: [asc(programs.id)],
  })
  if (row) return row
  throw invalid(
    'programId',
    'This workspace has no active program. Create one with POST /programs, or send programId.',
  )
}

/** Finds the program for a call that enrolls somebody. @throws ApiError `bad_request` */
export async function openProgram(
  ctx: TxCtx,
  programId: string | null | undefined,
): Promise<ProgramRow> {
  const program = await askedProgram(ctx, programId)
  if (!program.deactivatedAt) return program
  throw new ApiError(
    'bad_request',
    message('program.deactivated', {
      program: { id: program.id },
    }),
  )
}

/** Parses a partner's id in a path: `pn_…` or `ext_<tenantId>`. */
export function named(id: string): Pick<WhichPartner, 'partnerId' | 'tenantId'> {
  return id.startsWith('ext_') ? { tenantId: id.slice('ext_'.length) } : { partnerId: id }
}

/** How a call names a partner and, if it matters, the program. */
export type Which = { [K in keyof WhichPartner]?: string | null | undefined }

/**
 * Finds the enrollment of a call: in the program that it names, else in the oldest active one that the
 * partner is in.
 * @throws ApiError `not_found`, also for another workspace's; `unprocessable_entity` when nobody is named
 */
export async function findEnrolled(
  ctx: Ctx,
  which: Which,
  options: { lock?: 'update' } = {},
): Promise<Enrolled> {
  const { tx, scope } = ctx
  const { partnerId, tenantId, programId } = which
  if (!partnerId && !tenantId) {
    throw invalid('partnerId', 'Send partnerId or tenantId.')
  }
  const same = partnerId ? sql`e.partner_id = ${partnerId}` : sql`e.tenant_id = ${tenantId}`
  const [found] = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select e.id from enrollments e
      join programs r on r.workspace_id = ${ws} and r.id = e.program_id
      join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
      where e.workspace_id = ${ws} and ${same} and p.merged_into_id is null
        and (${programId ?? null}::text is null or e.program_id = ${programId ?? null})
      order by (r.deactivated_at is not null), r.id limit 1`,
  )
  if (!found) throw await noPartner(ctx, which)
  const enrolled = await readEnrolled(ctx, found.id, options)
  return belongsTo(enrolled, partnerId) ? enrolled : findEnrolled(ctx, which, options)
}

/**
 * Loads an enrollment that is known to exist, with its partner, program and group.
 * @throws ApiError `not_found` when it is to be locked, and its partner (that of `partnerId`) was merged meanwhile
 */
export async function loadEnrolled(
  ctx: Ctx,
  enrollmentId: string,
  { partnerId, ...options }: { lock?: 'update'; partnerId?: string } = {},
): Promise<Enrolled> {
  const enrolled = await readEnrolled(ctx, enrollmentId, options)
  if (!options.lock || belongsTo(enrolled, partnerId)) return enrolled
  throw await noPartner(ctx, { partnerId: partnerId ?? enrolled.partner.id })
}

/** Tells whether no merge ended the enrollment or handed it to another partner while we waited. */
function belongsTo({ partner }: Enrolled, partnerId: string | null | undefined): boolean {
  return partner.mergedIntoId === null && (!partnerId || partner.id === partnerId)
}

/** Locks an enrollment's partner before the enrollment, as everywhere: a merge locks both. */
async function readEnrolled(
  ctx: Ctx,
  enrollmentId: string,
  options: { lock?: 'update' } = {},
): Promise<Enrolled> {
  const { tx, scope } = ctx
  const same = [eq(enrollments.id, enrollmentId)]
  if (options.lock) {
    const { partnerId } = (await tx.first(scope, enrollments, same))!
    await tx.first(scope, partners, [eq(partners.id, partnerId)], { lock: 'key share' })
  }
  const enrollment = (await tx.first(scope, enrollments, same, options))!
  return {
    enrollment,
    partner: (await tx.first(scope, partners, [eq(partners.id, enrollment.partnerId)]))!,
    program: await findProgram(ctx, enrollment.programId),
    group: await findGroup(ctx, enrollment.groupId),
  }
}

export async function noPartner(ctx: Ctx, which: Which): Promise<ApiError> {
  const { tx, scope } = ctx
  const { partnerId, tenantId, programId } = which
  const id = JSON.stringify((partnerId || tenantId || '').slice(0, 260))
  const partner = partnerId
    ? await tx.first(scope, partners, [eq(partners.id, partnerId)])
    : undefined
  if (partner?.mergedIntoId) {
    return new ApiError('not_found', `Partner ${id} was merged into ${partner.mergedIntoId}.`)
  }
  const where = programId ? ' in this program' : ''
  return new ApiError(
    'not_found',
    partnerId
      ? `No partner${where} has the ID ${id}.`
      : `No partner${where} has the tenantId ${id}.`,
  )
}

/** Lists the links of partners of a program, oldest first, without deleted ones. */
export function linksOf(
  ctx: Ctx,
  { programId, partnerIds }: { programId: string; partnerIds: string[] },
): Promise<LinkRow[]> {
  const { tx, scope } = ctx
  if (partnerIds.length === 0) return Promise.resolve([])
  return tx.find(scope, links, {
    where: [
      inArray(links.partnerId, partnerIds),
      eq(links.programId, programId),
      isNull(links.deletedAt),
    ],
    orderBy: [asc(links.num)],
  })
}

/** Converts partners of one program for the API, in the order of their enrollments' ids. */
export async function presentPartners(
  ctx: Ctx,
  { program, ids }: { program: ProgramRow; ids: string[] },
): Promise<Partner[]> {
  const { tx, scope } = ctx
  if (ids.length === 0) return []
  const rows = await tx.find(scope, enrollments, { where: [inArray(enrollments.id, ids)] })
  const partnerIds = rows.map((row) => row.partnerId)
  const groupIds = rows.map((row) => row.groupId)
  const people = await tx.find(scope, partners, { where: [inArray(partners.id, partnerIds)] })
  const theirGroups = await tx.find(scope, groups, { where: [inArray(groups.id, groupIds)] })
  const theirLinks = await linksOf(ctx, { programId: program.id, partnerIds })
  const chooseGroup = (partnerId: string | null) => {
    const enrollment = rows.find((row) => row.partnerId === partnerId)
    return theirGroups.find((row) => row.id === enrollment?.groupId)
  }
  const shownLinks = await presentPartnerLinks(ctx, theirLinks, (row) =>
    chooseGroup(row.partnerId)!,
  )
  const totals = await sumTotals(ctx, program, ids)
  const tags = await loadTagsOfPartners(ctx, partnerIds)
  return ids.flatMap((id) => {
    const enrollment = rows.find((row) => row.id === id)
    const partner = people.find((row) => row.id === enrollment?.partnerId)
    const group = partner && chooseGroup(partner.id)
    if (!enrollment || !partner || !group) return []
    const links = shownLinks.filter((_, i) => theirLinks[i]!.partnerId === partner.id)
    const sums = totals.get(id)!
    const more = { links, totals: sums, tags: tags.get(partner.id)! }
    return [toPartner({ partner, enrollment, program, group }, more)]
  })
}

export async function presentPartner(
  ctx: Ctx,
  { enrollment, program }: Pick<Enrolled, 'enrollment' | 'program'>,
): Promise<Partner> {
  const [partner] = await presentPartners(ctx, { program, ids: [enrollment.id] })
  return partner!
}

/** Checks that a partner was not erased. @throws ApiError `bad_request` */
export function requirePerson({ id, erasedAt }: PartnerRow): void {
  if (erasedAt === null) return
  throw new ApiError(
    'bad_request',
    `Partner ${id} was erased. Invite the person again as a new partner.`,
  )
}
