import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError, invalid } from '../domain/errors.ts'

const TOLERANCE_MS = 300_000

/** Compares a keyed hash of the body with the one that was sent, in constant time. */
export function requireHmac(
  sent: string | null,
  body: string,
  { secret, hash, as }: { secret: string; hash: 'sha1' | 'sha256'; as: 'hex' | 'base64' },
): void {
  const own = createHmac(hash, secret).update(body).digest()
  const given = Buffer.from(sent ?? '', as)
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw unsigned()
}

/**
 * Compares what was sent with what only the provider knows, in constant time: for providers that sign nothing.
 * @throws ApiError `unauthorized`
 */
export function requireSame(sent: string | null, expected: string): void {
  const [given, own] = [sent ?? '', expected].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  if (!timingSafeEqual(given!, own!)) throw unsigned()
}

export function unsigned(): ApiError {
  return new ApiError(
    'unauthorized',
    'The signature doesn’t match. Copy the secret of this webhook into the connection.',
  )
}

/** Creates the error for an event that was signed too long ago, or is to come. */
export function stale(): ApiError {
  return new ApiError('bad_request', 'The event was signed more than 5 minutes ago. Send it again.')
}

/**
 * Checks when something was signed.
 * @throws ApiError `bad_request` more than five minutes before or after
 */
export function requireFresh(signedAtMs: number, nowMs: number): void {
  if (!(Math.abs(nowMs - signedAtMs) <= TOLERANCE_MS)) throw stale()
}

/** Validates a signing secret that has no form of its own. */
export function requireSecret(secret: string): string {
  const trimmed = secret.trim()
  if (/^[\x21-\x7e]{8,255}$/.test(trimmed)) return trimmed
  throw invalid('secret', 'Use 8 to 255 letters, digits, and symbols.')
}
