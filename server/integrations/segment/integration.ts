import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import type { ProviderEvent } from '../port.ts'
import { fieldsOf, readJson, textOf, type Fields } from '../read-json.ts'
import { requireHmac, requireSecret, unsigned } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateSegment } from './translate.ts'

/**
 * What Segment forwards with its destination Webhooks (Actions), and what its own clients send here instead of
 * to Segment: those name the secret as their write key, and may send batches.
 */
export const segment = defineIntegration({
  apis: [
    {
      name: 'Spec',
      version: '2',
      sunset: null,
      source: 'https://segment.com/docs/connections/spec/common/',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'segment',
    label: 'Segment',
    events: EVENTS,
    checkSecret: requireSecret,
    async verify(rawBody, headers, { secret }) {
      const authorization = headers.get('authorization')
      if (authorization !== null) return requireWriteKey(authorization, secret)
      // Of a batch, the signature covers the first event alone.
      if (/^\s*\[/.test(rawBody)) {
        throw new ApiError(
          'bad_request',
          'Turn off batching, because Segment doesn’t sign whole batches.',
        )
      }
      requireHmac(headers.get('x-signature'), rawBody, { secret, hash: 'sha1', as: 'hex' })
    },
    read(rawBody) {
      const body = readJson(rawBody)
      if (Array.isArray(body.batch)) return body.batch.map((one) => readEvent(fieldsOf(one)))
      if (typeOf(body) !== null) return [readEvent(body)]
      throw new ApiError('bad_request', 'This isn’t an event from Segment.')
    },
    translate: translateSegment,
  }),
})

/** Checks the write key that a client names as its user, in constant time. */
function requireWriteKey(authorization: string, secret: string): void {
  const [, encoded = ''] = /^basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? []
  const [own, given] = [`${secret}:`, Buffer.from(encoded, 'base64').toString()].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  if (!timingSafeEqual(own!, given!)) throw unsigned()
}

/** Reads one event. What is none does not spoil its batch: it is stored, and ignored. */
function readEvent(event: Fields): ProviderEvent {
  const hash = () => createHash('sha256').update(JSON.stringify(event)).digest('base64url')
  return { id: textOf(event.messageId) ?? hash(), type: typeOf(event) ?? 'unknown', body: event }
}

function typeOf(event: Fields): string | null {
  return event.type === 'track' ? textOf(event.event) : textOf(event.type)
}
