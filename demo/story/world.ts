import { Agenda } from './agenda.ts'
import { Bank } from './bank.ts'
import type { Span } from './calendar.ts'
import type { Member } from './members.ts'
import type { PlannedVisitor } from './plan-year.ts'
import type { Player } from './player.ts'
import type { DayRate } from './rates.ts'
import type { Program, Programs } from './set-up.ts'

export interface Enrolled {
  member: Member
  partnerId: string
  enrollmentId: string
  /** Key of the short link. */
  linkKey: string
}

/** The record of a story: everything that its outcome can be checked against. */
export interface World {
  player: Player
  span: Span
  programs: Programs
  agenda: Agenda
  partners: Map<string, Enrolled>
  visitors: readonly PlannedVisitor[]
  /** Click ids by visitor; none for whom a stopped link led nowhere. */
  clicks: Map<string, string>
  rates: (DayRate & { knownMs: number })[]
  /** Bonuses and claw-backs by hand. */
  corrections: { partner: string; amount: number }[]
  /** The books of the banks, the payment services and the person who pays by hand. */
  bank: Bank
  /** Payments whose outcome PayPal has reported. */
  settled: Set<string>
  months: PaidMonth[]
  /** Findings of the fraud rules that a person released or rejected. */
  reviewed: { released: string[]; rejected: string[] }
  /** How many commissions had waited for the rates that came late. */
  pricedLate: number
}

/** The requests and answers of one month's confirmations. */
export interface PaidMonth {
  month: number
  previewed: { currency: string; amount: number; payouts: number }[]
  confirmed: { runId: string; currency: string; payouts: number }[]
}

export function openWorld(
  player: Player,
  parts: { span: Span; programs: Programs; visitors: readonly PlannedVisitor[] },
): World {
  return {
    player,
    ...parts,
    agenda: new Agenda(),
    partners: new Map(),
    clicks: new Map(),
    rates: [],
    corrections: [],
    bank: new Bank(),
    settled: new Set(),
    months: [],
    reviewed: { released: [], rejected: [] },
    pricedLate: 0,
  }
}

export function enrolled(world: World, key: string): Enrolled {
  const one = world.partners.get(key)
  if (!one) throw new Error(`${key} has not come yet.`)
  return one
}

export function programOf(world: World, { program }: Pick<Member, 'program'>): Program {
  return world.programs[program]
}
