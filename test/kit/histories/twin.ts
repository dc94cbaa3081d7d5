import type { RewardVersion } from '../../../server/domain/reward/types.ts'
import { openModel, type ReferenceModel } from '../reference-model/model.ts'
import type { TestBackend } from '../backend.ts'
import type { Call, Doing, RewardTerms } from './calls.ts'
import { perform } from './perform.ts'
import { PER_EURO, START_MS } from './plan.ts'
import { openWorld, type World } from './world.ts'

const PACE_MS = 61_003
const NAMES = ['Ada', 'Ben', 'Cleo'] as const

/** A program kept twice: by the rules alone in memory, and by the server. */
export interface Twin {
  books: ReferenceModel
  world: World
  /** What the server calls the books' commissions and payouts. */
  names: Map<string, string>
  invoices: string[]
}

export interface TwinPlan {
  currency: string
  holdingDays: number
  minPayout: number
  terms: Omit<RewardTerms, 'modifiers'>
}

export async function openTwin(backend: TestBackend, plan: TwinPlan): Promise<Twin> {
  const { currency, holdingDays, minPayout, terms } = plan
  const world = await openWorld(backend)
  const version = versionOf(terms, { currency, version: 1 })
  const books = openModel({
    currency,
    holdingDays,
    minPayoutMinor: BigInt(minPayout),
    versions: [version],
  })
  const twin = { books, world, names: new Map<string, string>(), invoices: [] }
  backend.clock.set(START_MS)
  const body = { currency, holdingPeriodDays: holdingDays, minPayout }
  await both(twin, { do: 'program', body })
  for (const [code, perEuro] of Object.entries(PER_EURO)) {
    await both(twin, { do: 'rates', currency: code, perEuro, steady: true })
  }
  const offer = { ...terms, modifiers: [] }
  await both(twin, { do: 'reward', group: 'default', event: 'sale', terms: offer })
  for (const partner of NAMES) {
    await both(twin, { do: 'enroll', partner, group: 'default', country: null, by: null })
  }
  return twin
}

/** Lets the server do it, and the books at the same time of their clock. */
export async function both(twin: Twin, doing: Doing, inBooks: () => void = () => {}) {
  const { books, world, names } = twin
  const { clock } = world.backend
  clock.advance(PACE_MS)
  books.nowMs = clock.now()
  await perform(world, { at: clock.now(), ...doing } as Call)
  inBooks()
  for (const { id, enrollmentId } of books.payouts.filter((one) => !names.has(one.id))) {
    if (doing.do === 'confirm') names.set(id, `${doing.run} ${partnerOf(twin, enrollmentId)}`)
  }
  const fresh = books.commissions.find((one) => !names.has(one.id))
  const name = nameOf(doing)
  if (fresh && name) names.set(fresh.id, name)
}

/** One event makes one commission here: there are neither leads nor referrals. */
function nameOf(doing: Doing): string | null {
  if (doing.do === 'sale') return `sale:${doing.invoiceId}`
  if (doing.do === 'custom') return `custom:${doing.externalId}`
  return doing.do === 'refund' ? `clawback:${doing.refundId}:sale` : null
}

export function partnerOf({ books }: Twin, enrollmentId: string): string {
  return NAMES[books.enrollments.findIndex(({ id }) => id === enrollmentId)]!
}

export function versionOf(
  { type, amount, rateBps, maxDurationMonths, limits }: TwinPlan['terms'],
  { currency, version }: { currency: string; version: number },
): RewardVersion {
  return {
    rewardId: 'rwd_1',
    version,
    event: 'sale',
    currency,
    type,
    amountMinor: amount,
    rateBps,
    maxDurationMonths,
    limits: limits.map(({ amount: amountMinor, ...limit }) => ({ ...limit, amountMinor })),
    modifiers: [],
    exclude: [],
    products: [],
    tiers: null,
  }
}
