import { BoundedCache } from '../../../bounded-cache.ts'
import { ConcurrencyLimit } from '../../../concurrency-limit.ts'
import { addressBlock } from '../../../domain/address.ts'
import { RateLimiter } from '../../../rate-limiter.ts'

/** Attempts a minute of one address on one link, and of all addresses on one link in each half. */
export const PER_ADDRESS = 10
export const PER_HALF = 30

const HOUR_MS = 3_600_000
const LONGEST = 255
/** Each takes 50 ms of a core and 64 MB. */
const CHECKS = { atOnce: 2, maxWaiting: 40 }
const BUSY = { retryAfterSeconds: 2 }

export interface ProtectedLink {
  workspaceId: string
  num: number
  passwordHash: string | null
}

/** What became of a password that a visitor typed. */
export type Attempt = { fits: boolean } | { retryAfterSeconds: number }

/**
 * Checks the passwords of links, a bounded number at once and a minute: of one address on one link, and of
 * all addresses on it. Those that were wrong within the hour share one half of a link's attempts; the other
 * is for people who come for the first time, so that others who guess do not lock them out.
 */
export class PasswordAttempts {
  readonly #ofAddress: RateLimiter
  readonly #ofLink: RateLimiter
  readonly #wrong: BoundedCache<true>
  readonly #checks = new ConcurrencyLimit(CHECKS)

  constructor(now: () => number) {
    this.#ofAddress = new RateLimiter({ perMinute: PER_ADDRESS, now })
    this.#ofLink = new RateLimiter({ perMinute: PER_HALF, now })
    this.#wrong = new BoundedCache({ max: 50_000, ttlMs: HOUR_MS, now })
  }

  /** Tells whether a password fits, unless too many were tried. One that fits uses up nothing. */
  async check(
    { workspaceId, num, passwordHash }: ProtectedLink,
    ip: string,
    password: string,
  ): Promise<Attempt> {
    if (password === '' || !passwordHash) return { fits: false }
    const link = `${num} ${workspaceId}`
    const address = `${link} ${addressBlock(ip)}`
    const half = `${link} ${this.#wrong.get(address) ? 'again' : 'first'}`
    const refused = this.#take(address, half)
    if (refused) return refused
    const fits = await this.#checks.run(() =>
      Bun.password.verify(password.slice(0, LONGEST), passwordHash),
    )
    if (fits === false) this.#wrong.set(address, true)
    else this.#giveBack(address, half)
    return fits === undefined ? BUSY : { fits }
  }

  #take(address: string, half: string): { retryAfterSeconds: number } | undefined {
    const own = this.#ofAddress.take(address).retryAfterSeconds
    if (own !== undefined) return { retryAfterSeconds: own }
    const all = this.#ofLink.take(half).retryAfterSeconds
    if (all === undefined) return undefined
    this.#ofAddress.giveBack(address)
    return { retryAfterSeconds: all }
  }

  #giveBack(address: string, half: string): void {
    this.#ofAddress.giveBack(address)
    this.#ofLink.giveBack(half)
  }
}
