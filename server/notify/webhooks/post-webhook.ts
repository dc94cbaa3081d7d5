import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isBlockedAddress } from './blocked-address.ts'

/** From the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4_096

export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Whether addresses of private networks may be reached. */
  allowPrivate: boolean
}

/**
 * What came of it: an answer, whatever its status, or why there was none. `isOurs`: the endpoint was not
 * asked, because this server may not reach its address.
 */
export type WebhookAnswer =
  | { status: number; body: string; error: null; isOurs?: never }
  | { status: null; body: null; error: string; isOurs: boolean }

/** The address is in a network that this server does not send to. */
class PrivateAddressError extends Error {}

/**
 * Posts to an address that a customer chose. The name is looked up once, and the connection goes to the address
 * that was checked; redirects are not followed, and only the beginning of the answer is read.
 */
export async function postWebhook(request: WebhookRequest): Promise<WebhookAnswer> {
  const url = new URL(request.url)
  const timeout = Promise.withResolvers<never>()
  const aborted = new AbortController()
  const timer = setTimeout(() => {
    aborted.abort()
    timeout.reject(new Error(`No answer within ${TIMEOUT_MS / 1000} seconds.`))
  }, TIMEOUT_MS)
  try {
    const send = async () => {
      const address = await addressOf(url, request.allowPrivate)
      return post(request, { url, address, signal: aborted.signal })
    }
    return await Promise.race([send(), timeout.promise])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isOurs = error instanceof PrivateAddressError
    return { status: null, body: null, error: textOf(reason).slice(0, 500), isOurs }
  } finally {
    clearTimeout(timer)
  }
}

/** Looks the name up. @throws Error when any of its addresses is not to be reached */
async function addressOf({ hostname }: URL, allowPrivate: boolean): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  if (!allowPrivate && found.some(({ address }) => isBlockedAddress(address))) {
    throw new PrivateAddressError(`${host} leads to a private network.`)
  }
  return found[0]!.address
}

interface Target {
  url: URL
  address: string
  signal: AbortSignal
}

function post({ headers, body }: WebhookRequest, { url, address, signal }: Target) {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const family = isIP(address)
  return new Promise<WebhookAnswer>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal,
        agent: false,
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        readBeginning(answer).then((text) => {
          resolve({ status: answer.statusCode ?? 0, body: text, error: null })
          sent.destroy()
        }, reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= MAX_ANSWER_BYTES) break
  }
  return textOf(Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString('utf8'))
}

/** PostgreSQL stores no U+0000. */
const textOf = (text: string): string => text.replaceAll('\0', '').toWellFormed()
