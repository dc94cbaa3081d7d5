import { reversalGap } from '../refund.ts'
import { mulDivRound } from '../money.ts'
import { computeEarning } from './compute.ts'
import { ReplayHistory, type Before, type Entry, type Volume } from './replay-history.ts'
import type { Earning, RewardFacts, RewardVersion } from './types.ts'

/** A lead or sale that happened, with what is known of it without its history. */
export interface ReplayedEvent {
  id: string
  customerId: string | null
  facts: Omit<RewardFacts, 'customer' | 'partner' | 'volume' | 'used'> & {
    customer: Omit<RewardFacts['customer'], 'firstAtMs'>
    partner: Pick<RewardFacts['partner'], 'country'>
  }
  /** The sale in its own currency, which refunds are a share of; 0 for a lead. */
  amountMinor: bigint
  /** Oldest first; negative when an earlier one was undone. */
  refunds: readonly { atMs: number; amountMinor: bigint }[]
}

/** Something else that counts for the partner's volume, as a lead for a reward of sales. */
export interface OtherEvent extends Volume {
  atMs: number
}

export interface Replayed {
  id: string
  earning: Earning
  /** What refunds leave of it, in minor units of the program's currency. */
  netMinor: bigint
}

/** What a partner did while a reward is replayed. */
export interface ReplayedPartner {
  before: Before
  events: readonly ReplayedEvent[]
  others: readonly OtherEvent[]
}

interface Step {
  atMs: number
  /** Orders what happened in the same millisecond: other events, the events themselves, refunds. */
  rank: number
  run: () => void
}

/**
 * Computes what the events of one partner would have earned under a version of a reward, in the order in
 * which they happened: each finds the history that the version itself would have made.
 */
export function replayReward(version: RewardVersion, partner: ReplayedPartner): Replayed[] {
  const steps = replaySteps(version, partner)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Computes the same step by step, for whoever has something else to do in between. */
export function* replaySteps(
  version: RewardVersion,
  { before, events, others }: ReplayedPartner,
): Generator<void, Replayed[]> {
  const history = new ReplayHistory(version, before)
  const runs = events.map((event) => new Run(version, event, history))
  const steps: Step[] = [
    ...others.map(({ atMs, ...volume }) => {
      const entry = { ...volume, atMs, customerId: null, stands: false }
      return { atMs, rank: 0, run: () => history.add(entry) }
    }),
    ...runs.flatMap((run) => run.steps()),
  ]
  for (const step of steps.toSorted((a, b) => a.atMs - b.atMs || a.rank - b.rank)) {
    step.run()
    yield
  }
  return runs.map((run) => run.result())
}

/** One event on its way through the replay. */
class Run {
  readonly #version: RewardVersion
  readonly #event: ReplayedEvent
  readonly #history: ReplayHistory
  #earning: Earning = { earningsMinor: 0n, reason: 'no_reward', steps: [] }
  #entry: Entry | null = null
  #refundedMinor = 0n

  constructor(version: RewardVersion, event: ReplayedEvent, history: ReplayHistory) {
    this.#version = version
    this.#event = event
    this.#history = history
  }

  steps(): Step[] {
    const { facts, refunds } = this.#event
    return [
      { atMs: facts.atMs, rank: 1, run: () => this.#earn() },
      ...refunds.map(({ atMs, amountMinor }) => {
        const run = () => {
          this.#refundedMinor += amountMinor
          this.#enter()
        }
        return { atMs: Math.max(atMs, facts.atMs), rank: 2, run }
      }),
    ]
  }

  result(): Replayed {
    return { id: this.#event.id, earning: this.#earning, netMinor: this.#netMinor() }
  }

  #earn(): void {
    const { facts, customerId } = this.#event
    const { firstAtMs, totals, ...past } = this.#history.factsAt(facts.atMs, customerId)
    this.#earning = computeEarning(this.#version, {
      ...facts,
      ...past,
      customer: { ...facts.customer, firstAtMs },
      partner: { ...facts.partner, ...totals },
    })
    this.#enter()
  }

  /** Puts the event into the history as it stands now. */
  #enter(): void {
    if (this.#entry) this.#history.remove(this.#entry)
    const { facts, customerId, amountMinor } = this.#event
    const isSale = facts.event === 'sale'
    const isLeft = amountMinor === 0n || this.#refundedMinor < amountMinor
    const refunded =
      amountMinor === 0n ? 0n : mulDivRound(facts.saleMinor, this.#refundedMinor, amountMinor)
    this.#entry = {
      atMs: facts.atMs,
      customerId,
      leads: isSale ? 0 : facts.quantity,
      sales: isSale && isLeft ? 1 : 0,
      revenueMinor: isSale && isLeft ? facts.saleMinor - refunded : 0n,
      earningsMinor: this.#netMinor(),
      stands: 'terms' in this.#earning && isLeft,
    }
    this.#history.add(this.#entry)
  }

  #netMinor(): bigint {
    const { earningsMinor: earnedMinor } = this.#earning
    const sums = { saleMinor: this.#event.amountMinor, refundedMinor: this.#refundedMinor }
    return earnedMinor - reversalGap({ earnedMinor, reversedMinor: 0n, ...sums })
  }
}
