import { and, eq } from 'drizzle-orm'
import { createCtx, type Ctx, type TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import type { RequestOrigin, Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { holdsAddress, readAnswers } from '../../../domain/application.ts'
import { parseEmail } from '../../../domain/email.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { requirePlan } from '../../../domain/plan.ts'
import type { TaskPayloads } from '../../../domain/tasks.ts'
import { authenticateBrowser } from '../../../core/authenticate.ts'
import { publish } from '../../../core/listeners.ts'
import { admitStrangerMail } from '../../platform/mails/admit-stranger-mail.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import {
  DAY_MS,
  MINUTE_MS,
  pauseBeforeMail,
  secretLink,
  writeToken,
} from '../../platform/sessions/write-token.ts'
import { statusOf, type EnrollmentRow } from '../partners/present.ts'
import { loadEnrolled, openProgram, type Enrolled } from '../partners/queries.ts'
import { givenOf, readPerson } from '../partners/read-person.ts'
import { requirePartnerCapacity, savePartner } from '../partners/save-partner.ts'
import { defaultGroup, effectiveGroup } from '../programs/queries.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import type { Applied, ApplyBody } from './apply-schema.ts'
import { enrollPartner } from './enroll-partner.ts'
import { askedGroup } from './move-enrollment.ts'
import { writeStatus } from './write-status.ts'

/**
 * Takes an application from a page. The answer is the same for everybody, so that nobody learns who is a
 * partner, was rejected or banned. A job looks who it is (`enterApplicant`), so that its time does not tell
 * either: what is done here does not depend on the address.
 */
export async function applyToProgram(
  deps: Deps,
  { headers, origin }: { headers: Headers; origin: RequestOrigin },
  body: ApplyBody,
): Promise<Applied> {
  const email = parseEmail(body.email)
  const person = { ...readPerson(body), locale: requestLanguage(headers) }
  requireName(person.name)
  const { publishableKey, programId = null } = body
  const { workspace, host, ...ctx } = await authenticateBrowser(deps, headers, publishableKey)
  requirePlan(workspace.plan, 'partnerProgram')
  await inTransaction(ctx, async (ctx) => {
    const { program, group } = await openApplication(ctx, programId, body.groupId)
    const { applicationForm } = effectiveGroup(program, group)
    const answers = readAnswers(applicationForm ?? [], body.answers ?? {})
    // Of everybody, as if nobody were known.
    await requirePartnerCapacity(ctx)
    const about = { email, person: givenOf(person), programId: program.id, groupId: group.id }
    const payload = { ...about, answers, host, request: origin }
    await enqueue(ctx.tx, ctx.scope, { task: 'enter-applicant', payload })
  })
  return { received: true }
}

/** Finds the program that takes applications, and the group that somebody asks for. */
async function openApplication(
  ctx: TxCtx,
  programId: string | null,
  groupId: string | null | undefined,
) {
  const program = await openProgram(ctx, programId)
  const asked = await askedGroup(ctx, { program, groupId })
  return { program, group: asked ?? (await defaultGroup(ctx, program.id)) }
}

/**
 * Enrolls who has applied, unless there is nothing to apply for. What is known of somebody is never
 * overwritten by a stranger.
 */
export async function enterApplicant(
  { deps, scope }: Ctx,
  { email, person, programId, groupId, answers, host, request }: TaskPayloads['enter-applicant'],
): Promise<void> {
  const applicant: Scope = { ...scope, actor: { type: 'browser', host }, request }
  await inTransaction(createCtx(deps, applicant), async (ctx) => {
    const { program, group } = await openApplication(ctx, programId, groupId)
    const { autoApprove } = effectiveGroup(program, group)
    const partner = await savePartner(ctx, { email, person, overwrite: false })
    const at = new Date(deps.clock.now())
    const columns = { application: { answers }, appliedAt: at, groupId: group.id }
    const parts = { partner, program, group }
    const applied = await take(ctx, { ...parts, columns, autoApprove, at })
    if (applied && !partner.emailVerifiedAt) await askForProof(ctx, applied)
  })
  await deps.directory.changed()
}

/** Checks an applicant's name, which the program's people are mailed. @throws ApiError */
function requireName(name: string | null | undefined): void {
  if (!name) throw invalid('name', message('application.name-required'))
  if (holdsAddress(name)) throw invalid('name', message('application.name-is-address'))
}

interface Taken extends Omit<Enrolled, 'enrollment'> {
  columns: Partial<EnrollmentRow>
  autoApprove: boolean
  at: Date
}

/**
 * Enrolls an applicant; null when there is nothing to apply for: taking part, asked already, or not
 * allowed.
 */
async function take(
  ctx: TxCtx,
  { columns, autoApprove, at, ...parts }: Taken,
): Promise<Enrolled | null> {
  const { tx, scope } = ctx
  const { partner, program } = parts
  const same = and(eq(enrollments.programId, program.id), eq(enrollments.partnerId, partner.id))
  const current = await tx.first(scope, enrollments, [same], { lock: 'update' })
  if (!current) {
    const status = autoApprove ? 'approved' : 'pending'
    const reviewed = autoApprove ? { reviewedAt: at } : {}
    return enrollPartner(ctx, {
      ...parts,
      status,
      columns: { ...columns, ...reviewed },
    })
  }
  if (!mayReapply(current, at)) return null
  const enrolled = { ...(await loadEnrolled(ctx, current.id)), group: parts.group }
  const set = { ...columns, reviewedAt: null, rejectionReason: null, rejectionNote: null }
  const data = { enrollmentId: current.id }
  await publish(ctx, { type: 'enrollment.entered', data })
  return writeStatus(ctx, { enrolled, to: 'pending', change: 'apply', set, at })
}

/**
 * Tells whether a rejected partner may apply again. A person reads the new application, also where others
 * are approved automatically.
 */
function mayReapply(enrollment: EnrollmentRow, at: Date): boolean {
  const status = statusOf(enrollment)
  if (status === 'declined') return true
  return status === 'rejected' && enrollment.reapplyAt !== null && enrollment.reapplyAt <= at
}

async function askForProof(ctx: TxCtx, { partner, program }: Enrolled): Promise<void> {
  const { email } = partner
  const purpose = 'sign_in'
  const template = 'verify-email'
  const pause = await pauseBeforeMail(ctx, { purpose, partnerId: partner.id })
  if (pause > 0 || email === null) return
  if (!(await admitStrangerMail(ctx, { template, to: email }))) return
  const { id, token } = await writeToken(ctx, {
    purpose,
    partner,
    programId: program.id,
    lifeMs: DAY_MS,
  })
  const url = secretLink(ctx.deps, 'sign-in', {
    token,
    programId: program.id,
    language: partner.locale,
  })
  await writeMail(ctx, {
    key: `verify-email:${id}`,
    template,
    programId: program.id,
    partnerId: partner.id,
    to: email,
    data: { partner: partner.name, url, minutes: DAY_MS / MINUTE_MS },
  })
}
