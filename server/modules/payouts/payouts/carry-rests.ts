import { eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import type { Deps } from '../../../deps.ts'
import { cancel, isOpen } from '../../../domain/commission.ts'
import { message, money } from '../../../domain/message/message.ts'
import {
  CUSTOM,
  storeUnposted,
  type NewCommission,
} from '../../earnings/commissions/accrue/store-commissions.ts'
import {
  LOCK_ORDER,
  stateOf,
  writeChanges,
  type CommissionRow,
} from '../../earnings/commissions/write-changes.ts'
import { CARRIED } from '../../earnings/commissions/settle/cancel-unpaid.ts'
import type { Claim } from './write-claims.ts'

const REST = 'rest:'

/**
 * Carries what a payout cannot send: a pair of commissions that sum to zero. The negative one goes into the
 * payout, so that its commissions sum to what is sent; the positive one stays due. Returns the ids of those
 * that go into a payout, by its id.
 */
export async function carryRests(
  ctx: TxCtx,
  { programId, claims, at }: { programId: string; claims: readonly Claim[]; at: Date },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { deps, tx, scope } = ctx
  const pairs = claims
    .filter(({ carriedMinor }) => carriedMinor > 0n)
    .map((claim) => ({
      payoutId: claim.payoutId,
      carried: half(deps, claim, { programId, at, sign: -1n }),
      rest: half(deps, claim, { programId, at, sign: 1n }),
    }))
  if (pairs.length > 0) {
    await tx.write(scope, storeUnposted(pairs.flatMap(({ carried, rest }) => [carried, rest])))
  }
  return new Map(pairs.map(({ payoutId, carried }) => [payoutId, [carried.id]]))
}

function half(
  deps: Deps,
  { candidate, payoutId, amountMinor, carriedMinor }: Claim,
  { programId, at, sign }: { programId: string; at: Date; sign: 1n | -1n },
): NewCommission {
  const { enrollmentId, partner, currency, dueMinor } = candidate
  const step = message('commission.carried', {
    payout: { id: payoutId },
    due: money(dueMinor, currency),
    paid: money(amountMinor, currency),
    rest: money(carriedMinor, currency),
  })
  return {
    ...CUSTOM,
    id: deps.ids.make('cm', at.getTime()),
    programId,
    enrollmentId,
    partnerId: partner.id,
    sourceKey: (sign < 0n ? CARRIED : REST) + payoutId,
    earningsMinor: sign * carriedMinor,
    currency,
    description:
      sign < 0n
        ? message('commission.description.carried')
        : message('commission.description.rest'),
    explanation: { event: null, reward: null, conversion: null, steps: [step] },
    maturesAt: at,
    at,
  }
}

/**
 * Ends the pairs of which both halves are due again after a payout gave its commissions back: a rest of a
 * payout that did not happen is no rest. While another payout has the other half, the pair goes on.
 */
export async function endRests(
  ctx: TxCtx,
  { freed, at }: { freed: readonly CommissionRow[]; at: Date },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const mine = new Map(freed.flatMap((row) => otherHalf(row.sourceKey).map((key) => [key, row])))
  if (mine.size === 0) return
  const others = await tx.find(scope, commissions, {
    where: [
      eq(commissions.programId, freed[0]!.programId),
      inArray(commissions.sourceKey, [...mine.keys()]),
    ],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  const ended = others.flatMap((other) => {
    const row = mine.get(other.sourceKey)!
    const sumsToZero = row.earnings + other.earnings === 0n
    return isOpen(stateOf(other).status) && sumsToZero ? [[row, other]] : []
  })
  await writeChanges(ctx, {
    changed: ended.flatMap((pair) => {
      // In one account they cancel out without the ledger.
      const posted = pair.some(({ status }) => status !== 'due')
      return pair.map((row) => {
        const change = cancel(stateOf(row), deps.ids.make('lp'))
        const columns = { cancelReason: 'canceled', holdReason: null }
        return { row, change: posted ? change : { ...change, posting: null }, columns }
      })
    }),
    at,
    why: 'canceled',
  })
}

function otherHalf(sourceKey: string): string[] {
  for (const [one, other] of [
    [CARRIED, REST],
    [REST, CARRIED],
  ] as const) {
    if (sourceKey.startsWith(one)) return [other + sourceKey.slice(one.length)]
  }
  return []
}
