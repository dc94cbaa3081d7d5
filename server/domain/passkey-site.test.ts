import { expect, test } from 'bun:test'
import { passkeySite } from './passkey-site.ts'

test('passkeys belong to the host of an https address, or to localhost', () => {
  const site = (origin: string) => passkeySite(origin)?.id ?? null
  expect(site('https://refer.example.com')).toBe('refer.example.com')
  expect(site('https://refer.example.com:8443')).toBe('refer.example.com')
  expect(site('http://localhost:3000')).toBe('localhost')
  expect(site('http://svc.localhost:3000')).toBe('svc.localhost')
  expect(passkeySite('https://a.test:8443')?.origin).toBe('https://a.test:8443')
})

test('without TLS, or without a name, there are none', () => {
  for (const origin of [
    'http://refer.example.com',
    'https://192.0.2.7',
    'https://[2001:db8::7]',
    'http://127.0.0.1:3000',
    'http://notlocalhost',
  ]) {
    expect(passkeySite(origin)).toBeNull()
  }
})
