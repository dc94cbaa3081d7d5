import { makeId, type IdPrefix } from './domain/ids.ts'

/** New public ids: the domain's rule with the machine's randomness. */
export interface Ids {
  make(prefix: IdPrefix, timeMs?: number): string
  /** A secret of 32 base62 characters. */
  secret(): string
}

const POOL = 4096
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function createIds(now: () => number): Ids {
  let pool = new Uint8Array(0)
  let used = 0
  const random = (count: number): Uint8Array => {
    if (used + count > pool.length) {
      pool = crypto.getRandomValues(new Uint8Array(POOL))
      used = 0
    }
    used += count
    return pool.subarray(used - count, used)
  }
  return {
    make: (prefix, timeMs = now()) => makeId(prefix, timeMs, random(32)),
    secret: () => {
      let text = ''
      while (text.length < 32) {
        for (const byte of random(48)) if (byte < 248 && text.length < 32) text += BASE62[byte % 62]
      }
      return text
    },
  }
}
