import { describe, expect, test } from 'bun:test'
import { formatError } from '../../locales/format-error.ts'
import type { ApiError } from '../errors.ts'
import { checkReward } from './check.ts'
import type { RewardEvent } from './types.ts'

const TENTH = { type: 'percentage', rateBps: 1_000 }
const good = (draft: object, event: RewardEvent = 'sale') =>
  checkReward({ ...TENTH, ...draft }, event, 'eur')
function refused(draft: object, event?: RewardEvent): string[] {
  try {
    good(draft, event)
  } catch (error) {
    const [issue] = formatError(error as ApiError).issues!
    return [issue!.path, issue!.message]
  }
  throw new Error(`accepted ${JSON.stringify(draft)}`)
}

describe('what a reward excludes', () => {
  test('is stored once each and in one order', () => {
    expect(good({ exclude: ['fee', 'tax', 'fee'] }).exclude).toEqual(['tax', 'fee'])
    expect(good({ exclude: null }).exclude).toEqual([])
  })

  test('is a part of a sale', () => {
    expect(refused({ exclude: ['shiping'] })).toEqual([
      'exclude.0',
      'exclude.0 must be one of tax, shipping, fee. Did you mean shipping?',
    ])
    expect(refused({ exclude: 'tax' })[0]).toBe('exclude')
    expect(refused({ exclude: ['tax'] }, 'referral')).toEqual([
      'exclude',
      'Only sales have tax and products. Leave exclude out of a referral reward.',
    ])
    expect(good({ exclude: [] }, 'referral').exclude).toEqual([])
  })
})

describe('a product rule', () => {
  test('is stored whole, with each product once', () => {
    const productIds = [' beans ', 'mug', 'beans']
    const { products } = good({
      products: [
        { productIds, type: 'percentage', rateBps: 500 },
        { productIds, type: 'flat', amountMinor: 100 },
        { productIds, type: 'excluded' },
      ],
    })
    const stored = ['beans', 'mug']
    expect(products).toEqual([
      { productIds: stored, type: 'percentage', amountMinor: null, rateBps: 500 },
      { productIds: stored, type: 'flat', amountMinor: 100, rateBps: null },
      { productIds: stored, type: 'excluded', amountMinor: null, rateBps: null },
    ])
    expect(good({ products }).products).toEqual(products)
  })

  test('is refused with the path of what is wrong', () => {
    const path = (rule: object, event?: RewardEvent) =>
      refused({ products: [{ productIds: ['beans'], type: 'excluded', ...rule }] }, event)[0]
    expect(path({ productIds: [] })).toBe('products.0.productIds')
    expect(path({ productIds: ['beans', ' '] })).toBe('products.0.productIds.1')
    expect(path({ productIds: Array.from({ length: 101 }, String) })).toBe('products.0.productIds')
    expect(path({ type: 'tiered' })).toBe('products.0.type')
    expect(path({ rateBps: 5 })).toBe('products.0.rateBps')
    expect(path({ amountMinor: 5 })).toBe('products.0.amountMinor')
    expect(path({ type: 'flat' })).toBe('products.0.amountMinor')
    expect(path({ type: 'flat', amountMinor: 1_000_000_001 })).toBe('products.0.amountMinor')
    expect(path({ type: 'flat', amountMinor: 5, rateBps: 5 })).toBe('products.0.rateBps')
    expect(path({ type: 'percentage', rateBps: 10_001 })).toBe('products.0.rateBps')
    const timed = { type: 'percentage', rateBps: 5, maxDurationMonths: 3 }
    expect(path(timed)).toBe('products.0.maxDurationMonths')
    expect(path({}, 'referral')).toBe('products')
    const rule = { productIds: ['beans'], type: 'excluded' }
    expect(refused({ products: Array.from({ length: 21 }, () => rule) })[0]).toBe('products')
    expect(refused({ products: [5] })[0]).toBe('products.0')
  })
})
