import type { BatchCtx } from '../../../../core/ctx.ts'
import { isEligible } from '../../../../domain/enrollment.ts'
import { confidential, message, type Message } from '../../../../domain/message/message.ts'
import type { Earning, RewardVersion } from '../../../../domain/reward/types.ts'
import { computeEarning } from '../../../../domain/reward/compute.ts'
import { holdingEndMs } from '../../../../domain/schedule.ts'
import { holdUnderReview } from '../../fraud/inspect-event.ts'
import { watchEvent, type Watch } from '../../milestones/watch-milestones.ts'
import { loadHistory, type StoredBefore } from './history.ts'
import { loadStanding, type Standing } from './standing.ts'
import type { NewCommission } from './store-commissions.ts'

/** The commission that a share is taken from. */
export type SharedCommission = Pick<
  NewCommission,
  'id' | 'type' | 'eventId' | 'at' | 'status' | 'holdReason' | 'earningsMinor'
>

/**
 * Computes the referral share of the partner who brought this one: a share of the commission, or a flat
 * amount. It belongs to the same event, so a refund takes it back in the same proportion, and it waits as
 * long as its source does. It may bring the referrer to a milestone. Null: nothing.
 */
export async function earnReferral(
  ctx: BatchCtx,
  { standing, commission }: { standing: Standing; commission: SharedCommission },
): Promise<{ commission: NewCommission; watch: Watch | null } | null> {
  const { referredById } = standing.enrollment
  if (!referredById || commission.type !== 'sale') return null
  const referrer = await loadStanding(ctx, { enrollmentId: referredById }, null)
  const version = referrer?.versions.referral
  if (!referrer || !version || !isEligible(referrer.enrollment.status)) return null
  const share = await shareOf(ctx, { standing, commission, referrer, version })
  if (!share) return null
  const watch = await watchEvent(ctx, referrer, { at: commission.at, metrics: ['earnings'] })
  return { commission: share, watch }
}

interface Sharing {
  /** Of the partner whose commission it is. */
  standing: Standing
  commission: Pick<SharedCommission, 'at' | 'earningsMinor'>
  referrer: Standing
  version: RewardVersion
  /** For a share that is stored already. */
  stored?: StoredBefore
}

/** Computes what the share earns by one version of the referrer's reward; or why it earns nothing. */
export async function computeShare(
  ctx: BatchCtx,
  { standing, commission, referrer, version, stored }: Sharing,
): Promise<{ earning: Earning; steps: Message[] }> {
  const subject = { referredEnrollmentId: standing.enrollment.id }
  const atMs = commission.at.getTime()
  const query = { standing: referrer, version, atMs, subject, ...(stored && { stored }) }
  const history = await loadHistory(ctx, query)
  const { id, country, createdAtMs } = standing.partner
  const earning = computeEarning(version, {
    event: 'referral',
    atMs,
    quantity: 1,
    saleMinor: commission.earningsMinor,
    customer: { country, source: null, firstAtMs: history.firstAtMs, signedUpAtMs: createdAtMs },
    partner: { country: referrer.partner.country, ...history.totals },
    volume: history.volume,
    sale: { productIds: [], processor: null, eventName: null },
    metadata: {},
    used: history.used,
  })
  return { earning, steps: [broughtBy(id, referrer.partner.name), ...earning.steps] }
}

async function shareOf(
  ctx: BatchCtx,
  { standing, commission, referrer, version }: Sharing & { commission: SharedCommission },
): Promise<NewCommission | null> {
  const { earning, steps } = await computeShare(ctx, { standing, commission, referrer, version })
  if ('reason' in earning) return null
  const { program, enrollment, partner } = referrer
  const atMs = commission.at.getTime()
  const reward = { id: version.rewardId, version: version.version }
  return holdUnderReview(ctx, {
    id: ctx.deps.ids.make('cm', atMs),
    programId: program.id,
    enrollmentId: enrollment.id,
    partnerId: partner.id,
    sourceKey: `referral:${commission.id}`,
    type: 'referral',
    status: commission.status,
    holdReason: commission.holdReason,
    eventId: commission.eventId,
    customerId: null,
    linkNum: null,
    invoiceId: null,
    reward,
    amountMinor: commission.earningsMinor,
    quantity: 1,
    earningsMinor: earning.earningsMinor,
    currency: program.currency,
    conversion: null,
    description: fromCommissionOf(standing.partner.name),
    explanation: {
      event: { type: 'sale', id: commission.eventId, at: commission.at.toISOString() },
      reward: { ...reward, modifier: earning.modifier, tier: earning.tier },
      conversion: null,
      steps,
    },
    sourceId: commission.id,
    maturesAt: new Date(holdingEndMs(atMs, program.holdingPeriodDays)),
    at: commission.at,
  })
}

/** Describes the referred partner, whose name is not for the referrer to know. */
function broughtBy(id: string, name: string): Message {
  return confidential(
    'internal.commission.referred',
    { partner: { id }, name },
    message('commission.referred'),
  )
}

function fromCommissionOf(partner: string): Message {
  const forPartner = message('commission.description.referral')
  return confidential('internal.commission.description.referral', { partner }, forPartner)
}
