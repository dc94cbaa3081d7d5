import { ApiError, invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { fieldsOf, readJson, textOf } from '../read-json.ts'
import { requireFresh, requireHmac, unsigned } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translatePolar } from './translate.ts'

/** Orders and refunds of a Polar organization. */
export const polar = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: 'v1',
      sunset: null,
      source: 'https://polar.sh/docs/integrate/webhooks/endpoints',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'polar',
    label: 'Polar',
    events: EVENTS,
    checkSecret(secret) {
      const trimmed = secret.trim()
      if (/^[\x21-\x7e]{16,255}$/.test(trimmed)) return trimmed
      throw invalid('secret', 'Copy the secret of the webhook endpoint from Polar.')
    },
    /** Checks the signature of Standard Webhooks, with the secret's text itself as the key. */
    verify(rawBody, headers, { secret, nowMs }) {
      const [id, time] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
      if (id === null || time === null) throw unsigned()
      const signed = `${id}.${time}.${rawBody}`
      requireAny(headers.get('webhook-signature') ?? '', (sent) =>
        requireHmac(sent, signed, { secret, hash: 'sha256', as: 'base64' }),
      )
      requireFresh(Number(time) * 1000, nowMs)
    },
    read(rawBody, headers) {
      const body = readJson(rawBody)
      const type = textOf(body.type)
      const id = headers.get('webhook-id')
      if (type === null || id === null)
        throw new ApiError('bad_request', 'This isn’t an event from Polar.')
      return [{ id, type, body: fieldsOf(body.data) }]
    },
    translate: translatePolar,
  }),
})

/** Checks the signatures of a header, of which one must match. @throws ApiError `unauthorized` */
function requireAny(header: string, check: (sent: string) => void): void {
  const sent = header.split(' ').filter((part) => part.startsWith('v1,'))
  const matches = sent.slice(0, 5).some((part) => {
    try {
      check(part.slice('v1,'.length))
      return true
    } catch {
      return false
    }
  })
  if (!matches) throw unsigned()
}
