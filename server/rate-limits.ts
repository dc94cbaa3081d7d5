import type { Config } from './config.ts'
import { RateLimiter } from './rate-limiter.ts'

/** Counted in this process alone: several processes allow as many times the limit. */
export interface RateLimits {
  /** By secret key. */
  readonly keys: RateLimiter
  /** By visitor's address, on public routes. */
  readonly visitors: RateLimiter
  /** By address, for requests whose secret key is wrong. */
  readonly strangers: RateLimiter
  /** By partner who is signed in. */
  readonly partners: RateLimiter
  /** By session of an embedded dashboard. */
  readonly embeds: RateLimiter
  /** By address, on routes by which anybody can make us send mail. */
  readonly mails: RateLimiter
  /** By person who is signed in. */
  readonly people: RateLimiter
  /** By address, on routes by which people sign in. */
  readonly signIns: RateLimiter
}

const LEAST_FOR_VISITORS = 60
const LEAST_FOR_MAILS = 10
const LEAST_FOR_SIGN_INS = 20
const FOR_EMBEDS = 120

export function createRateLimits(config: Config, now: () => number): RateLimits {
  const perVisitor = Math.max(LEAST_FOR_VISITORS, Math.floor(config.rateLimitPerMinute / 10))
  const perSender = Math.max(LEAST_FOR_MAILS, Math.floor(config.rateLimitPerMinute / 600))
  const perSignIn = Math.max(LEAST_FOR_SIGN_INS, Math.floor(config.rateLimitPerMinute / 300))
  return {
    keys: new RateLimiter({ perMinute: config.rateLimitPerMinute, now }),
    visitors: new RateLimiter({ perMinute: perVisitor, now }),
    strangers: new RateLimiter({ perMinute: perVisitor, now }),
    partners: new RateLimiter({ perMinute: perVisitor, now }),
    embeds: new RateLimiter({ perMinute: FOR_EMBEDS, now }),
    mails: new RateLimiter({ perMinute: perSender, now }),
    people: new RateLimiter({ perMinute: config.rateLimitPerMinute, now }),
    signIns: new RateLimiter({ perMinute: perSignIn, now }),
  }
}
