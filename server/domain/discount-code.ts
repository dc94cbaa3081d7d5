const FALLBACK = 'FRIEND'
const MAX_WORD = 20

/**
 * Suggests codes from a partner's name, the nicest first: `GRACE`, `GRACEOKORO`, then two with random
 * letters. `random` is at least 12 letters and digits.
 */
export function codesFromName(name: string, random: string): string[] {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, MAX_WORD))
  const first = words[0] ?? FALLBACK
  const own = words.length > 0 ? [first, words.slice(0, 2).join('')] : []
  const ends = [random.slice(0, 4), random.slice(4, 12)].map((end) => end.toUpperCase())
  return [...new Set([...own, ...ends.map((end) => `${first}-${end}`)])]
}
