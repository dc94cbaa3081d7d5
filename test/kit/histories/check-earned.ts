import { expect } from 'bun:test'
import { exchanged, grossOf, modifierFor, share } from './arithmetic.ts'
import type { RewardTerms, Terms } from './calls.ts'
import type { Facts, StoredCommission } from './facts.ts'
import { earnedOf } from './parts.ts'
import type { World } from './world.ts'

/** Every amount is computed once more, from the sale and the terms alone. */
export function checkEarned(world: World, facts: Facts): void {
  for (const one of facts.commissions) {
    expect([one.name, one.currency]).toEqual([one.name, world.program.currency])
    if (isUnpriced(one)) {
      expect([one.name, one.earned, one.earnings]).toEqual([one.name, 0n, 0n])
      continue
    }
    if (one.type === 'sale') checkSale(world, facts, one)
    if (one.type === 'lead' && !world.edits.has(one.name)) checkTerms(facts, one, null)
    if (one.type === 'referral') checkReferral(world, facts, one)
    if (one.type === 'custom') checkCustom(world, facts, one)
    checkTakenBack(world, facts, one)
  }
}

/** It waits for a rate, or somebody ended it while it did. */
function isUnpriced({ type, status, holdReason, earned, amount }: StoredCommission): boolean {
  if (type !== 'sale') return false
  if (status === 'held' && holdReason === 'rate_missing') return true
  return (status === 'canceled' || status === 'reversed') && earned === 0n && amount === 0n
}

function checkSale(world: World, facts: Facts, one: StoredCommission): void {
  const sale = facts.sales.find(({ id }) => id === one.eventId)!
  const { rewardId: id, rewardVersion: version } = one
  if (!sale.isAside) expect([one.name, sale.pinned]).toMatchObject([one.name, { id, version }])
  if (world.edits.has(one.name)) return
  const amount = exchanged(sale, one.currency, world.rates)
  expect([one.name, one.amount]).toEqual([one.name, amount!])
  const reward = versionOf(facts, one)
  // Whoever came with a code alone was of no known country until a click told it.
  const byCode = world.journal.some(
    (call) => call.do === 'sale' && call.customer === one.customer && call.code !== null,
  )
  const countries = byCode ? [sale.country, null] : [sale.country]
  const fit = countries.map((country) => modifierFor(reward, { ...sale, country }, one.amount))
  checkTerms(facts, one, fit.includes(one.modifier) ? one.modifier : fit[0]!)
}

function versionOf({ versions }: Facts, one: StoredCommission): RewardTerms {
  return versions.get(`${one.rewardId} ${one.rewardVersion}`)!
}

function checkTerms(facts: Facts, one: StoredCommission, modifier: number | null): void {
  checkAmount(facts, one, modifier)
  expect(one.earned > 0n).toBe(true)
}

/** The terms that the explanation names are the right ones, and give this amount unless a limit cut it. */
function checkAmount(facts: Facts, one: StoredCommission, modifier: number | null): void {
  const version = versionOf(facts, one)
  expect([one.name, one.modifier]).toEqual([one.name, modifier])
  const terms: Terms = modifier === null ? version : version.modifiers[modifier]!
  const sale = one.type === 'sale' && facts.sales.find(({ id }) => id === one.eventId)
  const gross = sale
    ? earnedOf(version, { terms, sale, amount: one.amount })
    : grossOf(terms, one.amount, one.quantity)
  const isCut = version.limits.some(({ amount }) => amount !== null) && one.earned < gross
  expect([one.name, one.earned]).toEqual([one.name, isCut ? one.earned : gross])
}

function checkReferral(world: World, facts: Facts, one: StoredCommission): void {
  const source = facts.commissions.find(({ id }) => id === one.sourceId)!
  const merged = [...world.partners.values()].some((partner) => partner.merged)
  if (!merged) expect([one.name, one.enrollmentId]).not.toEqual([one.name, source.enrollmentId])
  if (!world.edits.has(source.name))
    expect([one.name, one.amount]).toEqual([one.name, source.earned])
  if (world.edits.has(one.name)) return
  if (!world.edits.has(source.name)) checkTerms(facts, one, null)
  // A share of nothing is nothing, also a flat one.
  else if (one.amount === 0n) expect([one.name, one.earned]).toEqual([one.name, 0n])
  else checkAmount(facts, one, null)
}

function checkCustom(world: World, { commissions }: Facts, one: StoredCommission): void {
  if (world.edits.has(one.name)) return
  if (one.reversesId === null) {
    const asked = world.journal.find(
      (call) => call.do === 'custom' && one.name === `custom:${call.externalId}`,
    )
    expect([one.name, one.earned]).toEqual([one.name, BigInt((asked as any).amount)])
    return
  }
  const paid = commissions.find(({ id }) => id === one.reversesId)!
  const reversal = paid.reversals.find(({ clawbackId }) => clawbackId === one.id)!
  expect([one.name, one.earned]).toEqual([one.name, -reversal.amount])
}

/** Many refunds take exactly what one as large as all of them takes. */
function checkTakenBack(world: World, { sales }: Facts, one: StoredCommission): void {
  const sale = sales.find(({ id }) => id === one.eventId)
  const byHand = one.reversals.some(({ kind }) => kind === 'manual' || kind === 'correction')
  if (!sale || byHand || one.status === 'canceled' || world.edits.has(one.name)) return
  const taken = one.reversals.reduce((sum, { amount }) => sum + amount, 0n)
  const due = sale.amount === 0n ? 0n : share(one.earned, sale.refunded, sale.amount)
  expect([one.name, taken]).toEqual([one.name, due])
}
