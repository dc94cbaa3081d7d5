import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: this machine, its neighbours, and what clouds tell machines. */
const NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const PUBLIC_6: readonly [string, number] = ['2000::', 3]
/** Within it, what leads to IPv4 addresses or nowhere: Teredo, documentation, 6to4. */
const BLOCKED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, bits] of NETWORKS) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of BLOCKED_6) blocked.addSubnet(network, bits, 'ipv6')
const public6 = new BlockList()
public6.addSubnet(...PUBLIC_6, 'ipv6')

/** Tells whether an IP address is none of the public internet. */
export function isBlockedAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return blocked.check(address, 'ipv4')
  if (version === 6) return !public6.check(address, 'ipv6') || blocked.check(address, 'ipv6')
  return true
}
