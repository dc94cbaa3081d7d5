import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { applyBps } from '../money.ts'
import { SALE_PARTS, type LineItem, type SaleParts } from '../sale-parts.ts'
import { baseOf } from './base.ts'
import { computeEarning } from './compute.ts'
import { splitByProduct } from './products.ts'
import { factsOf, flat, percent, rewardOf } from './test-kit.ts'
import type { ProductRule, RewardVersion } from './types.ts'

const productId = fc.constantFrom('a', 'b', 'c', 'd')
const lineItem: fc.Arbitrary<LineItem> = fc.record({
  productId,
  name: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 9 }),
  amountMinor: fc.nat({ max: 20_000 }),
})
/** Whatever is left is more of the goods. */
const parts: fc.Arbitrary<SaleParts> = fc
  .record({
    taxMinor: fc.nat({ max: 9_999 }),
    shippingMinor: fc.nat({ max: 999 }),
    lineItems: fc.array(lineItem, { maxLength: 6 }),
    more: fc.nat({ max: 5_000 }),
    fee: fc.nat({ max: 10_000 }),
  })
  .map(({ more, fee, ...rest }) => {
    const goods = rest.lineItems.reduce((sum, item) => sum + item.amountMinor, more)
    const amountMinor = goods + rest.taxMinor + rest.shippingMinor
    return { ...rest, amountMinor, feeMinor: Math.floor((goods * fee) / 10_000) }
  })
const exclude = fc.subarray([...SALE_PARTS])
const productIds = fc.subarray(['a', 'b', 'c'], { minLength: 1 })
const rateBps = fc.nat({ max: 10_000 })
const share: fc.Arbitrary<ProductRule> = fc.oneof(
  fc.record({
    productIds,
    type: fc.constant('percentage' as const),
    amountMinor: fc.constant(null),
    rateBps,
  }),
  fc.record({
    productIds,
    type: fc.constant('excluded' as const),
    amountMinor: fc.constant(null),
    rateBps: fc.constant(null),
  }),
)
const perUnit: fc.Arbitrary<ProductRule> = fc.record({
  productIds,
  type: fc.constant('flat' as const),
  amountMinor: fc.nat({ max: 1_000 }),
  rateBps: fc.constant(null),
})
const terms = fc.oneof(
  rateBps.map((bps) => percent(bps)),
  fc.nat({ max: 1_000 }).map((of) => flat(of)),
)
const rewardWith = (rules: fc.Arbitrary<ProductRule>, base = terms) =>
  fc
    .record({ base, exclude, products: fc.array(rules, { maxLength: 3 }) })
    .map(({ base: own, ...rest }) => rewardOf(own, rest))
const reward = rewardWith(fc.oneof(share, perUnit))
/** In the currency of the program: another one than that of the parts. */
const saleMinor = fc.bigInt({ min: 0n, max: 10n ** 12n })

function earn(version: RewardVersion, of: SaleParts, sale = BigInt(of.amountMinor)): bigint {
  return computeEarning(version, factsOf(version, { saleMinor: sale, parts: of })).earningsMinor
}

describe('the parts of any sale, in any currency', () => {
  test('add up to it, and none is negative', () => {
    fc.assert(
      fc.property(parts, reward, saleMinor, (of, version, sale) => {
        const { baseMinor, leftOut } = baseOf(sale, of, version.exclude)
        const out = leftOut.reduce((sum, part) => sum + part.amountMinor, 0n)
        const { shares, restMinor } = splitByProduct(baseMinor, of, version)
        const paid = shares.reduce((sum, one) => sum + one.baseMinor, 0n)
        expect(out + paid + restMinor).toBe(sale)
        const all = [...leftOut.map((one) => one.amountMinor), restMinor]
        for (const one of [...all, ...shares.map(({ baseMinor: own }) => own)]) {
          expect(one >= 0n).toBe(true)
        }
      }),
    )
  })

  test('are themselves in the currency of the sale', () => {
    fc.assert(
      fc.property(parts, reward, (of, version) => {
        const without = version.exclude.filter((part) => part !== 'fee')
        const { baseMinor } = baseOf(BigInt(of.amountMinor), of, without)
        const { shares } = splitByProduct(baseMinor, of, { ...version, exclude: without })
        for (const { rule, baseMinor: own } of shares) {
          const items = of.lineItems.filter(
            (item) =>
              version.products.find((one) => one.productIds.includes(item.productId)) === rule,
          )
          expect(own).toBe(items.reduce((sum, item) => sum + BigInt(item.amountMinor), 0n))
        }
      }),
    )
  })
})

