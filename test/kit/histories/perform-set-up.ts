import type { Call } from './calls.ts'
import { must, setUpPayouts, type World } from './world.ts'

const DAY_MS = 86_400_000
const WEEKS = 110
const OK = { status: 200 }
const RULES = [
  'selfReferral',
  'duplicateIdentity',
  'banElsewhere',
  'paidTraffic',
  'bannedSource',
  'bannedCountry',
  'disposableEmail',
  'tooFast',
  'clickVelocity',
]
/** Everybody comes from one address in no time: suspicions are the business of other tests. */
const TRUST = Object.fromEntries(RULES.map((name) => [name, { enabled: false }]))

type Of<N extends Call['do']> = Call & { do: N }

export async function createProgram(world: World, { body }: Of<'program'>) {
  const named = { name: 'Friends', url: 'https://shop.test/', fraudSettings: TRUST }
  // The time of a payout is the history's choice, also after a merge.
  const settings = { ...named, accountChangeHoldDays: 0 }
  const program = await must(world, 'POST', '/programs', { ...settings, ...body })
  world.program = { id: program.id, currency: program.currency }
  const [group] = await must<{ id: string }[]>(world, 'GET', `/groups?programId=${program.id}`)
  world.groups.set('default', group!.id)
  return OK
}

export async function offer(world: World, { group, event, terms }: Of<'reward'>) {
  const body = { groupId: world.groups.get(group), event, ...terms }
  const { id } = await must(world, 'POST', '/rewards', body)
  world.rewards.set(`${group} ${event}`, id)
  return OK
}

export async function enroll(world: World, { partner, group, country, by }: Of<'enroll'>) {
  const one = await must(world, 'POST', '/partners', {
    name: partner,
    email: `${partner.toLowerCase()}@partners.test`,
    programId: world.program.id,
    groupId: world.groups.get(group),
    country,
    ...(by && { referredById: world.partners.get(by)!.enrollmentId }),
  })
  const { id, enrollmentId, links } = one
  const [{ id: linkId, key }] = links
  const known = { id, enrollmentId, linkId, key, country, broughtBy: by, group, merged: false }
  world.partners.set(partner, known)
  await setUpPayouts(world, id)
  return OK
}

/** A code of the partner's own, for the discount of the group. */
export async function giveCode(world: World, { partner, discount }: Of<'code'>) {
  const { id: partnerId, linkId, group } = world.partners.get(partner)!
  const groupId = world.groups.get(group)
  if (discount === 'new') {
    await must(world, 'POST', '/discounts', { groupId, type: 'percentage', rateBps: 1000 })
  }
  const code = partner.toUpperCase()
  await must(world, 'POST', '/discount-codes', { partnerId, linkId, code })
  return OK
}

/** A currency's rates of every week for two years, from two weeks before the first call on. */
export async function storeRates(world: World, { currency, perEuro, steady }: Of<'rates'>) {
  const firstMs = world.journal[0]!.at - 14 * DAY_MS
  const rows = Array.from({ length: WEEKS }, (_, week) => ({
    day: new Date(firstMs + week * 7 * DAY_MS).toISOString().slice(0, 10),
    rate: (Number(perEuro) * (steady ? 1 : 1 + week / 1000)).toFixed(6),
  }))
  for (const { day, rate } of rows) world.rates.set(`${currency} ${day}`, rate)
  await world.backend.deps.db.sql`
    insert into exchange_rates (workspace_id, day, currency, source, per_euro, created_at)
    select ${world.workspace.id}, day, ${currency}, 'operator', rate::numeric, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (day text, rate text)`
  return OK
}
