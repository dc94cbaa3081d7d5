import { describe, expect, test } from 'bun:test'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import * as input from './input.ts'

/** The path of the field that a call complains about; null when it accepts the value. */
function complaintOf(call: () => unknown): string | null {
  try {
    call()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.issues?.[0]?.path ?? ''
    throw error
  }
}

const nested = (levels: number): unknown => (levels === 0 ? 'end' : { inner: nested(levels - 1) })

describe('a text', () => {
  test('loses its outer spaces, and is not empty without them', () => {
    expect(input.parseText('name', '  Ada L. ')).toBe('Ada L.')
    expect(complaintOf(() => input.parseText('name', ' \t '))).toBe('name')
  })

  test('is one that PostgreSQL can store', () => {
    for (const text of ['a\0b', '\ud800', 'a\udc00b'])
      expect(complaintOf(() => input.parseText('name', text))).toBe('name')
    expect(input.parseText('name', '\u{1f600}')).toBe('\u{1f600}')
  })

  test('is refused by its name', () => {
    const textOf = (text: string) => () => input.parseText('name', text)
    const empty = message('input.empty', { path: 'name' })
    expect(textOf('')).toThrow(expect.objectContaining({ text: empty }))
    const noText = message('input.not-text', { path: 'name' })
    expect(textOf('\0')).toThrow(expect.objectContaining({ text: noText }))
  })

  test('that may be left out is null when it is blank', () => {
    for (const text of [null, undefined, '', '  '])
      expect(input.parseOptional('name', text)).toBeNull()
    expect(input.parseOptional('name', ' Ada ')).toBe('Ada')
  })
})

test('an avatar is an http or https address', () => {
  for (const url of ['http://a.test/x.png', 'HTTPS://a.test/x.png'])
    expect(input.parseAvatar('avatar', url)).toBe(url)
  for (const url of ['ftp://a.test/x', 'x-https://a.test/', 'https://', 'http', 'data:,http:'])
    expect(complaintOf(() => input.parseAvatar('avatar', url))).toBe('avatar')
  expect(input.parseAvatar('avatar', ' ')).toBeNull()
})

test('a person has what the body says, each under its own name', () => {
  const body = { customerName: ' Ada ', customerEmail: 'a@b.test', customerAvatar: 'http://a.test' }
  expect(input.parsePerson(body)).toEqual({
    name: 'Ada',
    email: 'a@b.test',
    avatar: 'http://a.test',
  })
  expect(input.parsePerson({})).toEqual({ name: null, email: null, avatar: null })
  const paths = ['customerName', 'customerEmail', 'customerAvatar']
  for (const path of paths)
    expect(complaintOf(() => input.parsePerson({ [path]: '\0' }))).toBe(path)
})

describe('metadata', () => {
  const complaint = (value: unknown) => complaintOf(() => input.parseMetadata(value))

  test('is an object, or null', () => {
    for (const value of [null, undefined]) expect(input.parseMetadata(value)).toBeNull()
    for (const value of ['text', 5, true, [], [{}]]) expect(complaint(value)).toBe('metadata')
    expect(input.parseMetadata({ plan: 'pro', none: null, on: false })).toEqual({
      plan: 'pro',
      none: null,
      on: false,
    })
  })

  test('has at most 10,000 characters as JSON', () => {
    const around = JSON.stringify({ a: '' }).length
    expect(complaint({ a: 'x'.repeat(10_000 - around) })).toBeNull()
    expect(complaint({ a: 'x'.repeat(10_001 - around) })).toBe('metadata')
  })

  test('nests at most 20 levels', () => {
    expect(complaint(nested(20))).toBeNull()
    expect(complaint(nested(21))).toBe('metadata')
    expect(complaint({ list: [nested(18)] })).toBeNull()
    expect(complaint({ list: [nested(19)] })).toBe('metadata')
  })

  test('has no text that PostgreSQL cannot store, in names and values of all levels', () => {
    for (const value of [
      { a: '\0' },
      { 'a\0': 1 },
      { a: { b: ['\ud800'] } },
      { a: { '\ud800': 1 } },
    ])
      expect(complaint(value)).toBe('metadata')
  })
})

