import { describe, expect, test } from 'bun:test'
import { closestLanguage, negotiateLanguage } from './accept-language.ts'

const KNOWN = ['ar', 'de', 'pt-BR']
const wanted = (header: string) => negotiateLanguage(header, KNOWN)

describe('the language that a request asks for', () => {
  test('is one that there is, with the country that figures are written as in', () => {
    expect(['de', 'DE', 'de-CH', 'de-ch', 'pt', 'pt-PT', 'ar-EG'].map(wanted)).toEqual([
      'de',
      'de',
      'de-CH',
      'de-CH',
      'pt',
      'pt-PT',
      'ar-EG',
    ])
  })

  test('is the first of several, by how much each is wished', () => {
    expect(wanted('fr-FR, de;q=0.8, pt-BR;q=0.9')).toBe('pt-BR')
    expect(wanted('ja, fr;q=0.5')).toBe('en')
    expect(wanted('fr, en;q=0.3, de;q=0.2')).toBe('en')
    expect(wanted('de;q=0.5, ar;q=0.5')).toBe('de')
    expect(wanted('de;level=1;Q=0.2, ar ; q=0.3')).toBe('ar')
  })

  test('is none that is not wished at all, or in a way that makes no sense', () => {
    expect(wanted('de;q=0, ar;q=0.1')).toBe('ar')
    expect(wanted('de;q=7, ar;q=0.1')).toBe('ar')
    expect(wanted('de;q=-1, ar;q=0.1')).toBe('ar')
    expect(wanted('de;q=x, ar;q=0.1')).toBe('ar')
    expect(wanted('de;q=1, ar;q=0.1')).toBe('de')
    expect(['de;q=0', 'de;q=7', 'de;q=-1', 'de;q=x'].map(wanted)).toEqual(['en', 'en', 'en', 'en'])
    expect(wanted('de;xq=0, ar;q=0.5')).toBe('de')
  })

  test('is English without a wish that can be met', () => {
    for (const header of ['', '*', ',;', ';q=1', 'x-de', 'deu', 'zh-Hant-TW']) {
      expect([header, wanted(header)]).toEqual([header, 'en'])
    }
  })

  test('is a short tag, whatever stands in the header', () => {
    expect(wanted('de-Latn-AT-u-nu-thai')).toBe('de-AT')
    expect(wanted('de-ZZ')).toBe('de')
    expect(wanted('de-AUT')).toBe('de')
    expect(wanted('en-GB')).toBe('en-GB')
    expect(wanted(`${'x'.repeat(254)},de`)).toBe('en')
    expect(wanted(`${'x'.repeat(253)},de`)).toBe('de')
  })
})

test('the closest language is the same, else one of another country', () => {
  expect(closestLanguage('PT-br', ['pt-PT', 'pt-BR'])).toBe('pt-BR')
  expect(closestLanguage('pt-AO', ['de', 'pt-PT', 'pt-BR'])).toBe('pt-PT')
  expect(closestLanguage('fr', ['de'])).toBeNull()
  expect(closestLanguage('', ['de'])).toBeNull()
})
