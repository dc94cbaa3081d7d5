import { describe, expect, test } from 'bun:test'
import { API_LOCALE, formatValue } from '../../locales/format.ts'
import type { AttributeType, Item } from './conditions/attribute.ts'
import { listItems } from './wording.ts'

const shown = (items: readonly Item[], type: AttributeType) =>
  formatValue(listItems(items, type, 'usd'), API_LOCALE)

describe('a list of values', () => {
  test('has money that is no whole number of minor units, and flags, as they are', () => {
    expect(shown([1250, 0.5, 2n], 'money')).toBe('12.50 USD, 0.5, 0.02 USD')
    expect(shown([true, false], 'text')).toBe('true, false')
  })

  test('keeps what each item is, for other languages', () => {
    const only = (item: Item, type: AttributeType) => listItems([item], type, 'usd')
    expect(only(12, 'number')).toBe(12)
    expect(only(9.5, 'metadata')).toEqual({ decimal: '9.5' })
    expect(only(3n, 'number')).toEqual({ decimal: '3' })
    expect(only('DE', 'country')).toEqual({ country: 'DE' })
    expect(only('code', 'choice')).toEqual({ code: 'condition.choice.code' })
    expect(only('gone', 'choice')).toBe('gone')
    expect(only('pro', 'text')).toEqual({ quoted: 'pro' })
    expect(only(2n, 'money')).toEqual({ minor: '2', currency: 'usd' })
  })

  test('is told in part when it is long, and empty when there is nothing', () => {
    expect(shown(['a', 'b', 'c', 'd', 'e'], 'choice')).toBe('a, b, c, d, e')
    expect(shown(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'choice')).toBe('a, b, c, d, e and 2 more')
    expect(shown([], 'text')).toBe('')
  })
})
