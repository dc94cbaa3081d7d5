import { describe, expect, test } from 'bun:test'
import {
  confidential,
  message,
  money,
  time,
  type Message,
  type Value,
} from '../domain/message/message.ts'
import { API_LOCALE, format, formatValue } from './format.ts'
import { localeOf } from './locale.ts'

const german = localeOf('de')
const arabic = localeOf('ar-EG')
const limit = (count: number) => message('reward.limit.commissions', { count })

describe('a message', () => {
  test('is formatted in English, and in another language', () => {
    const sentence = message('reward.limit', { limit: 'so much' })
    expect(format(sentence)).toBe('Up to so much')
    expect(format(sentence, german)).toBe('Höchstens so much')
  })

  test('may stand within another', () => {
    const sentence = message('reward.limit', { limit: limit(3) })
    expect(format(sentence)).toBe('Up to 3 commissions')
    expect(format(sentence, german)).toBe('Höchstens 3 Provisionen')
  })

  test('takes the plural form of its count, with the number as it is written there', () => {
    const of = (counts: number[], locale = API_LOCALE) =>
      counts.map((count) => format(limit(count), locale))
    expect(of([0, 1, 2])).toEqual(['0 commissions', '1 commission', '2 commissions'])
    expect(of([1, 2], german)).toEqual(['1 Provision', '2 Provisionen'])
    expect(of([2, 3], localeOf('ar'))).toEqual(['عمولتان', '3 عمولات'])
    expect(of([1_000])).toEqual(['1000 commissions'])
    expect(of([1_000], localeOf('en'))).toEqual(['1,000 commissions'])
    expect(of([0], localeOf('pt-BR'))).toEqual(['0 comissão'])
    expect(of([0], localeOf('pt-PT'))).toEqual(['0 comissões'])
    expect(of([1, 1_000], localeOf('nl'))).toEqual(['1 commission', '1.000 commissions'])
  })

  test('takes the case that a value selects', () => {
    const sentence = message('commission.unearned.no-reward', { event: 'lead' })
    expect(format(sentence)).toBe('The partner’s group has no lead reward.')
    expect(format(sentence, arabic)).not.toMatch(/lead|\u2068/)
  })

  test('that is a text is the same in every language, whatever stands in it', () => {
    expect(format('It costs {amount}.')).toBe('It costs {amount}.')
    expect(format('commission.by-program', german)).toBe('commission.by-program')
  })

  test('never formats what stands in a value', () => {
    const sentence = message('condition.and', { one: '{other}', other: "'{c}'" })
    expect(format(sentence)).toBe("{other} and '{c}'")
  })

  test('that was stored by another version can be read', () => {
    const stored = (code: string, values = {}) => format({ code, values } as Message)
    expect(stored('no.such.code')).toBe('no.such.code')
    expect(stored('constructor')).toBe('constructor')
    expect(stored('condition.and', { one: 'a' })).toBe('a and {other}')
    expect(stored('reward.limit', { limit: 'a', toString: 'b' })).toBe('Up to a')
  })

  test('that is confidential says what partners read instead', () => {
    const instead = message('commission.held')
    const held = confidential('internal.commission.held', { finding: 'x' }, instead)
    expect(held).toEqual({
      code: 'internal.commission.held',
      values: { finding: 'x' },
      forPartner: instead,
    })
    expect(format(held)).toBe('On hold: x')
  })

  test('without values has none, so that it is stored as small as it is', () => {
    expect(JSON.stringify(message('value.true'))).toBe('{"code":"value.true"}')
  })
})