describe('a time', () => {
  const NOW = Date.UTC(2031, 4, 1, 12)
  const clock = { now: () => NOW }
  const read = (text: string) => input.parseMoment('start', text).toISOString()

  test('has a date, hours and minutes and an offset', () => {
    const noon = '2031-05-01T12:00:00.000Z'
    for (const text of ['2031-05-01T12:00Z', '2031-05-01t12:00:00z', '2031-05-01 14:00:00+02:00'])
      expect(read(text)).toBe(noon)
    expect(read('2031-05-01T14:00+0200')).toBe(noon)
    expect(read('2031-05-01T12:00:00.5-00:30')).toBe('2031-05-01T12:30:00.500Z')
    expect(read('2031-05-01T12:00:00.123456789Z')).toBe('2031-05-01T12:00:00.123Z')
  })

  test('is nothing else', () => {
    const wrong = [
      '2031-05-01',
      '2031-05-01T12:00',
      '2031-05-01T12Z',
      '2031-05-01_12:00Z',
      '2031-05-01T12:00:00.Z',
      '2031-05-01T12:00:00.1234567890Z',
      '2031-05-01T25:00Z',
      '2031-02-29T12:00Z',
      '2031-04-31T12:00Z',
      '31-05-01T12:00Z',
      'x2031-05-01T12:00Z',
      '2031-05-01T12:00Zx',
      '2031-05-01T12:00+2',
    ]
    for (const text of wrong) expect([text, complaintOf(() => read(text))]).toEqual([text, 'start'])
  })

  test('begins with the year 2000', () => {
    expect(read('2000-01-01T00:00:00Z')).toBe('2000-01-01T00:00:00.000Z')
    expect(complaintOf(() => read('1999-12-31T23:59:59.999Z'))).toBe('start')
  })

  test('of an event is now when none is sent, and at most five minutes ahead', () => {
    expect(input.parseTime(clock, undefined)).toEqual(new Date(NOW))
    const last = '2031-05-01T12:05:00.000Z'
    expect(input.parseTime(clock, last).toISOString()).toBe(last)
    expect(complaintOf(() => input.parseTime(clock, '2031-05-01T12:05:00.001Z'))).toBe('timestamp')
    expect(complaintOf(() => input.parseTime(clock, 'noon'))).toBe('timestamp')
  })
})

test('bodies have the same hash when they have the same fields, whatever their order', () => {
  const hash = input.hashOf({ b: 1, a: [{ d: 1, c: null }], at: new Date(0) })
  expect(hash).toBe(input.hashOf({ at: new Date(0), a: [{ c: null, d: 1 }], b: 1 }))
  const others = [
    { b: 2, a: [{ d: 1, c: null }], at: new Date(0) },
    { b: 1, a: [{ d: 2, c: null }], at: new Date(0) },
    { b: 1, a: [{ d: 1, c: null }], at: new Date(1) },
    { b: 1, a: [{ d: 1 }], at: new Date(0) },
    { b: 1, a: { 0: { d: 1, c: null } }, at: new Date(0) },
    { c: 1, a: [{ d: 1, c: null }], at: new Date(0) },
    { b: 1, a: [{ d: 1, c: null }, 1], at: new Date(0) },
    null,
    'text',
    [],
  ]
  const hashes = others.map((other) => input.hashOf(other))
  expect(new Set([hash, ...hashes]).size).toBe(others.length + 1)
  expect(input.hashOf([1, 2])).not.toBe(input.hashOf([2, 1]))
})

test('a country is two letters of ISO 3166-1', () => {
  expect(input.parseCountry(' de ')).toBe('DE')
  for (const text of [null, undefined, '', ' ']) expect(input.parseCountry(text)).toBeNull()
  for (const text of ['QQ', 'DEU', 'Germany'])
    expect(complaintOf(() => input.parseCountry(text))).toBe('country')
})

test('a list is an array, or a text with commas', () => {
  expect(input.split('a, b ,,c,')).toEqual(['a', 'b', 'c'])
  expect(input.split([' a,b ', '', ' '])).toEqual(['a,b'])
  for (const list of [null, undefined, '', ' , ']) expect(input.split(list)).toEqual([])
})
