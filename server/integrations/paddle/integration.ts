import { ApiError, invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { readJson, textOf } from '../read-json.ts'
import type { Signed } from '../port.ts'
import { requireFresh, requireHmac, unsigned } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translatePaddle } from './translate.ts'

/** Transactions and adjustments of a Paddle Billing account. */
export const paddle = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: '1',
      sunset: null,
      source: 'https://developer.paddle.com/api-reference/about/versioning',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'paddle',
    label: 'Paddle',
    events: EVENTS,
    checkSecret(secret) {
      const trimmed = secret.trim()
      if (/^pdl_ntfset_[A-Za-z0-9_+/=-]{10,200}$/.test(trimmed)) return trimmed
      throw invalid('secret', 'Secret keys of notification destinations start with pdl_ntfset_.')
    },
    verify,
    read(rawBody) {
      const body = readJson(rawBody)
      const [id, type] = [textOf(body.event_id), textOf(body.event_type)]
      if (id && type) return [{ id, type, body }]
      throw new ApiError('bad_request', 'This isn’t an event from Paddle.')
    },
    translate: translatePaddle,
  }),
})

/** Checks `ts=…;h1=…`; while a secret is rotated there are several h1. */
async function verify(rawBody: string, headers: Headers, { secret, nowMs }: Signed): Promise<void> {
  const parts = (headers.get('paddle-signature') ?? '').split(';').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 'ts')?.[1] ?? ''
  const hashes = parts.filter(([name]) => name === 'h1').map(([, hash = '']) => hash)
  const isSigned = hashes.slice(0, 5).some((hash) => {
    try {
      requireHmac(hash, `${time}:${rawBody}`, { secret, hash: 'sha256', as: 'hex' })
      return true
    } catch {
      return false
    }
  })
  if (!isSigned) throw unsigned()
  requireFresh(Number(time) * 1000, nowMs)
}
