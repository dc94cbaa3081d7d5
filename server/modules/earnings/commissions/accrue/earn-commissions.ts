import type { BatchCtx } from '../../../../core/ctx.ts'
import type { Unearned } from '../../../../db/schema/unearned.ts'
import type { Deps } from '../../../../deps.ts'
import { isEligible } from '../../../../domain/enrollment.ts'
import { message, money } from '../../../../domain/message/message.ts'
import type { RewardVersion } from '../../../../domain/reward/types.ts'
import { holdingEndMs } from '../../../../domain/schedule.ts'
import { inspectEvent } from '../../fraud/inspect-event.ts'
import { watchBoth, watchEvent, type Watch } from '../../milestones/watch-milestones.ts'
import { computeCommission, explain } from './compute-commission.ts'
import { convertSale } from './convert-sale.ts'
import { earnReferral } from './earn-referral.ts'
import type { EarningEvent } from './earning-event.ts'
import { findHoldReason } from '../hold/find-hold-reason.ts'
import { UNEARNED } from '../hold/review-existing.ts'
import type { Standing } from './standing.ts'
import type { NewCommission } from './store-commissions.ts'

/** The commissions of an event, to be stored with it, or why there is none. */
export interface Earned {
  commissions: NewCommission[]
  unearned: Unearned | null
  /** Partners whom the event may bring to a milestone: `settleEvent` when everything is stored. */
  watch: Watch | null
}

/** What an event earns that came through no partner's link. */
export const NOTHING: Earned = { commissions: [], unearned: null, watch: null }

const METRICS = {
  lead: ['leads', 'earnings'],
  // A direct sale is stored with its lead.
  sale: ['leads', 'sales', 'revenue', 'earnings'],
} as const

/**
 * Computes what the event earns its partner, and whoever brought the partner. It stores none of it; but
 * what the partner has not been paid yet is held when something is found against them.
 */
export async function earnCommissions(
  ctx: BatchCtx,
  { standing, event }: { standing: Standing; event: EarningEvent },
): Promise<Earned> {
  const { deps } = ctx
  const version = standing.versions[event.type]
  const refusal = refuse(standing, version, event)
  const metrics = METRICS[event.type]
  const watch =
    refusal?.reason === 'not_eligible'
      ? null
      : await watchEvent(ctx, standing, { at: event.at, metrics })
  if (refusal || !version) return { commissions: [], unearned: refusal, watch }
  const { program } = standing
  const { sale } = event
  const foreign = sale !== null && sale.currency !== program.currency
  const conversion = foreign
    ? await convertSale(ctx, { ...sale, at: event.at }, program.currency)
    : null
  if (foreign && !conversion) {
    const commission = withoutRate(deps, { standing, event, version })
    const judged = await inspectEvent(ctx, { standing, event, commission })
    return { commissions: [judged], unearned: null, watch }
  }
  const draft = draftOf(deps, { standing, event, version })
  const computed = await computeCommission(ctx, { standing, event, version, conversion })
  if ('reason' in computed) return { commissions: [], unearned: computed, watch }
  const commission = await inspectEvent(ctx, {
    standing,
    event,
    commission: { ...draft, conversion, ...computed },
  })
  const share = await earnReferral(ctx, { standing, commission })
  if (!share) return { commissions: [commission], unearned: null, watch }
  const both = watchBoth(watch, share.watch)
  return { commissions: [commission, share.commission], unearned: null, watch: both }
}

function refuse(
  { program, enrollment, partner }: Standing,
  version: RewardVersion | undefined,
  event: EarningEvent,
): Unearned | null {
  if (!program.active) {
    return {
      reason: 'not_eligible',
      steps: [message('commission.unearned.program-ended', { program: program.name })],
    }
  }
  if (!isEligible(enrollment.status)) {
    const status = message(`enrollment.status.${enrollment.status}`)
    const who = { partner: partner.name, status, program: program.name }
    const step = message('commission.unearned.not-eligible', who)
    return { reason: 'not_eligible', steps: [step] }
  }
  if (event.isExisting && program.existingCustomers === 'ignore') return UNEARNED
  if (version) return null
  const step = message('commission.unearned.no-reward', { event: event.type })
  return { reason: 'no_reward', steps: [step] }
}

interface Draft {
  standing: Standing
  event: EarningEvent
  version: RewardVersion
}

/** Drafts the commission as far as it does not depend on the amount. */
function draftOf(deps: Deps, { standing, event, version }: Draft) {
  const { program, enrollment, partner } = standing
  const atMs = event.at.getTime()
  const holdReason = findHoldReason(standing, event)
  return {
    id: deps.ids.make('cm', atMs),
    programId: program.id,
    enrollmentId: enrollment.id,
    partnerId: partner.id,
    sourceKey: `${event.type}:${event.id}`,
    type: event.type,
    status: holdReason ? ('held' as const) : ('pending' as const),
    holdReason,
    eventId: event.id,
    customerId: event.customer.id,
    linkNum: event.source.linkNum,
    invoiceId: event.sale?.invoiceId ?? null,
    reward: { id: version.rewardId, version: version.version },
    quantity: event.quantity,
    currency: program.currency,
    description: null,
    maturesAt: new Date(holdingEndMs(atMs, program.holdingPeriodDays)),
    at: event.at,
  }
}

/** Holds the commission until a rate is known (price-held-commissions.ts); nothing is guessed. */
function withoutRate(deps: Deps, draft: Draft): NewCommission {
  const { event, version, standing } = draft
  const { amountMinor, currency } = event.sale!
  const step = message('commission.rate-missing', {
    from: currency.toUpperCase(),
    to: standing.program.currency.toUpperCase(),
    amount: money(amountMinor, currency),
  })
  return {
    ...draftOf(deps, draft),
    status: 'held',
    holdReason: 'rate_missing',
    amountMinor: 0n,
    earningsMinor: 0n,
    conversion: null,
    explanation: explain({
      event,
      version,
      conversion: null,
      modifier: null,
      tier: null,
      steps: [step],
    }),
  }
}
