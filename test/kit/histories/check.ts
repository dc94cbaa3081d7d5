import { expect } from 'bun:test'
import { delivered } from './bank.ts'
import { checkEarned } from './check-earned.ts'
import { checkLimits } from './check-limits.ts'
import { explainedOf } from './explained.ts'
import { loadFacts, type Facts } from './facts.ts'
import { must, type World } from './world.ts'

const ACCOUNT_OF: Record<string, string> = {
  pending: 'accrued',
  held: 'accrued',
  due: 'payable',
  processing: 'in_transit',
  paid: 'paid',
}

/** What must be true of every program after any history. */
export async function checkWorld(world: World): Promise<Facts> {
  const { ok, differences } = await must(world, 'GET', '/ledger/check')
  expect({ ok, differences }).toEqual({ ok: true, differences: [] })
  const facts = await loadFacts(world)
  checkSums(facts)
  checkSources(facts)
  checkEarned(world, facts)
  checkLimits(world, facts)
  checkRefunds(world, facts)
  for (const { enrollmentId, merged } of world.partners.values()) {
    checkBalance(world, facts, enrollmentId)
    // Nothing may lie where nobody is paid any more.
    if (merged) expect(balanceOf(facts, enrollmentId)).toEqual(NOTHING)
  }
  await checkWire(world, facts)
  await checkStatements(world, facts)
  return facts
}

/** Every posting sums to zero in every currency, and so do all. */
function checkSums({ entries }: Facts): void {
  const sums = new Map<string, bigint>()
  for (const { postingId, currency, amount } of entries) {
    for (const key of [currency, `${postingId} ${currency}`]) {
      sums.set(key, (sums.get(key) ?? 0n) + amount)
    }
  }
  expect([...sums].filter(([, sum]) => sum !== 0n)).toEqual([])
}

/** No event pays an enrollment twice. */
function checkSources({ commissions }: Facts): void {
  const sources = commissions
    .filter((one) => one.reversesId === null && one.type !== 'custom')
    .map((one) => `${one.eventId} ${one.enrollmentId} ${one.type}`)
  expect(sources.length).toBe(new Set(sources).size)
}

const NOTHING = { expense: 0n, accrued: 0n, payable: 0n, in_transit: 0n, paid: 0n }

export function balanceOf({ entries }: Pick<Facts, 'entries'>, enrollmentId: string) {
  const sums: Record<string, bigint> = { ...NOTHING }
  for (const entry of entries) {
    if (entry.enrollmentId === enrollmentId) sums[entry.account]! += entry.amount
  }
  return sums
}

function total(list: readonly { earnings: bigint }[]): bigint {
  return list.reduce((sum, one) => sum + one.earnings, 0n)
}

/** The ledger, the commissions, their explanations and the payer's own books say the same. */
function checkBalance(world: World, facts: Facts, enrollmentId: string): void {
  const balance = balanceOf(facts, enrollmentId)
  const mine = facts.commissions.filter((one) => one.enrollmentId === enrollmentId)
  for (const account of ['accrued', 'payable', 'in_transit', 'paid']) {
    const there = mine.filter((one) => ACCOUNT_OF[one.status] === account)
    expect([account, balance[account]]).toEqual([account, total(there)])
  }
  const explained = mine.reduce((sum, one) => sum + explainedOf(world, one), 0n)
  expect(-balance.expense!).toBe(explained)
  const payouts = facts.payouts.filter((one) => one.enrollmentId === enrollmentId)
  const arrived = payouts.reduce((sum, one) => sum + delivered(world.bank, one.transferId), 0n)
  expect(balance.paid).toBe(arrived)
  for (const payout of payouts.filter(({ status }) => !GONE.includes(status))) {
    expect(total(mine.filter((one) => one.payoutId === payout.id))).toBe(payout.amountMinor)
  }
}

/**
 * A sale that was given back whole leaves its partners nothing, whatever was paid meanwhile; and none
 * costs them more than it brought.
 */
