import { eq, isNull, ne, sql } from 'drizzle-orm'
import { createCtx, type Ctx, type TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { findPartnerWorkspaces } from '../../../db/find-token.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { allows } from '../../../domain/plan.ts'
import type { TaskPayloads } from '../../../domain/tasks.ts'
import { admitStrangerMail } from '../../platform/mails/admit-stranger-mail.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import {
  makeCode,
  MINUTE_MS,
  pauseBeforeMail,
  secretLink,
  writeToken,
} from '../../platform/sessions/write-token.ts'
import type { PartnerRow } from '../../program/partners/present.ts'

const MINUTES = 15

/**
 * Sends a link and a code that sign in the partner with that address, if there is one in a program: in each workspace
 * where nobody has said which. One email for each, so that no workspace's email opens another.
 */
export async function sendSignInLink(
  ctx: Ctx,
  { email, programId, isAnywhere = false, language }: TaskPayloads['send-sign-in-link'],
): Promise<void> {
  const asked = { email, programId, language }
  if (!isAnywhere) return sendWithin(ctx, asked)
  const { deps, scope } = ctx
  for (const workspaceId of await findPartnerWorkspaces(deps.db, email)) {
    const workspace = await deps.directory.workspaceById(workspaceId)
    if (!workspace || !allows(workspace.plan, 'partnerProgram')) continue
    const { id, plan } = workspace
    await sendWithin(createCtx(deps, { ...scope, workspaceId: id, plan }), asked)
  }
}

interface Asked {
  email: string
  programId: string | null
  language: string | null
}

async function sendWithin(ctx: Ctx, { email, programId, language: asked }: Asked): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const where = [eq(partners.email, email), isNull(partners.mergedIntoId)]
    const partner = await tx.first(scope, partners, where, { lock: 'update' })
    const program = partner && (await openProgramOf(ctx, { partner, programId }))
    if (partner && program) await sendLink(ctx, { partner, programId: program, asked })
  })
}

/** Finds a program that the partner is not banned from: the requested one, else the latest. */
async function openProgramOf(
  ctx: TxCtx,
  { partner, programId }: { partner: PartnerRow; programId: string | null },
): Promise<string | null> {
  const { tx, scope } = ctx
  const enrollment = await tx.first(
    scope,
    enrollments,
    [
      eq(enrollments.partnerId, partner.id),
      programId === null ? undefined : eq(enrollments.programId, programId),
      ne(enrollments.status, 'banned'),
    ],
    { orderBy: [sql`${enrollments.id} desc`] },
  )
  return enrollment?.programId ?? null
}

/**
 * Sends a sign-in link, at most one a minute and so many a day; false: that was reached, or there is no
 * address. `asked` is the language of the requesting page: a stranger's, so it counts for this mail and is not
 * stored.
 */
export async function sendLink(
  ctx: TxCtx,
  { partner, programId, asked }: { partner: PartnerRow; programId: string; asked: string | null },
): Promise<boolean> {
  const pause = await pauseBeforeMail(ctx, {
    purpose: 'sign_in',
    partnerId: partner.id,
  })
  const { email } = partner
  if (pause > 0 || email === null) return false
  if (!(await admitStrangerMail(ctx, { template: 'sign-in-link', to: email }))) return false
  const lifeMs = MINUTES * MINUTE_MS
  const language = partner.locale ?? asked
  const code = makeCode()
  const { id, token } = await writeToken(ctx, {
    purpose: 'sign_in',
    partner,
    programId,
    lifeMs,
    code,
  })
  await writeMail(ctx, {
    key: `sign-in-link:${id}`,
    template: 'sign-in-link',
    programId,
    partnerId: partner.id,
    to: email,
    language,
    data: {
      url: secretLink(ctx.deps, 'sign-in', { token, programId, language }),
      minutes: MINUTES,
      code,
    },
  })
  return true
}
