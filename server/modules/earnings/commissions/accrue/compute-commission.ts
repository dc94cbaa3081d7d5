import type { BatchCtx } from '../../../../core/ctx.ts'
import { TRIGGERS } from '../../../../db/rollups.ts'
import type { Explanation } from '../../../../db/schema/commissions.ts'
import type { Unearned } from '../../../../db/schema/unearned.ts'
import { message, type Message } from '../../../../domain/message/message.ts'
import { computeEarning } from '../../../../domain/reward/compute.ts'
import type { RewardFacts, RewardVersion } from '../../../../domain/reward/types.ts'
import { productsOf } from '../../../../domain/sale-products.ts'
import type { Conversion } from './convert-sale.ts'
import type { EarningEvent } from './earning-event.ts'
import { holdSteps } from '../hold/find-hold-reason.ts'
import { loadHistory, type History, type StoredBefore } from './history.ts'
import type { Standing } from './standing.ts'

export interface Computation {
  standing: Standing
  event: EarningEvent
  version: RewardVersion
  conversion: Conversion | null
  /** For a commission that is stored already: history is what came before it. */
  stored?: StoredBefore
}

export interface Computed {
  amountMinor: bigint
  earningsMinor: bigint
  explanation: Explanation
}

/**
 * Computes an event's commission under one version of a reward, with its explanation; or why there is none.
 */
export async function computeCommission(
  ctx: BatchCtx,
  { standing, event, version, conversion, stored }: Computation,
): Promise<Computed | Unearned> {
  const amountMinor = conversion?.amountMinor ?? event.sale?.amountMinor ?? 0n
  const history = await loadHistory(ctx, {
    standing,
    version,
    atMs: event.at.getTime(),
    subject: { customerId: event.customer.id },
    ...(stored && { stored }),
  })
  const facts = factsOf({ standing, event, history, saleMinor: amountMinor })
  const earning = computeEarning(version, facts)
  const converted = conversion ? [conversion.step] : []
  if ('reason' in earning) {
    const steps = [...converted, ...earning.steps]
    return {
      reason: earning.reason,
      steps,
      ...(event.sale && { amountMinor: String(amountMinor) }),
    }
  }
  const steps = [...converted, ...earning.steps, ...waiting(standing, event)]
  const { earningsMinor, modifier, tier } = earning
  const explanation = explain({ event, version, conversion, modifier, tier, steps })
  return { amountMinor, earningsMinor, explanation }
}

/** Builds the explanation of the amount, which is stored for ever. */
export function explain(about: {
  event: EarningEvent
  version: RewardVersion
  conversion: Conversion | null
  modifier: number | null
  tier: number | null
  steps: Message[]
}): Explanation {
  const { event, version, conversion, modifier, tier, steps } = about
  return {
    event: { type: event.type, id: event.id, at: event.at.toISOString() },
    reward: { id: version.rewardId, version: version.version, modifier, tier },
    conversion: conversion && {
      amountMinor: Number(event.sale!.amountMinor),
      currency: event.sale!.currency,
      rate: conversion.rate,
      source: conversion.source,
      day: conversion.day,
    },
    steps,
  }
}

function waiting(standing: Standing, event: EarningEvent): Message[] {
  const days = standing.program.holdingPeriodDays
  return [
    ...holdSteps(standing, event),
    days === 0
      ? message('commission.no-holding-period')
      : message('commission.holding-period', { count: days }),
  ]
}

/** Builds the facts of the event for the rules. */
function factsOf(known: {
  standing: Standing
  event: EarningEvent
  history: History
  saleMinor: bigint
}): RewardFacts {
  const { standing, event, history, saleMinor } = known
  const scripted = event.source.origin.trigger === TRIGGERS.script
  return {
    event: event.type,
    atMs: event.at.getTime(),
    quantity: event.quantity,
    saleMinor,
    ...(event.sale && { parts: event.sale.parts }),
    customer: {
      country: event.customer.country,
      source: event.byCode ? 'code' : scripted ? 'script' : 'link',
      firstAtMs: history.firstAtMs,
      signedUpAtMs: event.customer.createdAtMs,
    },
    partner: { country: standing.partner.country, ...history.totals },
    volume: history.volume,
    sale: {
      productIds: productsOf(event.metadata),
      processor: event.sale?.processor ?? null,
      eventName: event.sale?.eventName ?? null,
    },
    metadata: event.metadata ?? {},
    used: history.used,
  }
}
