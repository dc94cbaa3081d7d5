import type { Action } from './actions.ts'
import type { Call, Doing } from './calls.ts'
import { namedCommissions, namedPayouts } from './names.ts'
import { happen } from './bank.ts'
import { perform, performTogether } from './perform.ts'
import { arrivalOf, GROUPS, PARTNERS, type Plan } from './plan.ts'
import type { World } from './world.ts'

const DAY_MS = 86_400_000
/** Odd, so that no two things happen at one time of the day. */
const PACE_MS = 61_003

/** Lets one action happen, with the time it takes. */
export async function act(world: World, plan: Plan, action: Action): Promise<void> {
  if (action.kind === 'wait') world.backend.clock.advance(action.days * DAY_MS)
  if (action.kind === 'together') {
    const calls: Call[] = []
    for (const one of action.actions) calls.push(...(await callsOf(world, plan, one)))
    return performTogether(world, calls)
  }
  for (const call of await callsOf(world, plan, action)) await perform(world, call)
}

async function callsOf(world: World, plan: Plan, action: Action): Promise<Call[]> {
  const doings = await choose(world, plan, action)
  return doings.map((doing) => {
    world.backend.clock.advance(PACE_MS)
    return { at: world.backend.clock.now(), ...doing } as Call
  })
}

async function choose(world: World, plan: Plan, action: Action): Promise<Doing[]> {
  switch (action.kind) {
    case 'meet':
      return meet(world, action)
    case 'lead':
      return lead(world, action)
    case 'sell':
      return sell(world, action)
    case 'refund':
      return refund(world, action)
    case 'gift':
      return gift(world, action)
    case 'correct':
    case 'review':
      return review(world, action)
    case 'enrollment':
      return [{ do: 'enrollment', partner: pick(PARTNERS, action.partner)!, action: action.action }]
    case 'move':
      return move(world, action)
    case 'edit': {
      const { event, terms } = action
      const group = pick(GROUPS, action.group)!
      return world.rewards.has(`${group} ${event}`) ? [{ do: 'edit', group, event, terms }] : []
    }
    case 'wait':
      return [{ do: 'mature' }]
    case 'rates':
      return arrivalOf(plan)
    case 'payOut':
      return payOut(world, action)
    case 'report':
      return report(world, action)
    case 'stop':
      return stop(world, action)
    case 'merge':
      return merge(action)
    case 'together':
      return []
  }
}

type Of<K extends Action['kind']> = Action & { kind: K }

function meet(world: World, { partner, country, lead, quantity }: Of<'meet'>): Doing[] {
  const customer = unique(world, 'customer')
  const click = { do: 'click' as const, customer, partner: pick(PARTNERS, partner)!, country }
  const signUp = { do: 'lead' as const, customer, eventName: 'Sign up', quantity }
  return lead ? [click, signUp] : [click]
}

function lead(world: World, { customer, demo }: Of<'lead'>): Doing[] {
  const name = pick([...world.customers.keys()], customer)
  const eventName = demo ? 'Demo' : 'Sign up'
  return name ? [{ do: 'lead', customer: name, eventName, quantity: 1 }] : []
}

function sell(world: World, { customer: index, ...action }: Of<'sell'>): Doing[] {
  const { kind: _, code: giver, ...sale } = action
  const name = pick([...world.customers.keys()], index)
  if (!name) return []
  const invoiceId = unique(world, 'INV')
  const code = giver === null ? null : (pick(coded(world), giver) ?? null)
  return [{ do: 'sale', customer: name, invoiceId, code, ...sale }]
}

function coded({ journal }: World): string[] {
  return journal.flatMap((call) => (call.do === 'code' ? [call.partner.toUpperCase()] : []))
}

function refund(world: World, { sale, share, chargeback }: Of<'refund'>): Doing[] {
  const [invoiceId, one] = pick([...world.sales], sale) ?? []
  if (!one || !invoiceId) return []
  const left = one.amount - one.refunded
  const amount = share >= 10_000 ? left : Math.floor((left * share) / 10_000)
  if (amount < 1) return []
  const refundId = `re ${invoiceId} ${++one.refunds}`
  return [{ do: 'refund', invoiceId, refundId, amount, kind: chargeback ? 'chargeback' : 'refund' }]
}

function gift(world: World, { partner, amount }: Of<'gift'>): Doing[] {
  if (amount === 0) return []
  const externalId = unique(world, 'gift')
  const description = 'By hand'
  return [{ do: 'custom', partner: pick(PARTNERS, partner)!, externalId, amount, description }]
}

async function review(world: World, action: Of<'correct'> | Of<'review'>): Promise<Doing[]> {
  const known = await namedCommissions(world)
  const one = pick(known, action.commission)
  if (!one) return []
  if (action.kind === 'review' && action.many) {
    const next = known[(known.indexOf(one) + 1) % known.length]!
    const commissions = [...new Set([one.name, next.name])]
    return [{ do: 'bulk', commissions, status: action.status }]
  }
  const body = action.kind === 'review' ? { status: action.status } : correction(action)
  return [{ do: 'change', commission: one.name, body }]
}

function correction({ how, to }: Of<'correct'>): object {
  if (how === 'earnings') return { earnings: to }
  return how === 'saleAmount' ? { saleAmount: to } : { modifySaleAmount: to - 45_000 }
}

function move(world: World, { partner, to }: Of<'move'>): Doing[] {
  const name = pick(PARTNERS, partner)!
  const from = world.partners.get(name)!.group
  const target = pick(GROUPS, to)!
  return from === target ? [] : [{ do: 'move', partner: name, from, to: target }]
}

function payOut(world: World, { cap, only }: Of<'payOut'>): Doing[] {
  const partners = only === null ? [] : [pick(PARTNERS, only)!]
  return [{ do: 'confirm', run: unique(world, 'run'), cap, partners }]
}

async function report(world: World, { payout, status }: Of<'report'>): Promise<Doing[]> {
  const one = pick(await namedPayouts(world), payout)
  if (!one) return []
  const told = happen(world.bank, { id: one.transferId, amountMinor: one.amountMinor }, status)
  return told ? [{ do: 'report', payout: one.name, status: told }] : []
}

/** The payer must not have heard of it. */
async function stop(world: World, { payout }: Of<'stop'>): Promise<Doing[]> {
  const one = pick(await namedPayouts(world), payout)
  return one && !world.bank.transfers.has(one.transferId) ? [{ do: 'stop', payout: one.name }] : []
}

function merge({ from, into }: Of<'merge'>): Doing[] {
  const [one, other] = [pick(PARTNERS, from)!, pick(PARTNERS, into)!]
  return one === other ? [] : [{ do: 'merge', from: one, into: other }]
}

/** A name that no other call of the history has. */
function unique(world: World, word: string): string {
  return `${word} ${++world.named}`
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)]
}
