import { afterAll, expect, test } from 'bun:test'
import { useTimeZone } from '../base/time-zone.ts'
import { changesOf, EMPTY, utmOf } from './link-draft.ts'

useTimeZone('Asia/Tokyo')
afterAll(() => useTimeZone(undefined))

const shown = {
  ...EMPTY,
  url: 'https://x.org/?utm_source=a',
  utm_source: 'a',
  key: 'k',
  domain: 'd.test',
}

test('only what was changed is sent', () => {
  expect(changesOf(shown, shown)).toEqual({})
  expect(changesOf({ ...shown, comments: ' new ' }, shown)).toEqual({ comments: 'new' })
  expect(changesOf({ ...shown, utm_source: '' }, shown)).toEqual({ utm_source: null })
})

test('a new destination takes the parameters of the form along', () => {
  const url = 'https://y.org/'
  expect(changesOf({ ...shown, url }, shown)).toEqual({ url, utm_source: 'a' })
})

test('a password is sent when something was written, and removed by an empty text', () => {
  expect(changesOf({ ...shown, password: 'secret' }, shown)).toEqual({ password: 'secret' })
  expect(changesOf({ ...shown, password: '' }, shown)).toEqual({ password: null })
})

test('countries, variants and times are sent as the API has them', () => {
  const draft = {
    ...shown,
    geo: [{ country: 'de', url: 'https://x.org/de' }],
    testVariants: [
      { url: 'https://x.org/1', percentage: 50 },
      { url: 'https://x.org/2', percentage: 50 },
    ],
    expiresAt: '2031-05-01T12:00',
  }
  const sent = changesOf(draft, shown)
  expect(sent['geo']).toEqual({ DE: 'https://x.org/de' })
  expect(sent['testVariants']).toHaveLength(2)
  expect(sent['expiresAt']).toBe('2031-05-01T03:00:00.000Z')
  expect(changesOf(shown, draft)).toEqual({ geo: null, testVariants: null, expiresAt: null })
})

test('parameters are read from an address, however it ends', () => {
  expect(utmOf('x.org/a?utm_source=b&c=1&utm_term=d%20e#f')).toEqual({
    utm_source: 'b',
    utm_term: 'd e',
  })
  expect(utmOf('no address')).toEqual({})
})
