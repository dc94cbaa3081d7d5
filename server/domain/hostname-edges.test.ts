import { expect, test } from 'bun:test'
import type { ApiError } from './errors.ts'
import { hostnameAllowed, parseHostname } from './hostname.ts'

const isStored = (text: string) => {
  try {
    return parseHostname(text)
  } catch {
    return null
  }
}

test('a refused entry is told what to write', () => {
  try {
    parseHostname(`${'x'.repeat(100)}y`)
    expect.unreachable()
  } catch (error) {
    const message =
      `"${'x'.repeat(100)}" is not a hostname. ` +
      'Write example.com, *.example.com or localhost, without a path.'
    expect((error as ApiError).issues).toEqual([{ path: 'hostname', message }])
  }
})

test('an entry has 253 characters at most', () => {
  const host = (length: number) => `${'a.'.repeat(120)}${'b'.repeat(length - 240)}`
  expect(isStored(host(253))).toBe(host(253))
  expect(isStored(host(254))).toBeNull()
})

test('only www. at the beginning is left out, and a scheme may be either', () => {
  expect(isStored('awww.example.com')).toBe('awww.example.com')
  expect(isStored('http://example.com')).toBe('example.com')
})

test('a wildcard stands for no address of numbers, but for a name that has some', () => {
  expect(isStored('*.127.0.0.10')).toBeNull()
  expect(isStored('*.example.x9')).toBe('*.example.x9')
  expect(isStored('*.example.9x')).toBe('*.example.9x')
})

test('a browser call with an empty origin is judged on its referrer, if that is one', () => {
  expect(hostnameAllowed(['a.example'], '', 'https://a.example/x')).toEqual({
    allowed: true,
    host: 'a.example',
    reason: 'a.example is allowed by a.example.',
  })
  const nothing = {
    allowed: false,
    host: null,
    reason:
      'The call has no Origin or Referer to judge it by. Call from a page of an allowed host.',
  } as const
  expect(hostnameAllowed(['*.a.example'], null, null)).toEqual(nothing)
  expect(hostnameAllowed(['a.example'], null, 'app://a.example/https://a.example')).toEqual(nothing)
})
