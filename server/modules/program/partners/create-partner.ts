import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { importedStatus } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { parseOptional } from '../../../core/input.ts'
import { readLinkOptions, type LinkOptions } from '../enrollments/add-partner-links.ts'
import { enrollPartner } from '../enrollments/enroll-partner.ts'
import { askedGroup, moveEnrollment } from '../enrollments/move-enrollment.ts'
import { holdReferrers } from '../enrollments/list-referrers.ts'
import { setReferrer } from '../enrollments/set-referrer.ts'
import { writeFields } from '../enrollments/write-fields.ts'
import { writeStatus } from '../enrollments/write-status.ts'
import { publish } from '../../../core/listeners.ts'
import { defaultGroup, type GroupRow, type ProgramRow } from '../programs/queries.ts'
import { statusOf, type EnrollmentRow, type PartnerRow } from './present.ts'
import { loadEnrolled, openProgram, presentPartner, type Enrolled } from './queries.ts'
import { holdOwner, setDetails } from './set-details.ts'
import { readPerson, type Person } from './read-person.ts'
import { asConflict, savePartner } from './save-partner.ts'
import type { Partner, PartnerBody } from './schema.ts'

/**
 * Enrolls a partner, approved and with links, or brings one who is known by the email address up to
 * date. What the program decided earlier stays: it undoes no ban, rejection or deactivation.
 */
export async function createPartner(ctx: Ctx, body: PartnerBody): Promise<Partner> {
  const { deps } = ctx
  const wanted = await readNewPartner(deps, body)
  const created = await transact(ctx, async (ctx) => {
    await holdOwner(ctx, body.ownerId)
    if (body.referredById) await holdReferrers(ctx)
    const found = await upsertPartner(ctx, wanted)
    const partner = await setDetails(ctx, { partner: found.partner, body, keepTags: true })
    const joined = { ...found, partner }
    const at = new Date(deps.clock.now())
    const { referredById } = body
    const enrolled = await setReferrer(ctx, { enrolled: joined, referredById, at })
    return presentPartner(ctx, enrolled)
  }).catch((error: unknown) => {
    throw asTaken(error, wanted)
  })
  await deps.directory.changed()
  return created
}

/** A partner to enroll, as a body describes them. */
export interface NewPartner extends Pick<PartnerBody, 'programId' | 'groupId'> {
  email: string
  person: Person
  tenantId: string | null
  linkOptions: LinkOptions
}

/** Reads a body before the transaction. @throws ApiError `unprocessable_entity` */
export async function readNewPartner(deps: Deps, body: PartnerBody): Promise<NewPartner> {
  return {
    programId: body.programId ?? null,
    groupId: body.groupId ?? null,
    email: parseEmail(body.email),
    person: readPerson(body),
    tenantId: parseOptional('tenantId', body.tenantId),
    linkOptions: await readLinkOptions(deps, body.linkProps),
  }
}

/**
 * Creates or updates a partner within a transaction, after which the caller calls
 * `deps.directory.changed()`.
 * @throws ApiError; what the unique indexes say goes through `asTaken`
 */
export async function upsertPartner(
  ctx: TxCtx,
  { programId, groupId, email, person, tenantId, linkOptions: wishes }: NewPartner,
): Promise<Enrolled> {
  const program = await openProgram(ctx, programId)
  const group = await askedGroup(ctx, { program, groupId })
  const partner = await savePartner(ctx, { email, person, overwrite: true })
  return join(ctx, { partner, program, group, tenantId, linkOptions: wishes })
}

export function asTaken(error: unknown, { email, person, tenantId }: NewPartner): unknown {
  return asConflict(error, { email, username: person.username ?? null, tenantId })
}

interface Joining {
  partner: PartnerRow
  program: ProgramRow
  group: GroupRow | null
  tenantId: string | null
  linkOptions: LinkOptions
}

async function join(
  ctx: TxCtx,
  { partner, program, group, tenantId, linkOptions: wishes }: Joining,
): Promise<Enrolled> {
  const { deps, tx, scope } = ctx
  const same = [eq(enrollments.programId, program.id), eq(enrollments.partnerId, partner.id)]
  const enrollment = await tx.first(scope, enrollments, same, { lock: 'update' })
  if (!enrollment) {
    const parts = { partner, program, group: group ?? (await defaultGroup(ctx, program.id)) }
    const columns = { tenantId }
    return enrollPartner(ctx, { ...parts, status: 'approved', columns, linkOptions: wishes })
  }
  const status = statusOf(enrollment)
  const next = importedStatus(status, 'approved')
  if (next !== 'approved' && next !== 'archived') throw decided(partner, enrollment)
  const at = new Date(deps.clock.now())
  const data = { enrollmentId: enrollment.id }
  await publish(ctx, { type: 'enrollment.entered', data })
  const found = await loadEnrolled(ctx, enrollment.id)
  const enrolled = await writeFields(ctx, {
    enrolled: await moveEnrollment(ctx, { enrolled: found, groupId: group?.id }),
    set: tenantId ? { tenantId } : {},
    at,
  })
  if (next === status) return enrolled
  return writeStatus(ctx, { enrolled, to: next, change: 'import', linkOptions: wishes, at })
}

function decided({ id }: PartnerRow, { status }: EnrollmentRow): ApiError {
  const ways: Record<string, string> = {
    banned: `POST /partners/${id}/unban`,
    deactivated: `POST /partners/${id}/reactivate`,
    rejected: `POST /partners/${id}/approve`,
  }
  const way = ways[status] ?? 'POST /partners/invite'
  return new ApiError(
    'conflict',
    `This partner is ${status} in the program. Enrolling doesn’t change that. Use ${way} instead.`,
  )
}
