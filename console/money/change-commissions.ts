import { call, unexpected } from '../api/client.ts'
import type { Commission } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'

/** What can be done with several commissions. */
export type Change = 'hold' | 'pending' | 'canceled'

/** A commission that stayed as it was, and why. */
export interface Refusal {
  commission: Commission
  reason: string
}

export interface Outcome {
  changed: readonly Commission[]
  refused: readonly Refusal[]
}

type Result = Pick<Commission, 'id' | 'status'> & { error?: { message: string } }

/** As many as one request takes. */
const MOST = 100

/** Why a commission of a status can't be changed. */
const REASONS: Partial<Record<Commission['status'], TextId>> = {
  paid: 'commissions.reasonPaid',
  refunded: 'commissions.reasonRefunded',
  canceled: 'commissions.reasonCanceled',
  duplicate: 'commissions.reasonCanceled',
  fraud: 'commissions.reasonCanceled',
}

/** Changes the commissions that can be changed, and tells which can't. @throws Problem */
export async function changeCommissions(
  commissions: readonly Commission[],
  status: Change,
): Promise<Outcome> {
  const results = new Map<string, Result>()
  for (let from = 0; from < commissions.length; from += MOST) {
    const commissionIds = commissions.slice(from, from + MOST).map(({ id }) => id)
    const body = { commissionIds, status, partial: true }
    const answer = await call<Result[]>('/commissions/bulk', { method: 'PATCH', body })
    if (!Array.isArray(answer)) throw unexpected()
    for (const result of answer) results.set(result.id, result)
  }
  const changed: Commission[] = []
  const refused: Refusal[] = []
  for (const commission of commissions) {
    const result = results.get(commission.id)
    if (!result) continue
    const now = { ...commission, status: result.status }
    if (result.error) refused.push({ commission: now, reason: reasonOf(now, status, result.error) })
    else changed.push({ ...now, holdReason: status === 'hold' ? 'manual' : null })
  }
  return { changed, refused }
}

function reasonOf(
  { status, payoutId, holdReason }: Commission,
  change: Change,
  { message }: { message: string },
): string {
  if (status === 'processed' && payoutId) return t('commissions.reasonInPayout')
  if (holdReason === 'rate_missing') return t('commissions.waitingExchangeRate')
  if (status === 'processed' && change === 'pending') return t('commissions.reasonNotOnHold')
  const known = REASONS[status]
  return known ? t(known) : message
}
