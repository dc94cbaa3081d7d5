import { createHmac } from 'node:crypto'
import { expect, test } from 'bun:test'
import { ApiError } from '../../domain/errors.ts'
import { createIntegrations } from '../index.ts'
import { requireSignature } from './signature.ts'
import { signHubSpot } from './testing.ts'

const SECRET = '0123456789abcdef'
const NOW = 1_900_000_000_000
const URL_ = 'https://refer.acme.test/api/integrations/hubspot/webhook'
const BODY = '[{"objectId":1}]'

function code(headers: Record<string, string>, { url = URL_, body = BODY, nowMs = NOW } = {}) {
  try {
    requireSignature(body, new Headers(headers), { secret: SECRET, nowMs, url })
    return 'accepted'
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}
const signed = (more: object = {}) =>
  signHubSpot(BODY, { secret: SECRET, nowMs: NOW, url: URL_, ...more })

test('what HubSpot has signed with method, address, body and time is accepted', () => {
  expect(code(signed())).toBe('accepted')
})

test('another secret, address or body is refused', () => {
  expect(code(signed({ secret: 'another-secret' }))).toBe('unauthorized')
  expect(code(signed({ url: 'http://10.0.0.7:3000/api/integrations/hubspot/webhook' }))).toBe(
    'unauthorized',
  )
  expect(code(signed(), { body: `${BODY} ` })).toBe('unauthorized')
})

test('the time is part of the signature, and may be five minutes away', () => {
  const headers = signed()
  expect(code(headers, { nowMs: NOW + 300_000 })).toBe('accepted')
  expect(code(headers, { nowMs: NOW + 300_001 })).toBe('bad_request')
  expect(code(headers, { nowMs: NOW - 300_001 })).toBe('bad_request')
  const later = { ...headers, 'x-hubspot-request-timestamp': String(NOW + 1) }
  expect(code(later)).toBe('unauthorized')
  const { 'x-hubspot-request-timestamp': _, ...without } = headers
  expect(code(without)).toBe('unauthorized')
})

test('a time that is no whole number is not taken for one', () => {
  for (const timestamp of [`${NOW}.5`, ` ${NOW}x`, '1e12', 'NaN']) {
    const hmac = createHmac('sha256', SECRET).update(`POST${URL_}${BODY}${timestamp.trim()}`)
    const headers = {
      'x-hubspot-signature-v3': hmac.digest('base64'),
      'x-hubspot-request-timestamp': timestamp,
    }
    expect([timestamp, code(headers)]).toEqual([timestamp, 'bad_request'])
  }
})

test('an address is compared as HubSpot decodes it, and no further', () => {
  const url = `${URL_}?to=a%3Ab%2Fc%40d&x=%26%20`
  const headers = signed({ url: `${URL_}?to=a:b/c@d&x=%26%20` })
  expect(code(headers, { url })).toBe('accepted')
  expect(code(signed({ url: `${URL_}?to=a:b/c@d&x=& ` }), { url })).toBe('unauthorized')
})

test('the older signatures, which sign no time, are not enough', () => {
  const v1 = new Bun.CryptoHasher('sha256').update(SECRET + BODY).digest('hex')
  expect(code({ 'x-hubspot-signature': v1, 'x-hubspot-signature-version': 'v1' })).toBe(
    'unauthorized',
  )
})

test('a server without an app takes no calls to it: an empty secret would be anybody’s', () => {
  expect(createIntegrations().hubspot.app).toBeNull()
  const settings = { HUBSPOT_CLIENT_SECRET: 'the-secret' }
  expect(createIntegrations({ settings }).hubspot.app).not.toBeNull()
})
