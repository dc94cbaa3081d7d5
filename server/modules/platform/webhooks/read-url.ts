import { isIP } from 'node:net'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { isBlockedAddress } from '../../../notify/webhooks/blocked-address.ts'
import type { OutgoingFormat } from '../../../outgoing-formats/port.ts'

/** Reads an endpoint's address. Where its name leads is checked with each request. @throws ApiError */
export function readUrl({ config }: Deps, text: string, { checkUrl }: OutgoingFormat): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const protocols = config.webhooksAllowPrivate ? ['https:', 'http:'] : ['https:']
  if (!url || !protocols.includes(url.protocol)) {
    throw invalid('url', 'Enter a valid URL, such as https://shop.example/hooks.')
  }
  if (url.username || url.password) {
    throw invalid('url', 'Remove the user and password. Requests are signed instead.')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) > 0 ? isBlockedAddress(host) : /(^|\.)localhost\.?$/.test(host)
  if (isPrivate && !config.webhooksAllowPrivate) {
    throw invalid('url', 'This address is in a private network. Choose a public one.')
  }
  checkUrl?.(url)
  url.hash = ''
  return url.href
}
