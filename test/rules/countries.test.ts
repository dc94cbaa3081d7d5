import { expect, test } from 'bun:test'
import { COUNTRIES } from '../../server/domain/country.ts'
import { countries } from '../../console/base/countries.ts'

test('the countries that can be chosen are those that the server takes', () => {
  expect(countries().toSorted()).toEqual([...COUNTRIES])
})
