import { periodStartMs } from './calendar.ts'
import type { RewardFacts, RewardVersion } from './types.ts'

/** What a partner brought: counts, and minor units of the program's currency. */
export interface Volume {
  leads: number
  sales: number
  revenueMinor: bigint
  earningsMinor: bigint
}

export interface Used {
  amountMinor: bigint
  count: number
}

/** What was stored before the first event that is replayed. */
export interface Before {
  /** In all, and since the start of the period of the reward's tiers in which the replay begins. */
  all: Volume
  period: Volume
  /** Clicks on the partner's links. */
  clicks: number
  /** Of each limit, in the limit's period in which the replay begins, with the start of the replay. */
  used: readonly Used[]
  customers: ReadonlyMap<string, { firstAtMs: number | null; used: readonly Used[] }>
  atMs: number
}

/** One event's part in the history, as refunds leave it. */
export interface Entry extends Volume {
  atMs: number
  customerId: string | null
  /** It earned a commission of the reward's own kind, of which something stands. */
  stands: boolean
}

const EMPTY: Volume = { leads: 0, sales: 0, revenueMinor: 0n, earningsMinor: 0n }

/** The history of one partner in memory, as far as a reward depends on it. */
export class ReplayHistory {
  readonly #version: RewardVersion
  readonly #before: Before
  readonly #volumes = new Map<string, Volume>()
  readonly #used = new Map<string, Used>()
  readonly #entries = new Map<string, Set<Entry>>()
  /** Of each customer's entries, as far as it is known. */
  readonly #firsts = new Map<string, number>()

  constructor(version: RewardVersion, before: Before) {
    this.#version = version
    this.#before = before
    if (version.tiers) this.#volumes.set(this.#periodKey(before.atMs), before.period)
    version.limits.forEach((limit, index) => {
      if (limit.per === 'partner') this.#start(index, null, before.used[index])
      else for (const [id, { used }] of before.customers) this.#start(index, id, used[index])
    })
    this.#volumes.set('all', before.all)
  }

  add(entry: Entry): void {
    this.#move(entry, 1)
    const { customerId, stands, atMs } = entry
    if (!customerId || !stands) return
    const entries = this.#entries.get(customerId) ?? new Set()
    this.#entries.set(customerId, entries.add(entry))
    this.#firsts.set(customerId, Math.min(this.#firsts.get(customerId) ?? Infinity, atMs))
  }

  remove(entry: Entry): void {
    this.#move(entry, -1)
    const { customerId, stands, atMs } = entry
    if (!customerId || !stands) return
    const entries = this.#entries.get(customerId)
    entries?.delete(entry)
    if (this.#firsts.get(customerId) !== atMs) return
    const times = Array.from(entries ?? [], (one) => one.atMs)
    this.#firsts.set(
      customerId,
      times.reduce((first, ms) => Math.min(first, ms), Infinity),
    )
  }

  /** Returns the facts of an event that depend on what came before it. */
  factsAt(
    atMs: number,
    customerId: string | null,
  ): Pick<RewardFacts, 'used' | 'volume'> & {
    firstAtMs: number | null
    totals: Omit<RewardFacts['partner'], 'country'>
  } {
    const { limits, tiers } = this.#version
    const { leads, sales, revenueMinor, earningsMinor } = this.#volumes.get('all') ?? EMPTY
    const volume = this.#volumes.get(this.#periodKey(atMs)) ?? EMPTY
    return {
      firstAtMs: this.#firstAtMs(customerId),
      used: limits.map((_limit, index) => {
        return (
          this.#used.get(this.#limitKey(index, atMs, customerId)) ?? { amountMinor: 0n, count: 0 }
        )
      }),
      volume: tiers ? measured(volume, tiers.measure) : 0n,
      totals: {
        totalClicks: this.#before.clicks,
        totalLeads: leads,
        totalSales: sales,
        totalSaleMinor: revenueMinor,
        totalCommissionMinor: earningsMinor,
      },
    }
  }

  #firstAtMs(customerId: string | null): number | null {
    if (customerId === null) return null
    const before = this.#before.customers.get(customerId)?.firstAtMs ?? Infinity
    const first = Math.min(before, this.#firsts.get(customerId) ?? Infinity)
    return first === Infinity ? null : first
  }

  #start(index: number, customerId: string | null, used: Used | undefined): void {
    if (used) this.#used.set(this.#limitKey(index, this.#before.atMs, customerId), used)
  }

  #move(entry: Entry, sign: 1 | -1): void {
    this.#grow('all', entry, sign)
    const { tiers, limits } = this.#version
    const key = this.#periodKey(entry.atMs)
    if (tiers && key !== 'all') this.#grow(key, entry, sign)
    if (!entry.stands) return
    for (const index of limits.keys()) {
      const at = this.#limitKey(index, entry.atMs, entry.customerId)
      const { amountMinor, count } = this.#used.get(at) ?? { amountMinor: 0n, count: 0 }
      const more = BigInt(sign) * entry.earningsMinor
      this.#used.set(at, { amountMinor: amountMinor + more, count: count + sign })
    }
  }

  #grow(key: string, more: Volume, sign: 1 | -1): void {
    const { leads, sales, revenueMinor, earningsMinor } = this.#volumes.get(key) ?? EMPTY
    this.#volumes.set(key, {
      leads: leads + sign * more.leads,
      sales: sales + sign * more.sales,
      revenueMinor: revenueMinor + BigInt(sign) * more.revenueMinor,
      earningsMinor: earningsMinor + BigInt(sign) * more.earningsMinor,
    })
  }

  #periodKey(atMs: number): string {
    const { tiers } = this.#version
    return String((tiers && periodStartMs(tiers, atMs)) ?? 'all')
  }

  #limitKey(index: number, atMs: number, customerId: string | null): string {
    const limit = this.#version.limits[index]!
    const who = limit.per === 'customer' ? customerId : ''
    return `${index} ${periodStartMs(limit, atMs)} ${who}`
  }
}

function measured(volume: Volume, measure: 'revenue' | 'sales' | 'leads' | 'earnings'): bigint {
  if (measure === 'revenue') return volume.revenueMinor
  return measure === 'earnings' ? volume.earningsMinor : BigInt(volume[measure])
}