describe('what a sale earns', () => {
  test('does not depend on the order of its line items', () => {
    const shuffled = parts.chain((of) =>
      fc
        .shuffledSubarray([...of.lineItems], { minLength: of.lineItems.length })
        .map((lineItems) => [of, { ...of, lineItems }] as const),
    )
    fc.assert(
      fc.property(shuffled, reward, saleMinor, ([of, other], version, sale) => {
        expect(earn(version, other, sale)).toBe(earn(version, of, sale))
      }),
    )
  })

  test('is the same when a line item is split into two of its product', () => {
    const cut = fc.record({ units: fc.integer({ min: 1, max: 8 }), bps: fc.nat({ max: 10_000 }) })
    fc.assert(
      fc.property(parts, reward, saleMinor, cut, (of, version, sale, { units, bps }) => {
        const lineItems = of.lineItems.flatMap((item) => {
          if (item.quantity <= units) return [item]
          const amountMinor = Math.floor((item.amountMinor * bps) / 10_000)
          const rest = {
            quantity: item.quantity - units,
            amountMinor: item.amountMinor - amountMinor,
          }
          return [
            { ...item, quantity: units, amountMinor },
            { ...item, ...rest },
          ]
        })
        expect(earn(version, { ...of, lineItems }, sale)).toBe(earn(version, of, sale))
      }),
    )
  })

  test('is the same when a line item that no rule names is left out', () => {
    fc.assert(
      fc.property(parts, reward, saleMinor, (of, version, sale) => {
        const named = version.products.flatMap((rule) => rule.productIds)
        const lineItems = of.lineItems.filter(
          // Only an amount beyond the fee shows that something else was bought.
          (item) => named.includes(item.productId) || item.amountMinor <= of.feeMinor,
        )
        expect(earn(version, { ...of, lineItems }, sale)).toBe(earn(version, of, sale))
      }),
    )
  })

  test('is that of the terms alone without line items, and without parts that of the amount', () => {
    fc.assert(
      fc.property(parts, reward, saleMinor, (of, version, sale) => {
        const plain = { ...version, products: [] }
        const bare = { ...of, lineItems: [] }
        expect(earn(version, bare, sale)).toBe(earn(plain, bare, sale))
        const nothing = { ...bare, taxMinor: 0, shippingMinor: 0, feeMinor: 0 }
        const known = factsOf(version, { saleMinor: sale })
        expect(earn(version, nothing, sale)).toBe(computeEarning(version, known).earningsMinor)
      }),
    )
  })

  test('is at most the highest rate of the base, but for one rounding a rule', () => {
    const shared = rewardWith(
      share,
      rateBps.map((bps) => percent(bps)),
    )
    fc.assert(
      fc.property(parts, shared, saleMinor, (of, version, sale) => {
        const rates = [version, ...version.products].map((one) => one.rateBps ?? 0)
        const { baseMinor } = baseOf(sale, of, version.exclude)
        const { shares } = splitByProduct(baseMinor, of, version)
        const most = applyBps(baseMinor, Math.max(...rates))
        // Half a unit for each rounding.
        const roundings = BigInt(Math.ceil((shares.length + 1) / 2))
        expect(earn(version, of, sale) <= most + roundings).toBe(true)
      }),
    )
  })

  test('is exact in parts where every rate is the whole', () => {
    const whole = rewardWith(
      share.map((rule) => ({ ...rule, type: 'percentage' as const, rateBps: 10_000 })),
      fc.constant(percent(10_000)),
    )
    fc.assert(
      fc.property(parts, whole, saleMinor, (of, version, sale) => {
        expect(earn(version, of, sale)).toBe(baseOf(sale, of, version.exclude).baseMinor)
      }),
    )
  })
})
