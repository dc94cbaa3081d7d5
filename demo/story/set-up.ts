import { brandOf } from './brand.ts'
import type { Player } from './player.ts'
import { FUNDING } from './provider-stubs.ts'

interface WithId {
  id: string
}
interface Group extends WithId {
  slug: string
}

export interface Program {
  id: string
  currency: string
  /** Ids by slug. */
  groups: Record<string, string>
  /** The second key, without which nobody is paid; null: one is enough. */
  approver: HeadersInit | null
}

export interface Programs {
  friends: Program
  europa: Program
}

/** Percentages in basis points, amounts in cents. These are what the year is computed with. */
export const TERMS = {
  default: { type: 'percentage', rateBps: 2000, maxDurationMonths: 12 },
  /** From the seventh month on; whoever was a customer before keeps the old one. */
  defaultLater: { rateBps: 1500 },
  gold: { type: 'percentage', rateBps: 2500, maxDurationMonths: null },
  goldModifiers: [
    {
      label: 'Annual plan',
      when: {
        match: 'all',
        conditions: [{ attribute: 'sale.metadata.plan', operator: 'is', value: 'annual' }],
      },
      type: 'flat',
      amount: 4000,
      maxDurationMonths: null,
    },
    {
      when: {
        match: 'any',
        conditions: [
          { attribute: 'sale.amount', operator: 'gte', value: 5000 },
          { attribute: 'sale.type', operator: 'is', value: 'new' },
        ],
      },
      type: 'percentage',
      rateBps: 3000,
      maxDurationMonths: null,
    },
  ],
  /** More for what an agency sells above a monthly revenue. */
  agencies: {
    type: 'percentage',
    rateBps: 1500,
    maxDurationMonths: 24,
    tiers: {
      measure: 'revenue',
      period: 'month',
      mode: 'marginal',
      levels: [{ threshold: 15_000, type: 'percentage', rateBps: 2000 }],
    },
  },
  agenciesLead: { type: 'flat', amount: 150, maxDurationMonths: null },
  agenciesReferral: { type: 'percentage', rateBps: 1000, maxDurationMonths: null },
  /** Net of tax and shipping, and less for mugs. */
  europa: {
    type: 'percentage',
    rateBps: 1200,
    maxDurationMonths: null,
    exclude: ['tax', 'shipping'],
    products: [{ productIds: ['mug'], type: 'percentage', rateBps: 500 }],
  },
  europaLead: { type: 'flat', amount: 100, maxDurationMonths: null },
  europaMilestone: { name: 'Ten orders', metric: 'sales', threshold: 10, amount: 1000 },
  /** A limit on what one customer earns their partner in the default group. */
  defaultLimit: { per: 'customer', period: 'all', amount: 6000 },
} as const

/** Creates two programs with their groups, rewards, discounts, and funding accounts. */
export async function setUpPrograms(player: Player): Promise<Programs> {
  const friends = await createProgram(player, {
    name: 'Acme Friends',
    slug: 'friends',
    description: 'Recommend our coffee and earn a commission.',
    currency: 'usd',
    holdingPeriodDays: 14,
    minPayout: 1000,
    creditPayouts: 'offered',
    creditLabel: 'store credit',
    ...brandOf(player.stage.shopUrl),
  })
  // The older one is what a call means that names none.
  player.setTime(player.now() + 60_000)
  const europa = await createProgram(player, {
    name: 'Acme Europa',
    slug: 'europa',
    description: 'For partners in Europe, paid in euros.',
    currency: 'eur',
    holdingPeriodDays: 7,
    minPayout: 500,
    closeAfterDays: 4,
  })
  for (const [slug, name, color] of [
    ['gold', 'Gold', 'yellow'],
    ['agencies', 'Agencies', 'purple'],
  ] as const) {
    const body = { programId: friends.id, name, slug, color }
    friends.groups[slug] = (await player.call<WithId>('POST', '/groups', body)).id
  }
  await offerRewards(player, { friends, europa })
  await offerDiscounts(player, { friends, europa })
  for (const account of FUNDING) await connect(player, account)
  await requireApproval(player, europa)
  return { friends, europa }
}

/** Requires the finance department's key to confirm the program's payouts. */
async function requireApproval(player: Player, program: Program): Promise<void> {
  program.approver = { authorization: `Bearer ${player.stage.financeKey}` }
  await player.call('PATCH', `/programs/${program.id}`, { payoutApproval: { mode: 'always' } })
}

async function createProgram(
  player: Player,
  terms: { name: string; currency: string; [term: string]: unknown },
): Promise<Program> {
  const { id } = await player.call<WithId>('POST', '/programs', {
    url: player.stage.shopUrl,
    domain: player.stage.domain,
    supportEmail: 'partners@acme.example',
    brandColor: '#b3261e',
    // Years pass in seconds here, and everybody visits from one machine.
    fraudSettings: { clickVelocity: { enabled: false } },
    ...terms,
  })
  const groups = await player.call<Group[]>('GET', `/groups?programId=${id}`)
  return {
    id,
    currency: terms.currency,
    groups: Object.fromEntries(groups.map((group) => [group.slug, group.id])),
    approver: null,
  }
}

async function offerRewards(player: Player, { friends, europa }: Programs): Promise<void> {
  const offer = (groupId: string | undefined, event: string, terms: object) =>
    player.call('POST', '/rewards', { groupId, event, ...terms })
  const { default: everybody, gold, agencies } = friends.groups
  await offer(everybody, 'sale', { ...TERMS.default, limits: [TERMS.defaultLimit] })
  await offer(gold, 'sale', { ...TERMS.gold, modifiers: TERMS.goldModifiers })
  await offer(agencies, 'sale', TERMS.agencies)
  await offer(agencies, 'lead', TERMS.agenciesLead)
  await offer(agencies, 'referral', TERMS.agenciesReferral)
  await offer(europa.groups['default'], 'sale', TERMS.europa)
  await offer(europa.groups['default'], 'lead', TERMS.europaLead)
  const milestone = { groupId: europa.groups['default'], ...TERMS.europaMilestone }
  await player.call('POST', '/milestones', milestone)
}

async function offerDiscounts(player: Player, { friends, europa }: Programs): Promise<void> {
  const ten = { type: 'percentage', rateBps: 1000 }
  for (const groupId of [...Object.values(friends.groups), europa.groups['default']]) {
    await player.call('POST', '/discounts', { groupId, ...ten, maxDurationMonths: 3 })
  }
}

async function connect(player: Player, account: (typeof FUNDING)[number]): Promise<void> {
  const { id } = await player.call<WithId>('POST', '/funding-accounts', account)
  await player.call('POST', `/funding-accounts/${id}/verify`, { confirm: true })
}
