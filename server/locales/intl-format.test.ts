import { expect, test } from 'bun:test'
import { intlFormat } from './intl-format.ts'

test('a format is made once for each language and way of writing', () => {
  const german = intlFormat(Intl.NumberFormat, 'de', { style: 'percent' })
  expect(intlFormat(Intl.NumberFormat, 'de', { style: 'percent' })).toBe(german)
  expect(german.format(0.125)).toBe(new Intl.NumberFormat('de', { style: 'percent' }).format(0.125))
  expect(intlFormat(Intl.NumberFormat, 'de-CH', { style: 'percent' })).not.toBe(german)
  expect(intlFormat(Intl.NumberFormat, 'de', {})).not.toBe(german)
  expect(intlFormat<object, object>(Intl.PluralRules, 'de', { style: 'percent' })).not.toBe(german)
})

test('not more are kept than are asked for at a time', () => {
  const first = intlFormat(Intl.NumberFormat, 'fr', {})
  let count = 0
  class Counted {
    readonly options: object
    constructor(_: string, options: object) {
      this.options = options
      count++
    }
  }
  for (let n = 0; n < 1500; n++) expect(intlFormat(Counted, 'fr', { n }).options).toEqual({ n })
  expect(count).toBe(1500)
  expect(intlFormat(Intl.NumberFormat, 'fr', {})).not.toBe(first)
  for (let n = 1499; n > 1490; n--) intlFormat(Counted, 'fr', { n })
  expect(count).toBe(1500)
})
