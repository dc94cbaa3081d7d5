/**
 * Returns the block of a network address that is counted as one caller: an IPv4 address, or an IPv6 block
 * of 64 bits, which one household or device has to itself.
 */
export function addressBlock(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  while (groups.length + after.length < 8) groups.push('0')
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
