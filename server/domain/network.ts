/** A network address as a number; one of IPv4 that is written as IPv6 (`::ffff:192.0.2.1`) is one of IPv4. */
interface Address {
  bits: 32 | 128
  value: bigint
}

/** All addresses that share their first `prefix` bits. */
export interface Network extends Address {
  prefix: number
}

/**
 * Whom to believe about a visitor's address: nobody, so many proxies in front (true is one), or those in
 * these networks.
 */
export type TrustProxy = boolean | number | readonly Network[]

/** The entries of a forwarded chain that are looked at. */
const MAX_HOPS = 100

/**
 * Finds the visitor's address. Each proxy appends the address that it was called from, so that the last
 * entries are true and the first are what the visitor claims.
 * @param socket the address that called the server, empty if unknown
 * @param forwarded the header X-Forwarded-For
 */
export function visitorAddress(
  trust: TrustProxy,
  { socket, forwarded }: { socket: string; forwarded: string | null },
): string {
  if (trust === false || !forwarded) return socket
  const entries = forwarded.split(',').slice(-MAX_HOPS).map(withoutPort).reverse()
  if (typeof trust === 'object') return firstOutside(trust, [socket, ...entries])
  // With fewer entries than proxies, the first that was there is the closest to the visitor.
  const seen = entries[Math.min(Number(trust), entries.length) - 1] ?? ''
  return parseAddress(seen) ? seen : socket
}

/** Returns the first address in none of the networks; where all are in them, the farthest. */
function firstOutside(networks: readonly Network[], addresses: readonly string[]): string {
  let last = addresses[0] ?? ''
  for (const one of addresses) {
    if (!parseAddress(one)) return last
    last = one
    if (!isInside(networks, one)) return last
  }
  return last
}

/** Tells whether an address is in one of the networks. */
export function isInside(networks: readonly Network[], text: string): boolean {
  const address = parseAddress(text)
  if (!address) return false
  return networks.some(({ bits, value, prefix }) => {
    const rest = BigInt(bits - prefix)
    return bits === address.bits && value >> rest === address.value >> rest
  })
}

/** Parses `10.0.0.0/8`, `2001:db8::/32` or a single address; null for anything else. */
export function parseNetwork(text: string): Network | null {
  const [head = '', length, ...more] = text.trim().split('/')
  const address = parseAddress(head)
  if (!address || more.length > 0) return null
  if (length === undefined) return { ...address, prefix: address.bits }
  // `::ffff:10.0.0.0/104` is `10.0.0.0/8`.
  const shift = address.bits === 32 && head.includes(':') ? 96 : 0
  const prefix = Number(length) - shift
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= address.bits
    ? { ...address, prefix }
    : null
}

/** Returns an address without what some proxies write around it: `192.0.2.1:4711`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  const text = entry.trim()
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

function parseAddress(text: string): Address | null {
  if (text.length > 45) return null
  if (!text.includes(':')) return parseIpv4(text)
  const value = parseIpv6(text)
  if (value === null) return null
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value }
}

function parseIpv4(text: string): Address | null {
  const parts = text.split('.')
  if (parts.length !== 4) return null
  let value = 0n
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null
    value = (value << 8n) | BigInt(part)
  }
  return { bits: 32, value }
}

function parseIpv6(text: string): bigint | null {
  const [head = '', tail, ...more] = inGroups(text).split('::')
  if (more.length > 0) return null
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

/** Writes an IPv4 address at the end of an IPv6 address as two groups. */
function inGroups(text: string): string {
  const start = text.lastIndexOf(':') + 1
  const ipv4 = parseIpv4(text.slice(start))
  if (!ipv4) return text
  const hex = (value: bigint) => value.toString(16)
  return `${text.slice(0, start)}${hex(ipv4.value >> 16n)}:${hex(ipv4.value & 0xffffn)}`
}
