/**
 * Tells whether a host fits a pattern in which `*` stands for any characters, also none and also dots. A
 * pattern without a star means the host itself. No backtracking: long patterns cost no more than short
 * ones.
 */
export function fitsHostPattern(pattern: string, host: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return pattern === host
  if (host.length < first.length + last.length) return false
  if (!host.startsWith(first) || !host.endsWith(last)) return false
  let from = first.length
  const end = host.length - last.length
  for (const part of parts.slice(1, -1)) {
    const found = host.indexOf(part, from)
    if (found < 0 || found + part.length > end) return false
    from = found + part.length
  }
  return true
}
