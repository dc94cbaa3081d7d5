import { describe, expect, test } from 'bun:test'
import {
  appendParams,
  applyUtm,
  checkDestination,
  checkWebAddress,
  readUtm,
} from './destination.ts'
import type { ApiError } from './errors.ts'
import { formatError } from '../locales/format-error.ts'

const MAX = 8192

function wrong(run: () => unknown): [string, string] {
  try {
    run()
  } catch (error) {
    const { path, message } = formatError(error as ApiError).issues![0]!
    return [path, message]
  }
  throw new Error('accepted')
}

describe('a destination', () => {
  test('that is refused is told why, at its field', () => {
    const missing = 'Enter the link’s destination URL.'
    const none = 'Enter a valid URL with at most 8192 characters.'
    const secret = 'Remove the username and password from the URL.'
    expect(wrong(() => checkDestination(' '))).toEqual(['url', missing])
    expect(wrong(() => checkDestination('', 'geo.DE'))).toEqual(['geo.DE', missing])
    expect(wrong(() => checkDestination('no address'))).toEqual(['url', none])
    expect(wrong(() => checkDestination('https://user@x.org'))).toEqual(['url', secret])
    expect(wrong(() => checkDestination('https://:word@x.org'))).toEqual(['url', secret])
    expect(wrong(() => checkDestination('javascript:alert(1)'))).toEqual([
      'url',
      'Links can’t lead to "javascript:". Use http or https.',
    ])
    expect(wrong(() => checkWebAddress('tel:+1', 'logo'))).toEqual([
      'logo',
      'logo is an http or https address.',
    ])
  })

  test('has 8192 characters at most, as written and as stored', () => {
    const none = ['url', `Enter a valid URL with at most ${MAX} characters.`]
    const long = (length: number) => 'https://x.org/'.padEnd(length, 'a')
    expect(checkDestination(long(MAX))).toBe(long(MAX))
    expect(wrong(() => checkDestination(long(MAX + 1))) as string[]).toEqual(none)
    const shrinks = `https:\\\\x.org/${'./'.repeat(MAX)}`
    expect(wrong(() => checkDestination(shrinks)) as string[]).toEqual(none)
    const grows = `https://x.org/${'ä'.repeat(MAX / 4)}`
    expect(wrong(() => checkDestination(grows)) as string[]).toEqual(none)
  })

  test('may be a bare host of few letters, or this machine', () => {
    expect(checkDestination('a.b/c')).toBe('https://a.b/c')
    expect(checkDestination('localhost/c')).toBe('https://localhost/c')
    expect(checkDestination('localhost:80?c')).toBe('https://localhost:80?c')
  })

  test('is stored in its normal form when its beginning means something else beside another', () => {
    expect(checkDestination('https:x.org/?https://y.org')).toBe('https://x.org/?https://y.org')
  })

  test('of an app is any of the listed, as it was written if it is plain', () => {
    for (const url of ['TEL:+1', 'discord:x', 'fb:x', 'snapchat:x', 'market:x', 'comgooglemaps:x'])
      expect(checkDestination(url)).toBe(url)
    expect(checkDestination('mailto:a@x.org?subject=ä.')).toBe('mailto:a@x.org?subject=%C3%A4.')
  })
})

describe('the address that a visitor is sent to', () => {
  test('is the destination to the letter when there is nothing to add', () => {
    expect(appendParams('https://x.org/a?#', '')).toBe('https://x.org/a?#')
  })

  test('loses no fragment when its query becomes empty', () => {
    expect(appendParams('https://x.org/a#f', 'svc_id=theirs')).toBe('https://x.org/a#f')
    expect(applyUtm('https://x.org/a?utm_source=x#f', { source: null })).toBe('https://x.org/a#f')
  })

  test('has each name once, also one that is empty or a space', () => {
    expect(appendParams('https://x.org/?=1', '=2')).toBe('https://x.org/?=2')
    expect(appendParams('https://x.org/?+=1', '%20=2')).toBe('https://x.org/?%20=2')
  })

  test('is left alone when an app opens it, whatever stands in it', () => {
    expect(appendParams('sms:+1?body=https://x.org', 'a=1')).toBe('sms:+1?body=https://x.org')
  })
})

test('an address without UTM parameters has none', () => {
  const none = { source: '', medium: '', campaign: '', term: '', content: '' }
  expect(readUtm('https://x.org/?source=a')).toEqual(none)
  expect(readUtm('https://x.org/?utm_x=a')).toEqual(none)
})
