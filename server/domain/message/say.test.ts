import { describe, expect, test } from 'bun:test'
import { confidential, message, money, time, type Value } from './message.ts'
import { PLAIN, say, type Speech } from './say.ts'

const speak = (language: string, words: Speech['words'] = {}): Speech => ({
  language,
  words,
  plain: false,
})
const german = speak('de', {
  '{count} commissions': { one: 'eine Provision', other: '{count} Provisionen' },
  'at most {limit}': 'höchstens {limit}',
  '“{words}”': '„{words}“',
  'The program': 'Das Programm',
})
const shown = (value: Value, speech?: Speech) => say(message('{value}', { value }), speech)

describe('a message', () => {
  test('is said in English as it stands, and in another language when that has it', () => {
    expect(say(message('at most {limit}', { limit: 'so much' }))).toBe('at most so much')
    expect(say(message('at most {limit}', { limit: 'so viel' }), german)).toBe('höchstens so viel')
    expect(say(message('Nobody translated this.'), german)).toBe('Nobody translated this.')
  })

  test('may stand within another', () => {
    const limit = message('{count} commissions', { count: 3 })
    expect(say(message('at most {limit}', { limit }))).toBe('at most 3 commissions')
    expect(say(message('at most {limit}', { limit }), german)).toBe('höchstens 3 Provisionen')
  })

  test('takes the plural form of its count', () => {
    const say1 = (count: Value, speech?: Speech) =>
      say({ text: '{count} commissions', values: { count } }, speech)
    expect([0, 1, 2].map((count) => say1(count))).toEqual([
      '0 commissions',
      '1 commission',
      '2 commissions',
    ])
    expect([1, 2].map((count) => say1(count, german))).toEqual(['eine Provision', '2 Provisionen'])
    expect(say1('many', german)).toBe('many Provisionen')
    const arabic = speak('ar', {
      '{count} commissions': { two: 'عمولتان', other: '{count} عمولة' },
    })
    expect(say1(2, arabic)).toBe('عمولتان')
    expect(say1(3, arabic)).toContain('عمولة')
  })

  test('of a plain sentence is a message without values, whatever stands in it', () => {
    expect(say('It costs {amount}.')).toBe('It costs {amount}.')
    expect(say('The program', german)).toBe('Das Programm')
    expect(say({ text: '{count} commissions' }, german)).toBe('{count} Provisionen')
  })

  test('takes no words and no values from the prototypes of objects', () => {
    expect(say('constructor', german)).toBe('constructor')
    expect(say({ text: '{toString} {a}', values: { a: 'b' } })).toBe('{toString} b')
  })

  test('never says what stands in a value twice', () => {
    expect(say(message('{a} {b}', { a: '{b}', b: 'c' }))).toBe('{b} c')
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
  ['a code', { code: 'key:key_1', means: message('The program') }, 'key:key_1', 'Das Programm'],
]

describe('a value', () => {
  test.each(FIGURES)(
    'that is %s has its form for programs and for people',
    (_, value, plain, local) => {
      expect(shown(value)).toBe(plain)
      expect(shown(value, PLAIN)).toBe(plain)
      expect(shown(value, german).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(local)
    },
  )

  test('keeps to itself in writing from right to left, where others wrote it', () => {
    const arabic = speak('ar-EG')
    expect(shown('a.b/c', arabic)).toBe('\u2068a.b/c\u2069')
    expect(shown({ id: 'cm_1' }, arabic)).toBe('\u2068cm_1\u2069')
    expect(shown({ country: 'x' }, arabic)).toBe('\u2068x\u2069')
    expect(shown({ quoted: 'x' }, arabic)).toBe('“\u2068x\u2069”')
    expect(shown('مقهى', german)).toBe('\u2068مقهى\u2069')
    expect(shown('a', speak('arn'))).toBe('a')
    expect(shown('a', speak('x-ar'))).toBe('a')
  })

  test('keeps the sign of its dollars on their side in writing from right to left', () => {
    const read = (currency: string, language: string) =>
      shown(money(-4000n, currency), speak(language)).replace('\u00a0', ' ')
    expect(read('usd', 'ar')).toBe('\u200f\u200e-40.00 US$\u200e')
    expect(read('eur', 'ar')).toBe('\u200f\u200e-40.00 €')
    expect(read('usd', 'es')).toBe('-40,00 US$')
  })

  test('does not let a percentage turn the sentence that it begins', () => {
    expect(shown({ bps: 3000 }, speak('ar'))).toBe('\u200f30\u200e%\u200e')
    expect(shown({ bps: 3000 }, speak('fr'))).not.toContain('\u200f')
  })

  test('is written as in the country that was asked for', () => {
    expect(shown(1234.5, speak('de-CH'))).toMatch(/^1[’']234\.5$/)
    expect(shown(money(100n, 'usd'), speak('en'))).toBe('$1.00')
  })
})

test('a confidential message says what partners read instead', () => {
  const instead = message('It is held.')
  const held = confidential('It is held: {finding}', { finding: 'x' }, instead)
  expect(held).toEqual({
    text: 'It is held: {finding}',
    values: { finding: 'x' },
    forPartner: instead,
  })
  expect(say(held)).toBe('It is held: x')
})

test('a message without values has none, so that it is stored as small as it is', () => {
  expect(JSON.stringify(message('a'))).toBe('{"text":"a"}')
})
