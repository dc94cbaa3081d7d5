import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isInside, parseNetwork, visitorAddress, type Network } from './network.ts'

const networks = (...texts: string[]): Network[] => texts.map((text) => parseNetwork(text)!)

describe('a network', () => {
  test.each([
    [
      '10.0.0.0/8',
      ['10.0.0.0', '10.255.255.255', '::ffff:10.1.2.3', '::ffff:a01:203'],
      ['11.0.0.0'],
    ],
    ['192.0.2.7', ['192.0.2.7'], ['192.0.2.8', '::c000:207']],
    ['2001:db8::/32', ['2001:db8::1', '2001:DB8:ffff::'], ['2001:db9::', '32.1.13.184']],
    ['::1', ['::1', '0:0:0:0:0:0:0:1'], ['::2', '0.0.0.1']],
    ['::ffff:10.0.0.0/104', ['10.9.9.9'], ['11.0.0.1']],
    ['0.0.0.0/0', ['255.255.255.255'], ['::2']],
  ])('%s has its addresses and no others', (text, inside, outside) => {
    for (const one of inside) expect([one, isInside(networks(text), one)]).toEqual([one, true])
    for (const one of outside) expect([one, isInside(networks(text), one)]).toEqual([one, false])
  })

  test.each([
    '',
    'x',
    '10.0.0.0/33',
    '10.0.0/8',
    '256.0.0.0',
    '01.0.0.0',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '1.2.3.4:80',
    '::/129',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8:9',
    ':1',
    '12345::',
    '::g',
    '::ffff:10.0.0.0/90',
    'fe80::1%eth0',
  ])('cannot be written %p', (text) => {
    expect(parseNetwork(text)).toBeNull()
  })

  test('of any length has exactly the addresses that begin alike', () => {
    const address = fc.tuple(fc.nat(0xffff), fc.nat(0xffff))
    const written = ([high, low]: [number, number]) =>
      `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
    const bitsOf = ([high, low]: [number, number]) =>
      high.toString(2).padStart(16, '0') + low.toString(2).padStart(16, '0')
    fc.assert(
      fc.property(address, address, fc.nat(32), (a, b, prefix) => {
        const alike = bitsOf(a).slice(0, prefix) === bitsOf(b).slice(0, prefix)
        expect(isInside(networks(`${written(a)}/${prefix}`), written(b))).toBe(alike)
      }),
    )
  })

  test('is never found in what is no address, and nothing fails', () => {
    const part = fc.constantFrom(':', '::', '.', '1', 'ffff', '255', '/', ' ', 'x', '%', '[', ']')
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const network = parseNetwork(text)
        if (!network) expect(isInside(networks('0.0.0.0/0', '::/0'), text)).toBe(false)
        else expect(isInside([network], text.trim().split('/')[0]!)).toBe(true)
      }),
    )
  })
})

describe('the address of a visitor', () => {
  const socket = '10.0.0.1'
  const seen = (
    trust: Parameters<typeof visitorAddress>[0],
    forwarded: string | null,
    from = socket,
  ) => visitorAddress(trust, { socket: from, forwarded })

  test('is the socket’s when no proxy is trusted, or none was there', () => {
    expect(seen(false, '192.0.2.1')).toBe(socket)
    for (const trust of [true, 2, networks('10.0.0.0/8')]) expect(seen(trust, null)).toBe(socket)
  })

  test('is what so many proxies report, whatever stands before', () => {
    expect(seen(true, '198.51.100.1, 192.0.2.1')).toBe('192.0.2.1')
    expect(seen(2, '198.51.100.1, 192.0.2.1, 10.0.0.2')).toBe('192.0.2.1')
    expect(seen(3, '192.0.2.1')).toBe('192.0.2.1')
    expect(seen(2, '2001:db8::7, 10.0.0.2')).toBe('2001:db8::7')
  })

  test('is the first outside of the networks of the proxies', () => {
    const trust = networks('10.0.0.0/8', '2001:db8:1::/48')
    expect(seen(trust, '198.51.100.1, 192.0.2.1, 10.0.0.2')).toBe('192.0.2.1')
    expect(seen(trust, '198.51.100.1, 2001:db8:2::1, 2001:db8:1::5, 10.0.0.2')).toBe(
      '2001:db8:2::1',
    )
    expect(seen(trust, '10.0.0.9, 10.0.0.2')).toBe('10.0.0.9')
    expect(seen(trust, '198.51.100.1', '::ffff:10.0.0.1')).toBe('198.51.100.1')
  })

  test('is the socket’s when it is in none of the networks', () => {
    expect(seen(networks('10.0.0.0/8'), '198.51.100.1', '192.0.2.66')).toBe('192.0.2.66')
    expect(seen(networks('10.0.0.0/8'), '198.51.100.1', '')).toBe('')
  })

  test('is never what is no address', () => {
    for (const entry of ['unknown', '', '<script>', 'a'.repeat(5000), '1.2.3']) {
      expect(seen(true, entry)).toBe(socket)
      expect(seen(networks('10.0.0.0/8'), `192.0.2.1, ${entry}, 10.0.0.2`)).toBe('10.0.0.2')
    }
    expect(seen(true, '192.0.2.1:4711')).toBe('192.0.2.1')
    expect(seen(true, '[2001:db8::1]:443')).toBe('2001:db8::1')
  })
})
