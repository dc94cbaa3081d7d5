import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { message, type Localizable, type Message } from '../../../domain/message/message.ts'
import { receiptSentence } from '../../../domain/receipt-sentence.ts'
import { endWith, receiptOf } from '../../../domain/receipt.ts'
import { toPartner, writeDrafts, type Draft } from './drafts.ts'
import { findRecipient, type Recipient } from './queries.ts'

/** Drafts mails about a commission that is being checked or was taken back, once each. */
export async function commissionMails(
  ctx: TxCtx,
  { data }: TakenEvent<'commission.updated'>,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const nowMs = deps.clock.now()
  const id = data.commissionId
  const row = await tx.first(scope, commissions, [eq(commissions.id, id)])
  if (!row || row.status !== data.status) return
  const recipient = await findRecipient(ctx, row.enrollmentId)
  const { partner } = recipient
  const what = subjectOf(row)
  const money = (amountMinor: bigint) => ({ amountMinor, currency: row.currency })
  if (row.status === 'held') await writeDrafts(ctx, [draftHeld(row, recipient, nowMs)])
  if (row.status === 'reversed') {
    const how = howOf(row, 'refunded', nowMs)
    const told = { partner, what, earned: money(row.earned), how }
    const draft = toPartner(recipient, 'commission-reversed', { key: id, data: told })
    await writeDrafts(ctx, [draft])
  }
}

/** Drafts the mail about a commission under review, which is written once, whenever the review began. */
export function draftHeld(
  row: typeof commissions.$inferSelect,
  recipient: Recipient,
  nowMs: number,
): Draft<'commission-held'> {
  const { partner } = recipient
  const earnings = { amountMinor: row.earnings - row.clawedBack, currency: row.currency }
  const told = { partner, what: subjectOf(row), earnings, how: howOf(row, 'hold', nowMs) }
  return toPartner(recipient, 'commission-held', { key: row.id, data: told })
}

/** Says how the amount came about, as the partner's dashboard does. */
export function howOf(
  row: Pick<
    typeof commissions.$inferSelect,
    'id' | 'explanation' | 'maturesAt' | 'earnings' | 'clawedBack' | 'currency'
  >,
  status: string,
  nowMs: number,
): Message {
  const net = row.earnings - row.clawedBack
  const receipt = endWith(receiptOf(row.explanation.steps, [row.id]), net, row.currency)
  const maturesAtMs = row.maturesAt.getTime()
  return receiptSentence(receipt, { status, maturesAtMs, paidAtMs: null, timeZone: null }, nowMs)
}

/** Returns the commission's own description, else what it is for. */
function subjectOf({ description, type }: typeof commissions.$inferSelect): Localizable {
  if (description) return description
  const known = KINDS.find((kind) => kind === type)
  return message(`mail.commission.${known ?? 'any'}`)
}

const KINDS = ['click', 'lead', 'sale', 'referral'] as const
