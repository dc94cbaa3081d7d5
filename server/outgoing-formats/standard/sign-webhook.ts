import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Makes a secret as Standard Webhooks writes it. */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

interface Message {
  id: string
  timestampS: number
  body: string
}

/** Returns the headers of Standard Webhooks, with a signature by each secret. */
export function signWebhook(
  { id, timestampS, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestampS}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  }
}
