import type { Signed } from '../port.ts'
import { requireHmac, stale, unsigned } from '../signatures.ts'

const TOLERANCE_MS = 5 * 60_000
/** What HubSpot signs undecoded, although addresses may have it encoded. */
const DECODED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi

/**
 * Checks version 3 of HubSpot's signature, over method, public address, body and time. The older versions sign
 * no time and are not accepted.
 * @throws ApiError `unauthorized` when it is wrong or missing, `bad_request` when it is too old
 */
export function requireSignature(
  rawBody: string,
  headers: Headers,
  { secret, nowMs, url }: Signed,
): void {
  // It stays the text that was signed: a number would lose a leading zero, or a decimal.
  const timestamp = headers.get('x-hubspot-request-timestamp') ?? ''
  const sent = headers.get('x-hubspot-signature-v3')
  if (!sent || timestamp === '') throw unsigned()
  const signed = `POST${url.replace(DECODED, decodeURIComponent)}${rawBody}${timestamp}`
  requireHmac(sent, signed, { secret, hash: 'sha256', as: 'base64' })
  const isNear = /^\d{1,16}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= TOLERANCE_MS
  if (!isNear) throw stale()
}