function checkRefunds(world: World, { commissions, sales }: Facts): void {
  for (const one of commissions.filter(({ type }) => type !== 'custom')) {
    const clawBacks = commissions.filter(({ reversesId }) => reversesId === one.id)
    if (clawBacks.some(({ name }) => world.edits.has(name))) continue
    const ended = one.status === 'canceled' || one.reversals.some(({ kind }) => kind === 'manual')
    const sale = sales.find(({ id }) => id === one.eventId)
    const edits = world.edits.get(one.name) ?? []
    const isWhole = sale && sale.amount > 0n && sale.refunded === sale.amount
    // Who sets an amount by hand ends the claw-backs before it.
    const told = clawBacks
      .filter(({ status }) => status !== 'canceled' || edits.length === 0)
      .reduce((left, { earned }) => left + earned, one.earnings)
    if (isWhole && !ended && !edits.some(({ at }) => at > sale.lastRefundMs)) {
      expect([one.name, told]).toEqual([one.name, 0n])
    }
    // Who cancels what another payout has taken off by then decides against the partner.
    const settled = clawBacks.some(({ status }) => status === 'processing' || status === 'paid')
    if (edits.length > 0 || (one.status === 'canceled' && settled)) continue
    const left = ended ? one.earnings + total(clawBacks) : told
    expect([one.name, left < 0n]).toEqual([one.name, false])
  }
}

const GONE = ['failed', 'canceled']
const PAGE = 100
const WIRE: Record<string, string> = {
  pending: 'pending',
  held: 'hold',
  due: 'processed',
  processing: 'processed',
  paid: 'paid',
  reversed: 'refunded',
  'canceled duplicate': 'duplicate',
  'canceled fraud': 'fraud',
  'canceled canceled': 'canceled',
  'canceled banned': 'canceled',
}

/** The API tells what is stored, in the wire's words. */
async function checkWire(world: World, { commissions }: Facts): Promise<void> {
  const list: any[] = []
  for (let page = 1; list.length === (page - 1) * PAGE; page++) {
    list.push(...(await must<any[]>(world, 'GET', `/commissions?pageSize=${PAGE}&page=${page}`)))
  }
  const shown = new Map(list.map((one) => [one.id, one]))
  expect(shown.size).toBe(commissions.length)
  for (const { id, status, cancelReason, earnings, amount } of commissions) {
    const word = WIRE[status === 'canceled' ? `canceled ${cancelReason}` : status]!
    const money = { earnings: Number(earnings), amount: Number(amount) }
    expect(shown.get(id)).toMatchObject({ status: word, ...money })
  }
  const explained = commissions.find((one) => one.reversals.length > 0) ?? commissions[0]
  if (!explained) return
  const { explanation, reversals, postings } = await must(
    world,
    'GET',
    `/commissions/${explained.id}`,
  )
  expect(explanation.steps.length).toBeGreaterThan(0)
  const told = explained.reversals.filter(({ kind }) => kind !== 'correction')
  expect(reversals.map((one: any) => BigInt(one.amount))).toEqual(told.map(({ amount }) => amount))
  for (const { entries } of postings) {
    expect(entries.reduce((sum: number, entry: any) => sum + entry.amount, 0)).toBe(0)
  }
}

/** What a statement closes with is what it opened with and its lines, and what the ledger has. */
async function checkStatements(world: World, facts: Facts): Promise<void> {
  const { currency } = world.program
  const [firstMs, lastMs] = [world.journal[0]!.at, world.backend.clock.now()]
  const middle = new Date(firstMs + (lastMs - firstMs) / 2).toISOString()
  for (const { id, enrollmentId, merged } of world.partners.values()) {
    if (merged) continue
    const path = `/partners/${id}/statement?programId=${world.program.id}`
    const whole = await must(world, 'GET', path)
    const later = await must(world, 'GET', `${path}&start=${middle}`)
    const ledger = balanceOf(facts, enrollmentId)
    for (const [name, account] of NAMES) {
      const sums = [whole, later].map(({ opening, lines }) => {
        const before = opening[0]?.[name] ?? 0
        return lines.reduce((sum: number, line: any) => sum + line[name], before)
      })
      const closing = [whole, later].map((one) => one.closing[0]?.[name] ?? 0)
      expect(sums).toEqual(closing)
      expect(BigInt(closing[0])).toBe(ledger[account]!)
      expect(closing[0]).toBe(closing[1])
    }
    expect(whole.lines.every((line: any) => line.currency === currency)).toBe(true)
  }
}

const NAMES = [
  ['accrued', 'accrued'],
  ['payable', 'payable'],
  ['inTransit', 'in_transit'],
  ['paid', 'paid'],
] as const
