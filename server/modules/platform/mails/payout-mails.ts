import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { bigint, int, row, text } from '../../../db/row.ts'
import { mails } from '../../../db/schema/mails.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import { CREDIT } from '../../../domain/credit.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { toPartner, toProgram, writeDrafts, type Draft } from './drafts.ts'
import { findRecipient, type Recipient } from './queries.ts'

type PayoutEvent = 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed'
type PayoutRow = typeof payouts.$inferSelect

/** Drafts mails about the progress of a payout, and one per run to the program's people. */
export async function payoutMails(
  ctx: TxCtx,
  { type, data }: TakenEvent<PayoutEvent>,
): Promise<void> {
  const { tx, scope } = ctx
  const id = data.payoutId
  const row = await tx.first(scope, payouts, [eq(payouts.id, id)])
  if (!row) return
  const recipient = await findRecipient(ctx, row.enrollmentId)
  const ofOne = type !== 'payout.created'
  const draft = ofOne ? ofPayout(type, recipient, row) : await ofRun(ctx, recipient, row.runId)
  await writeDrafts(ctx, draft ? [draft] : [])
}

function ofPayout(type: PayoutEvent, recipient: Recipient, row: PayoutRow): Draft | null {
  const { partner } = recipient
  const { id: key, currency, commissions, masked: to, failureReason } = row
  const amount = { amountMinor: row.amount, currency }
  if (type === 'payout.failed') {
    // A canceled one was never sent.
    if (row.status !== 'failed') return null
    return toPartner(recipient, 'payout-failed', {
      key,
      data: { partner, amount, to, reason: failureReason },
    })
  }
  // What has failed since is told as failed only.
  if (row.status === 'failed') return null
  if (type === 'payout.completed') {
    const inCredit = row.provider === CREDIT
    return toPartner(recipient, 'payout-completed', {
      key,
      data: { partner, amount, to, inCredit },
    })
  }
  return toPartner(recipient, 'payout-sent', { key, data: { partner, amount, commissions, to } })
}

const TotalRow = row({ currency: text, count: int, amount: bigint })

/**
 * Drafts the mail of a payout run. Its payouts are written together: the first event finds them all, the
 * others find its mail.
 */
async function ofRun(ctx: TxCtx, recipient: Recipient, runId: string): Promise<Draft | null> {
  const { tx, scope } = ctx
  const template = 'payout-run-ready'
  if (await tx.first(scope, mails, [eq(mails.key, `${template}:${runId}`)])) return null
  const rows = await tx.rows(
    scope,
    TotalRow,
    (ws) => sql`
      select currency, count(*)::int as count, sum(amount) as amount from payouts
      where workspace_id = ${ws} and run_id = ${runId} group by currency order by currency`,
  )
  const totals = rows.map(({ currency, amount }) => ({ amountMinor: amount, currency }))
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return toProgram(recipient, template, { key: runId, data: { payouts: count, totals } })
}
