import { describe, expect, test } from 'bun:test'
import { continentOf, CONTINENTS, COUNTRIES, isCountry } from './country.ts'

describe('countries', () => {
  test('are the 249 of ISO 3166-1 and Kosovo, each on one continent', () => {
    expect(COUNTRIES).toHaveLength(250)
    expect(COUNTRIES).toEqual(COUNTRIES.toSorted())
    expect(COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    const perContinent = CONTINENTS.map(
      (continent) => COUNTRIES.filter((country) => continentOf(country) === continent).length,
    )
    expect(perContinent.reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(Math.min(...perContinent)).toBeGreaterThan(0)
  })

  test('have names that the runtime knows', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([])
  })

  test('lie where an atlas puts them', () => {
    const places = ['DE', 'US', 'MX', 'BR', 'JP', 'TR', 'EG', 'AU', 'AQ', 'XK', 'NA'].map(
      continentOf,
    )
    expect(places).toEqual(['EU', 'NA', 'NA', 'SA', 'AS', 'AS', 'AF', 'OC', 'AN', 'EU', 'AF'])
  })

  test('are unknown in any other form', () => {
    for (const code of ['', 'de', 'XX', 'T1', 'constructor']) {
      expect([isCountry(code), continentOf(code)]).toEqual([false, ''])
    }
  })
})
