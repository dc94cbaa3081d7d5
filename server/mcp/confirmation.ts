import { timingSafeEqual } from 'node:crypto'

/** How long a preview can be confirmed. */
const VALID_MS = 10 * 60_000

/** Signs a text, so that nobody else can. */
export type Sign = (text: string) => string

/** Creates what confirms exactly this request, for ten minutes: `<until>.<signature>`. */
export function confirmationOf(request: string, sign: Sign, nowMs: number): string {
  const until = nowMs + VALID_MS
  return `${until}.${sign(`${until} ${request}`)}`
}

/** Tells whether a confirmation is of exactly this request, and still good. */
export function isConfirmed(
  confirmation: string,
  request: string,
  { sign, nowMs }: { sign: Sign; nowMs: number },
): boolean {
  const [until = '', signature = ''] = confirmation.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < nowMs) return false
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(`${until} ${request}`))]
  return given.length === own.length && timingSafeEqual(given, own)
}