const FIGURES: [name: string, value: Value, plain: string, local: string][] = [
  ['a text', 'as it is', 'as it is', 'as it is'],
  ['a number', 1234, '1234', '1.234'],
  ['money', money(123456n, 'eur'), '1234.56 EUR', '1.234,56 €'],
  ['money without decimals', money(-1234n, 'jpy'), '-1234 JPY', '-1.234 ¥'],
  ['money with three decimals', money(1n, 'kwd'), '0.001 KWD', '0,001 KWD'],
  [
    'money beyond exact numbers',
    money(10n ** 18n + 1n, 'eur'),
    '10000000000000000.01 EUR',
    '10.000.000.000.000.000,01 €',
  ],
  ['a rate', { bps: 1250 }, '12.5 %', '12,5 %'],
  ['a small rate', { bps: 1 }, '0.01 %', '0,01 %'],
  ['a decimal', { decimal: '1.0842113' }, '1.0842113', '1,0842113'],
  [
    'a time',
    time(Date.UTC(2026, 0, 31, 12, 5)),
    '2026-01-31T12:05:00.000Z',
    '31. Jan. 2026, 12:05 UTC',
  ],
  ['a day', { day: '2026-01-31' }, '2026-01-31', '31.01.2026'],
  ['a country', { country: 'DE' }, 'DE', 'Deutschland'],
  ['what is no country', { country: 'de-x' }, 'de-x', 'de-x'],
  ['what has more letters than a country', { country: 'DEU' }, 'DEU', 'DEU'],
  ['what only ends like a country', { country: 'x-DE' }, 'x-DE', 'x-DE'],
  ['a typed text', { quoted: 'a "b"' }, '"a \\"b\\""', '„a "b"“'],
  ['an id', { id: 'cm_1' }, 'cm_1', 'cm_1'],
  [
    'a name of the API',
    { name: 'key:key_1', means: message('commission.by-program') },
    'key:key_1',
    'Das Programm',
  ],
]

describe('a value', () => {
  test.each(FIGURES)(
    'that is %s has its form for programs and for people',
    (_, value, plain, local) => {
      const spaces = /[\u00a0\u202f]/g
      expect(formatValue(value, API_LOCALE)).toBe(plain)
      expect(formatValue(value, german).replace(spaces, ' ')).toBe(local)
      const sentence = message('reward.limit', { limit: value })
      expect(format(sentence)).toBe(`Up to ${plain}`)
      expect(format(sentence, german).replace(spaces, ' ')).toBe(`Höchstens ${local}`)
    },
  )

  test('is isolated in writing from right to left, where others wrote it', () => {
    expect(formatValue('a.b/c', arabic)).toBe('\u2068a.b/c\u2069')
    expect(formatValue({ id: 'cm_1' }, arabic)).toBe('\u2068cm_1\u2069')
    expect(formatValue({ country: 'x' }, arabic)).toBe('\u2068x\u2069')
    expect(formatValue({ quoted: 'x' }, arabic)).toBe('«\u2068x\u2069»')
    expect(formatValue('مقهى', german)).toBe('\u2068مقهى\u2069')
    expect(formatValue('a', localeOf('arn'))).toBe('a')
    expect(formatValue('a', localeOf('x-ar'))).toBe('a')
  })

  test('keeps the sign of its dollars on their side in writing from right to left', () => {
    const read = (currency: string, language: string) =>
      formatValue(money(-4000n, currency), localeOf(language)).replace('\u00a0', ' ')
    expect(read('usd', 'ar')).toBe('\u200f\u200e-40.00 US$\u200e')
    expect(read('eur', 'ar')).toBe('\u200f\u200e-40.00 €')
    expect(read('usd', 'es')).toBe('-40,00 US$')
  })

  test('does not let a percentage turn the sentence that it begins', () => {
    expect(formatValue({ bps: 3000 }, localeOf('ar'))).toBe('\u200f30\u200e%\u200e')
    expect(formatValue({ bps: 3000 }, localeOf('fr'))).not.toContain('\u200f')
  })

  test('is written as in the country that was asked for', () => {
    expect(formatValue(1234.5, localeOf('de-CH'))).toMatch(/^1[’']234\.5$/)
    expect(formatValue(money(100n, 'usd'), localeOf('en'))).toBe('$1.00')
  })
})
