import { expect, test } from 'bun:test'
import { isBlockedAddress } from './blocked-address.ts'

test('addresses of this machine, its networks and of clouds are blocked', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.1.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ]) {
    expect([address, isBlockedAddress(address)]).toEqual([address, true])
  }
})

test('addresses of the public internet are not', () => {
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:4700::1111']) {
    expect([address, isBlockedAddress(address)]).toEqual([address, false])
  }
})
