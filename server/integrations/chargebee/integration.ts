import { ApiError, invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import type { ConnectionField } from '../port.ts'
import { readDetails } from '../details.ts'
import { readJson } from '../read-json.ts'
import { requireSame } from '../signatures.ts'
import { chargebeePoll, readEvent, tryKey } from './events.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateChargebee } from './translate.ts'

const FIELDS = [
  { name: 'site', secret: false, required: false },
  { name: 'apiKey', secret: true, required: false },
] as const satisfies ConnectionField[]

/** Payments and refunds of a Chargebee site. */
export const chargebee = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: 'v2',
      sunset: null,
      source: 'https://apidocs.chargebee.com/docs/api/events',
    },
    {
      name: 'API',
      version: 'v2',
      sunset: null,
      source: 'https://apidocs.chargebee.com/docs/api/versioning',
    },
  ],
  settings: {
    CHARGEBEE_API_BASE: {
      fallback: 'https://{site}.chargebee.com',
      meaning: 'Base URL of a site’s Chargebee API',
    },
  },
  texts,
  create: (settings, { timeoutMs }) => {
    const address = { base: settings.CHARGEBEE_API_BASE, timeoutMs }
    const poll = chargebeePoll(address)
    return {
      name: 'chargebee',
      label: 'Chargebee',
      events: EVENTS,
      fields: FIELDS,
      checkDetails(details) {
        const { site, apiKey, ...rest } = readDetails(FIELDS, details)
        if (apiKey !== undefined && site === undefined) {
          throw invalid('site', 'Enter the site name that the key belongs to.')
        }
        if (apiKey !== undefined && !/^[\x21-\x7e]{8,255}$/.test(apiKey)) {
          throw invalid('apiKey', 'Copy the whole API key from Chargebee.')
        }
        return {
          ...rest,
          ...(site !== undefined && { site: readSite(site) }),
          ...(apiKey !== undefined && { apiKey }),
        }
      },
      checkSecret(secret) {
        const trimmed = secret.trim()
        if (/^[^:\s]{1,100}:[\x21-\x7e]{8,150}$/.test(trimmed)) return trimmed
        throw invalid('secret', 'Enter the username and password, separated by a colon.')
      },
      /** Checks the username and password of the webhook: Chargebee signs nothing. */
      verify(_rawBody, headers, { secret }) {
        const basic = `Basic ${Buffer.from(secret).toString('base64')}`
        requireSame(headers.get('authorization'), basic)
      },
      read(rawBody) {
        const event = readEvent(readJson(rawBody))
        if (event === null) throw new ApiError('bad_request', 'This isn’t an event from Chargebee.')
        return [event]
      },
      translate: translateChargebee,
      async checkAccount(account) {
        if (!poll.canPoll(account)) return { accountId: null }
        await tryKey(address, account)
        return { accountId: account.details.site ?? null }
      },
      poll,
    }
  },
})

/** Reads the name of a site, such as `acme` or `https://acme.chargebee.com/`. @throws ApiError `unprocessable_entity` */
function readSite(text: string): string {
  const site = text
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\.chargebee\.com\/?$/, '')
  if (/^[a-z0-9][a-z0-9-]{0,60}$/.test(site)) return site
  throw invalid('site', 'Enter the site name, such as acme for acme.chargebee.com.')
}
