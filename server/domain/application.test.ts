import { describe, expect, test } from 'bun:test'
import { holdsAddress, readAnswers, type GivenAnswers, type Question } from './application.ts'
import { ApiError } from './errors.ts'
import { errorOf } from '../locales/testing.ts'

const form: Question[] = [
  { key: 'site', label: 'Your site', type: 'url', required: true },
  { key: 'why', label: 'Why?', type: 'long-text', required: false, maxLength: 10 },
  { key: 'size', label: 'Size', type: 'select', required: false, options: ['small', 'large'] },
  { key: 'how', label: 'How?', type: 'multi-select', required: false, options: ['a', 'b', 'c'] },
  { key: 'nick', label: 'Nick', type: 'short-text', required: false },
]
const site = 'https://example.com/me'

function issuesOf(given: GivenAnswers): string[] {
  try {
    readAnswers(form, given)
    return []
  } catch (error) {
    return ((error as ApiError).issues ?? []).map(({ path }) => path)
  }
}

describe('answers to an application form', () => {
  test('are kept in its order beside the questions as they were asked', () => {
    expect(readAnswers(form, { how: ['b', 'a'], site, nick: '  Ada ' })).toEqual([
      { key: 'site', label: 'Your site', value: site },
      { key: 'why', label: 'Why?', value: null },
      { key: 'size', label: 'Size', value: null },
      { key: 'how', label: 'How?', value: 'b, a' },
      { key: 'nick', label: 'Nick', value: 'Ada' },
    ])
  })

  test('may not be missing where one is required, nor blank', () => {
    expect(issuesOf({})).toEqual(['answers.site'])
    expect(issuesOf({ site: '  ' })).toEqual(['answers.site'])
  })

  test('are bounded, addresses, or among the options, each once', () => {
    const wrong: GivenAnswers[] = [
      { site: 'javascript:alert(1)' },
      { site: 'javascript:alert(1)//https://example.com' },
      { site: 'example.com' },
      { site: `https://example.com/${'x'.repeat(2048)}` },
      { site, why: 'more than ten' },
      { site, size: 'huge' },
      { site, size: ['small', 'large'] },
      { site, how: ['a', 'd'] },
      { site, how: ['a', 'a'] },
      { site, nick: 'n'.repeat(201) },
      { site, nick: 'a\0b' },
      { site, nick: '\ud800' },
      { site, other: 'x' },
      { site, __proto__x: 'x' },
    ]
    for (const given of wrong) expect([given, issuesOf(given).length]).toEqual([given, 1])
  })

  test('are told everything that is wrong at once', () => {
    expect(issuesOf({ size: 'huge', other: 'x' })).toEqual([
      'answers.other',
      'answers.site',
      'answers.size',
    ])
  })

  test('are refused by sentences that say what to do', () => {
    const sentences: [GivenAnswers, string][] = [
      [{}, 'answers.site: Answer this question.'],
      [{ site: ['', ' '] }, 'answers.site: Answer this question.'],
      [{ site: 'x https://example.com' }, 'answers.site: Enter a URL such as https://example.com.'],
      [{ site: [site, site] }, 'answers.site: Enter only one answer.'],
      [{ site, nick: 'a\0b' }, 'answers.nick: Remove unsupported characters from your answer.'],
      [{ site, how: ['a', 'a\0'] }, 'answers.how: Remove unsupported characters from your answer.'],
      [{ site, how: ['a', 'a'] }, 'answers.how: Select each option only once.'],
      [{ site, size: 'huge' }, 'answers.size: Select from small, large.'],
      [{ site, why: 'x'.repeat(11) }, 'answers.why: Use at most 10 characters.'],
      [{ site, other: 'x' }, 'answers.other: This form doesn’t include this question.'],
      [
        { site, ['k'.repeat(65)]: 'x' },
        `answers.${'k'.repeat(64)}: This form doesn’t include this question.`,
      ],
      [{ size: 'huge' }, 'answers.site: Answer this question.'],
    ]
    for (const [given, sentence] of sentences) {
      expect(() => readAnswers(form, given)).toThrow(ApiError)
      expect(errorOf(() => readAnswers(form, given)).message).toBe(sentence)
    }
    const message = 'answers.site: Answer this question.'
    expect(errorOf(() => readAnswers(form, {})).issues).toEqual([{ path: 'answers.site', message }])
  })

  test('may be as long as they may be, in either scheme, without the blank ones', () => {
    const given = { site: 'HTTP://example.com', why: 'x'.repeat(10), how: [' ', 'c', ''] }
    const values = readAnswers(form, given).map(({ value }) => value)
    expect(values).toEqual(['HTTP://example.com', 'x'.repeat(10), null, 'c', null])
    const bare: Question[] = [{ key: 'q', label: 'Q', type: 'select', required: false }]
    const { message } = errorOf(() => readAnswers(bare, { q: 'anything' }))
    expect(message).toContain('Select from')
  })

  test('never come from what every object has', () => {
    const odd: Question[] = [
      { key: 'constructor', label: 'C', type: 'short-text', required: false },
    ]
    expect(readAnswers(odd, {})).toEqual([{ key: 'constructor', label: 'C', value: null }])
  })
})

describe('a name', () => {
  const addresses = [
    'x.com',
    'see example.com/now',
    'EXAMPLE．COM',
    '例え。テスト',
    'http://10.0.0.1',
    '10.0.0.12',
    'www.example',
    'ada@host',
    'ex\u00adample.c\u200bom',
    'mailto:x',
  ]
  test.each(addresses)('that reads %p holds an address', (text) => {
    expect(holdsAddress(text)).toBe(true)
  })

  const names = [
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr.-Ing. Özil',
    'Yahoo! Inc.',
    '株式会社 三',
    "O'Neil",
  ]
  test.each(names)('that reads %p holds none', (text) => {
    expect(holdsAddress(text)).toBe(false)
  })
})
