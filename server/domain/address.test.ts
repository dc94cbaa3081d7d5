import { describe, expect, test } from 'bun:test'
import { addressBlock } from './address.ts'

describe('one caller', () => {
  test('is an IPv4 address, however it is written', () => {
    expect(addressBlock('192.0.2.1')).toBe('192.0.2.1')
    expect(addressBlock('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(addressBlock('')).toBe('')
  })

  test('is 64 bits of IPv6, however they are written', () => {
    const block = addressBlock('2001:db8:1:2:3:4:5:6')
    expect(addressBlock('2001:db8:1:2::9')).toBe(block)
    expect(addressBlock('2001:0DB8:0001:2::9')).toBe(block)
    expect(addressBlock('2001:db8:1:3::9')).not.toBe(block)
    expect(addressBlock('2001:db8::1')).toBe(addressBlock('2001:db8:0:0:ffff::'))
    expect(addressBlock('::1')).toBe('0:0:0:0')
  })
})
