import { and, eq, isNull, ne } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { step } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import { parseOptional } from '../../../core/input.ts'
import { pauseBeforeMail } from '../../platform/sessions/write-token.ts'
import { statusOf, type EnrollmentRow, type PartnerRow } from '../partners/present.ts'
import { loadEnrolled, type Enrolled } from '../partners/queries.ts'
import { readPerson, type Person } from '../partners/read-person.ts'
import { holdPartner, savePartner, tenantTaken, usernameTaken } from '../partners/save-partner.ts'
import { defaultGroup, type GroupRow, type ProgramRow } from '../programs/queries.ts'
import { readLinkOptions, type LinkOptions } from './add-partner-links.ts'
import { enrollPartner } from './enroll-partner.ts'
import { askedGroup } from './move-enrollment.ts'
import type { Invitation } from './schema.ts'
import { writeInvite } from './write-invite.ts'
import { writeStatus } from './write-status.ts'

/** An invitation that was read, before the transaction begins. */
export interface ReadInvitation {
  email: string
  person: Person
  tenantId: string | null
  groupId: string | null
  note: string | null
  linkOptions: LinkOptions
}

/**
 * Validates an invitation.
 * @throws ApiError for whatever is wrong with the invitation itself
 */
export async function readInvitation(deps: Deps, body: Invitation): Promise<ReadInvitation> {
  return {
    email: parseEmail(body.email),
    person: readPerson(body),
    tenantId: parseOptional('tenantId', body.tenantId),
    groupId: body.groupId ?? null,
    note: parseOptional('note', body.note),
    linkOptions: await readLinkOptions(deps, body.linkProps),
  }
}

/** An invitation that may go out, with what is held for it. */
export interface Invitable {
  program: ProgramRow
  invitation: ReadInvitation
  group: GroupRow
  known: PartnerRow | undefined
  enrollment: EnrollmentRow | undefined
}

/**
 * Says before anything is written why somebody cannot be invited, so that of many invitations the
 * others still go out.
 */
export async function requireInvitable(
  ctx: TxCtx,
  { program, invitation }: { program: ProgramRow; invitation: ReadInvitation },
): Promise<Invitable> {
  const { email, groupId } = invitation
  const group = await askedGroup(ctx, { program, groupId })
  const known = await holdPartner(ctx, email)
  const enrollment = known && (await enrollmentOf(ctx, { partner: known, program }))
  await requireStatus(ctx, enrollment)
  await requireFree(ctx, { program, known, invitation })
  const place = group ?? (await defaultGroup(ctx, program.id))
  return { program, invitation, group: place, known, enrollment }
}

/**
 * Invites somebody, with links that work at once, and writes the mail. Somebody who was invited gets
 * another mail, at most one a minute, and the earlier link ends.
 */
export async function invitePartner(
  ctx: TxCtx,
  { program, invitation, group, known, enrollment: current }: Invitable,
): Promise<Enrolled> {
  const { email, person, tenantId, note, linkOptions: wishes } = invitation
  const partner = await savePartner(ctx, { email, person, overwrite: true })
  const enrollment = known ? current : await enrollmentOf(ctx, { partner, program })
  // Somebody else may have invited them a moment ago.
  if (!known) await requireStatus(ctx, enrollment)
  const invitedAt = new Date(ctx.deps.clock.now())
  const columns = { invitedAt, ...(tenantId ? { tenantId } : {}) }
  const status = 'invited'
  const enrolled = enrollment
    ? await again(ctx, { enrollment, columns, linkOptions: wishes })
    : await enrollPartner(ctx, { partner, program, group, status, columns, linkOptions: wishes })
  await writeInvite(ctx, { enrolled, note })
  return enrolled
}

function enrollmentOf(
  ctx: TxCtx,
  { partner, program }: { partner: PartnerRow; program: ProgramRow },
): Promise<EnrollmentRow | undefined> {
  const { tx, scope } = ctx
  const same = [eq(enrollments.programId, program.id), eq(enrollments.partnerId, partner.id)]
  return tx.first(scope, enrollments, same, { lock: 'update' })
}

async function requireStatus(ctx: TxCtx, enrollment: EnrollmentRow | undefined): Promise<void> {
  const status = enrollment ? statusOf(enrollment) : null
  if (status !== 'invited') {
    step(status, 'invite')
    return
  }
  const { partnerId } = enrollment!
  const pause = await pauseBeforeMail(ctx, { purpose: 'invite', partnerId })
  if (pause === 0) return
  const retryAfterSeconds = Math.ceil(pause / 1000)
  throw new ApiError(
    'rate_limit_exceeded',
    `This partner was just invited. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  )
}

async function requireFree(
  ctx: TxCtx,
  { program, known, invitation }: Pick<Invitable, 'program' | 'known' | 'invitation'>,
): Promise<void> {
  const { tx, scope } = ctx
  const { tenantId, person } = invitation
  const { username } = person
  const own = known?.id ?? ''
  if (tenantId) {
    const same = and(eq(enrollments.programId, program.id), eq(enrollments.tenantId, tenantId))
    const taken = await tx.first(scope, enrollments, [same, ne(enrollments.partnerId, own)])
    if (taken) throw tenantTaken(tenantId)
  }
  if (!username) return
  const where = [
    eq(partners.username, username),
    ne(partners.id, own),
    isNull(partners.mergedIntoId),
  ]
  if (await tx.first(scope, partners, where)) throw usernameTaken(username)
}

async function again(
  ctx: TxCtx,
  found: { enrollment: EnrollmentRow; columns: Partial<EnrollmentRow>; linkOptions: LinkOptions },
): Promise<Enrolled> {
  const { deps, tx, scope } = ctx
  const { enrollment, columns: set, linkOptions: wishes } = found
  const enrolled = await loadEnrolled(ctx, enrollment.id)
  const at = new Date(deps.clock.now())
  if (statusOf(enrollment) === 'invited') {
    const [row] = await tx.update(scope, enrollments, { ...set, updatedAt: at }, [
      eq(enrollments.id, enrollment.id),
    ])
    return { ...enrolled, enrollment: row! }
  }
  const change = { enrolled, to: 'invited', change: 'invite', set, wishes, at } as const
  return writeStatus(ctx, change)
}
