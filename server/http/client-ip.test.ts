import { expect, test } from 'bun:test'
import { parseNetwork } from '../domain/network.ts'
import { clientIp, dropClaimedPlace } from './client-ip.ts'

const PROXY = '10.0.0.1'
const trusted = [parseNetwork('10.0.0.0/8')!]
const socket = (address: string) => ({ requestIP: () => ({ address }) })
const request = (headers: Record<string, string> = {}) =>
  new Request('http://svc.test/', { headers })

test('a visitor is who called the socket, unless a proxy is trusted to know better', () => {
  const forwarded = request({ 'x-forwarded-for': '192.0.2.7' })
  expect(clientIp({ trustProxy: false }, forwarded, socket(PROXY))).toBe(PROXY)
  expect(clientIp({ trustProxy: true }, forwarded, socket(PROXY))).toBe('192.0.2.7')
  expect(clientIp({ trustProxy: true }, request(), socket(PROXY))).toBe(PROXY)
  expect(clientIp({ trustProxy: trusted }, forwarded, socket(PROXY))).toBe('192.0.2.7')
  expect(clientIp({ trustProxy: trusted }, forwarded, socket('198.51.100.1'))).toBe('198.51.100.1')
})

test('without a socket nobody is known', () => {
  expect(clientIp({ trustProxy: false }, request(), null)).toBe('')
  expect(clientIp({ trustProxy: false }, request(), { requestIP: () => null })).toBe('')
})

test('a place is believed of the trusted networks, and of everybody where none are named', () => {
  const placeAfter = (trustProxy: boolean | typeof trusted, address: string | null) => {
    const claimed = request({ 'cf-ipcountry': 'DE', 'x-city': 'Ulm', 'user-agent': 'test' })
    const server = { requestIP: () => (address === null ? null : { address }) }
    dropClaimedPlace({ trustProxy }, claimed, server)
    return ['cf-ipcountry', 'x-city', 'user-agent'].map((name) => claimed.headers.get(name))
  }
  const kept = ['DE', 'Ulm', 'test']
  expect(placeAfter(trusted, PROXY)).toEqual(kept)
  expect(placeAfter(true, '198.51.100.1')).toEqual(kept)
  const dropped = [null, null, 'test']
  expect(placeAfter(trusted, '198.51.100.1')).toEqual(dropped)
  expect(placeAfter(trusted, null)).toEqual(dropped)
})
