import { BoundedCache } from './bounded-cache.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { addressBlock } from './domain/address.ts'
import { RateLimiter } from './rate-limiter.ts'

/** Attempts a minute of one address on one password, and of all addresses on one password in each half. */
export const PER_ADDRESS = 10
export const PER_HALF = 30

const HOUR_MS = 3_600_000
const LONGEST = 255
/** Each takes 20 ms of a core and 19 MB. */
const CHECKS = { atOnce: 2, maxWaiting: 40 }
const BUSY = { retryAfterSeconds: 2 }
/** As the passwords of links. */
const HASHING = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Where a password is typed: `device` names one on which its owner was signed in before. */
export interface Place {
  ip: string
  device?: string | null
}

/** A link's password or a person's. */
export interface Protected {
  /** Names what it protects; attempts are counted by it. */
  subject: string
  passwordHash: string | null
}

/** What became of a password that somebody typed. */
export type Attempt = { fits: boolean } | { retryAfterSeconds: number }

/**
 * Checks passwords, a bounded number at once and a minute: of one address on one password, and of all
 * addresses on it. Those that were wrong within the hour share one half of its attempts; the other is for
 * people who come for the first time, so that others who guess do not lock them out. A device on which the
 * owner was signed in before has attempts of its own, however many addresses guess meanwhile.
 */
export class PasswordAttempts {
  readonly #ofAddress: RateLimiter
  readonly #ofSubject: RateLimiter
  readonly #wrong: BoundedCache<true>
  readonly #checks = new ConcurrencyLimit(CHECKS)

  constructor(now: () => number) {
    this.#ofAddress = new RateLimiter({ perMinute: PER_ADDRESS, now })
    this.#ofSubject = new RateLimiter({ perMinute: PER_HALF, now })
    this.#wrong = new BoundedCache({ max: 50_000, ttlMs: HOUR_MS, now })
  }

  /** Tells whether a password fits, unless too many were tried. One that fits uses up nothing. */
  async check(
    { subject, passwordHash }: Protected,
    { ip, device }: Place,
    password: string,
  ): Promise<Attempt> {
    if (password === '' || !passwordHash) return { fits: false }
    const address = device ? `${subject} device ${device}` : `${subject} ${addressBlock(ip)}`
    const half = device ? null : `${subject} ${this.#wrong.get(address) ? 'again' : 'first'}`
    const refused = this.#take(address, half)
    if (refused) return refused
    const fits = await this.#checks.run(() =>
      Bun.password.verify(password.slice(0, LONGEST), passwordHash),
    )
    if (fits === false) this.#wrong.set(address, true)
    else this.#giveBack(address, half)
    return fits === undefined ? BUSY : { fits }
  }

  /** Hashes a password for storage when its turn comes; undefined when too many wait. */
  hash(password: string): Promise<string | undefined> {
    return this.#checks.run(() => Bun.password.hash(password, HASHING))
  }

  #take(address: string, half: string | null): { retryAfterSeconds: number } | undefined {
    const own = this.#ofAddress.take(address).retryAfterSeconds
    if (own !== undefined) return { retryAfterSeconds: own }
    const all = half === null ? undefined : this.#ofSubject.take(half).retryAfterSeconds
    if (all === undefined) return undefined
    this.#ofAddress.giveBack(address)
    return { retryAfterSeconds: all }
  }

  #giveBack(address: string, half: string | null): void {
    this.#ofAddress.giveBack(address)
    if (half !== null) this.#ofSubject.giveBack(half)
  }
}
