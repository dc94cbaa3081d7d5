import { asc, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { enrollments, partners, programs } from '../../../db/schema/programs.ts'
import { changedAtOf, heldUntil } from '../../../domain/account-hold.ts'
import { maskEmail } from '../../../domain/email.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import type { PartnerRow } from './present.ts'

/**
 * Records that the email address or payout method of a partner, who is held FOR UPDATE, was changed:
 * payouts wait from now on (`accountChangeHoldDays`).
 */
export async function recordAccountChange(
  ctx: TxCtx,
  { id, accountChangedAt: earlier }: Pick<PartnerRow, 'id' | 'accountChangedAt'>,
): Promise<Date> {
  const { deps, tx, scope } = ctx
  const accountChangedAt = changedAtOf(earlier, deps.clock.now())
  await tx.update(scope, partners, { accountChangedAt }, [eq(partners.id, id)])
  return accountChangedAt
}

/** Names the program in whose name a partner gets mails that concern all of them: the oldest. */
export async function programOfMails(ctx: TxCtx, partnerId: string): Promise<string | null> {
  const { tx, scope } = ctx
  const where = [eq(enrollments.partnerId, partnerId)]
  const first = await tx.first(scope, enrollments, where, { orderBy: [asc(enrollments.id)] })
  return first?.programId ?? null
}

/** Returns until when a program holds payouts after a change; null: it does not. */
export async function holdIn(
  ctx: TxCtx,
  { programId, changedAt }: { programId: string; changedAt: Date | null },
): Promise<Date | null> {
  const { deps, tx, scope } = ctx
  const program = await tx.first(scope, programs, [eq(programs.id, programId)])
  const holdDays = program?.accountChangeHoldDays ?? 0
  return heldUntil({ changedAt, holdDays }, deps.clock.now())
}

export interface ReplacedAddress {
  /** The partner as they were. */
  partner: PartnerRow
  programId: string
  /** The new address; null: there is none. */
  email: string | null
  changedAt: Date
}

/** Writes to the address that a partner had until now, which nobody else would tell of the change. */
export async function tellOldAddress(ctx: TxCtx, replaced: ReplacedAddress): Promise<void> {
  const { partner, programId, email, changedAt } = replaced
  if (partner.email === null) return
  await writeMail(ctx, {
    key: `email-changed:${ctx.deps.ids.make('mail')}`,
    template: 'email-changed',
    programId,
    partnerId: partner.id,
    to: partner.email,
    data: {
      partner: partner.name,
      to: email === null ? null : maskEmail(email),
      at: new Date(ctx.deps.clock.now()),
      heldUntil: await holdIn(ctx, { programId, changedAt }),
    },
  })
}
