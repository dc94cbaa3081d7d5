import { describe, expect, test } from 'bun:test'
import type { SaleParts } from '../sale-parts.ts'
import { baseOf } from './base.ts'
import { splitByProduct } from './products.ts'
import type { ProductRule } from './types.ts'

const PARTS: SaleParts = {
  amountMinor: 1_000,
  taxMinor: 160,
  shippingMinor: 40,
  feeMinor: 20,
  lineItems: [
    { productId: 'mug', name: null, quantity: 1, amountMinor: 100 },
    { productId: 'beans', name: null, quantity: 2, amountMinor: 300 },
    { productId: 'tea', name: null, quantity: 5, amountMinor: 200 },
    { productId: 'beans', name: null, quantity: 3, amountMinor: 50 },
  ],
}
const excluded = (...productIds: string[]): ProductRule => ({
  productIds,
  type: 'excluded',
  amountMinor: null,
  rateBps: null,
})
const ALL = ['tax', 'shipping', 'fee'] as const

describe('the base of a sale', () => {
  test('leaves out what is asked, in one order, and names it', () => {
    expect(baseOf(1_000n, PARTS, ['fee', 'tax'])).toEqual({
      baseMinor: 820n,
      leftOut: [
        { part: 'tax', amountMinor: 160n },
        { part: 'fee', amountMinor: 20n },
      ],
    })
    expect(baseOf(1_000n, PARTS, [])).toEqual({ baseMinor: 1_000n, leftOut: [] })
    const untaxed = { ...PARTS, taxMinor: 0 }
    expect(baseOf(1_000n, untaxed, ['tax'])).toEqual({ baseMinor: 1_000n, leftOut: [] })
  })

  test('scales with the amount, and rounds so that all parts add up', () => {
    // 53.28, 13.32, 6.66 and 259.74 of 333: the largest remainders, of 259.74 and 6.66, are rounded up.
    expect(baseOf(333n, PARTS, ALL).leftOut.map((one) => one.amountMinor)).toEqual([53n, 13n, 7n])
    expect(baseOf(333n, PARTS, ALL).baseMinor).toBe(260n)
  })

  test('of a sale of nothing is its amount', () => {
    const free = { ...PARTS, amountMinor: 0, taxMinor: 0, shippingMinor: 0, feeMinor: 0 }
    expect(baseOf(500n, free, ALL)).toEqual({ baseMinor: 500n, leftOut: [] })
    const split = splitByProduct(500n, free, { exclude: ALL, products: [excluded('beans')] })
    expect(split).toMatchObject({ shares: [{ baseMinor: 0n, units: 5 }], restMinor: 500n })
  })
})

describe('the split by product', () => {
  test('adds up line items of one rule, in the order of the rules', () => {
    const products = [excluded('none'), excluded('tea', 'beans'), excluded('mug', 'tea')]
    expect(splitByProduct(800n, PARTS, { exclude: ['tax', 'shipping'], products })).toEqual({
      shares: [
        { rule: products[1]!, baseMinor: 550n, units: 10, productIds: ['beans', 'tea'] },
        { rule: products[2]!, baseMinor: 100n, units: 1, productIds: ['mug'] },
      ],
      restMinor: 150n,
      unnamed: true,
    })
  })

  test('makes line items smaller by what else is excluded, and never by tax and shipping', () => {
    const products = [excluded('beans')]
    const of = (baseMinor: bigint, exclude: readonly (typeof ALL)[number][]) =>
      splitByProduct(baseMinor, PARTS, { exclude, products }).shares[0]!.baseMinor
    expect([of(1_000n, []), of(840n, ['tax']), of(960n, ['shipping'])]).toEqual([350n, 350n, 350n])
    // 980 of 1,000, and 780 of 800.
    expect([of(980n, ['fee']), of(780n, ALL)]).toEqual([343n, 341n])
  })

  test('tells whether something was bought that no rule names', () => {
    const unnamed = (productIds: string[], parts: Partial<SaleParts> = {}) =>
      splitByProduct(
        0n,
        { ...PARTS, ...parts },
        { exclude: [], products: [excluded(...productIds)] },
      ).unnamed
    const all = ['beans', 'mug', 'tea']
    // The line items are 650; 220 of the amount are tax, shipping and fee.
    expect([unnamed(all), unnamed(all, { amountMinor: 870 })]).toEqual([true, false])
    expect(unnamed(all, { amountMinor: 871 })).toBe(true)
    expect(unnamed(['beans', 'mug'], { amountMinor: 870 })).toBe(true)
    expect(unnamed(['none'], { amountMinor: 870 })).toBe(true)
    expect(splitByProduct(7n, PARTS, { exclude: [], products: [] })).toEqual({
      shares: [],
      restMinor: 7n,
      unnamed: true,
    })
  })
})
