import {
  advance,
  applyReport,
  type PayoutStatus,
  type Report,
} from '../../../server/domain/payout.ts'
import { payoutVerdict } from '../../../server/domain/payout-verdict.ts'
import { UNLIMITED } from '../../../server/domain/transfer-limits.ts'
import { note, pick, type BookedPayout, type ReferenceModel } from './model.ts'
import { cancelUnpaid } from './review.ts'

export function payOut(books: ReferenceModel): void {
  for (const owner of books.enrollments) {
    const due = books.commissions.filter((c) => c.enrollmentId === owner.id && c.status === 'due')
    const amountMinor = due.reduce((sum, one) => sum + one.earningsMinor, 0n)
    const verdict = payoutVerdict({
      dueMinor: amountMinor,
      minPayoutMinor: books.minPayoutMinor,
      currency: books.currency,
      method: { verified: true, isOffered: true },
      providerCurrencies: 'any',
      funded: true,
      limits: UNLIMITED,
      enrollmentStatus: owner.banned ? 'banned' : 'approved',
    })
    if (!verdict.ok) continue
    const n = books.payouts.length
    const payout: BookedPayout = {
      id: `po_${n}`,
      transferId: `tr_${n}`,
      enrollmentId: owner.id,
      currency: books.currency,
      amountMinor,
      status: 'pending',
      wasCompleted: false,
    }
    books.payouts.push(payout)
    for (const one of due) Object.assign(one, { status: 'processing', payout: payout.id })
    moveTo(books, payout, 'processing')
  }
}

/** The provider speaks of one transfer, maybe again or late. */
export function report(books: ReferenceModel, index: number, status: Report): void {
  const payout = pick(books.payouts, index)
  if (!payout) return
  const outcome = applyReport(payout, { transferId: payout.transferId, status })
  if (outcome.kind !== 'changed') return
  moveTo(books, payout, outcome.status)
  if (status === 'completed') books.delivered.set(payout.transferId, payout.amountMinor)
  if (status === 'returned') books.delivered.delete(payout.transferId)
  if (status === 'failed') books.delivered.delete(payout.transferId)
}

function moveTo(books: ReferenceModel, payout: BookedPayout, to: PayoutStatus): void {
  note(books, advance(payout, to).posting)
  payout.status = to
  const mine = books.commissions.filter((one) => one.payout === payout.id)
  if (to === 'completed') {
    payout.wasCompleted = true
    for (const one of mine) one.status = 'paid'
  }
  if (to !== 'failed') return
  for (const one of mine) Object.assign(one, { status: 'due', payout: null })
  // A ban outlives a payout that fails.
  const owner = books.enrollments.find(({ id }) => id === payout.enrollmentId)!
  if (owner.banned) cancelUnpaid(books, owner.id)
}
