import { createHmac, timingSafeEqual } from 'node:crypto'

/** One-time codes of authenticator apps (RFC 6238): six digits, half a minute each, HMAC-SHA-1. */
const STEP_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Writes bytes in base32, as apps take secrets by hand; their number is a multiple of five. */
export function toBase32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(value >>> bits) & 31]
    }
    value &= 255
  }
  return text
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const letter of text) {
    value = (value << 5) | BASE32.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= 255
  }
  return Buffer.from(bytes)
}

/** Returns the code of a secret in one step of time. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = hash.at(-1)! & 15
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the step of time of a moment. */
export function stepOf(ms: number): number {
  return Math.floor(ms / STEP_MS)
}

/**
 * Finds the step whose code it is: now, or one to either side for clocks that differ. Null for a wrong code,
 * and for one that is not later than `lastStep`: each works once.
 */
export function matchStep(
  secret: string,
  code: string,
  { nowMs, lastStep }: { nowMs: number; lastStep: number },
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = stepOf(nowMs)
  const given = Buffer.from(code)
  const matching = [now - 1, now, now + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), given),
  )
  return matching.find((step) => step > lastStep) ?? null
}

/** Builds the address that a QR code hands to an app. */
export function totpUri(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
