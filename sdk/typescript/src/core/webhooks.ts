import { SignatureError } from './errors.ts'

/** What the server tells an endpoint of yours. */
export interface WebhookEvent {
  id: string
  /** Such as `sale.created`. */
  event: string
  createdAt: string
  /** What it is about, as it was then. */
  data: Record<string, unknown>
}

type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const TOLERANCE_SECONDS = 300

/**
 * Verifies a webhook and reads it. Pass the body as it came, before anything parses it.
 * @throws SignatureError
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderSource,
  secret: string,
  { nowMs = Date.now() }: { nowMs?: number } = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  checkTime(timestamp, nowMs)
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const expected = `v1,${await sign(`${id}.${timestamp}.${text}`, secret)}`
  if (!signatures.some((one) => isSame(one, expected))) {
    throw new SignatureError('No signature of this webhook matches the secret.')
  }
  return JSON.parse(text) as WebhookEvent
}

/** Signs a body as the server does, for tests of your endpoint. @returns the headers */
export async function signWebhook(
  body: string,
  secret: string,
  { id = 'whd_test', nowMs = Date.now() }: { id?: string; nowMs?: number } = {},
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${await sign(`${id}.${timestamp}.${body}`, secret)}`,
  }
}

function headerOf(headers: HeaderSource, name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const value = typeof found === 'object' ? found?.[0] : found
  if (!value) throw new SignatureError(`The header ${name} is missing.`)
  return value
}

function checkTime(timestamp: string, nowMs: number): void {
  const ageSeconds = nowMs / 1000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp) || Math.abs(ageSeconds) > TOLERANCE_SECONDS) {
    throw new SignatureError('The webhook is older than five minutes, or from the future.')
  }
}

async function sign(text: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    keyOf(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (one) => one.charCodeAt(0))
  } catch {
    throw new SignatureError('The secret of an endpoint is whsec_ and base64.')
  }
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= (a.charCodeAt(at) || 0) ^ b.charCodeAt(at)
  return difference === 0
}
