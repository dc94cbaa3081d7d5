import { BoundedCache } from './bounded-cache.ts'

const MAX_CHARACTERS = 512
const DAY_MS = 86_400_000

/**
 * Wraps a function with a cache of its answers: for short texts that repeat, such as referrers of a
 * campaign. Callers share an answer and must not change it.
 */
export function memoize<T extends object>(
  read: (text: string) => T,
  now: () => number,
): (text: string) => T {
  const known = new BoundedCache<T>({ max: 10_000, ttlMs: DAY_MS, now })
  return (text) => {
    if (text.length > MAX_CHARACTERS) return read(text)
    const before = known.get(text)
    if (before) return before
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
}
