import { invalid } from './errors.ts'
import { message, type Message } from './message/message.ts'

/** Schemes besides http and https that a link may open. Anything else is refused. */
export const APP_SCHEMES: readonly string[] = (
  'mailto tel sms facetime whatsapp tg sgnl viber line skype xmpp sip slack msteams zoommtg discord ' +
  'fb fb-messenger instagram twitter linkedin youtube vnd.youtube spotify snapchat tiktok ' +
  'market itms itms-apps itms-appss maps geo comgooglemaps'
).split(' ')

const MAX_LENGTH = 8192
const BARE_HOST = /^(localhost|[^\s/?#:@\\]+(\.[^\s/?#:@\\]+)+)(:\d+)?([/?#]|$)/i

/**
 * Validates a destination and returns it as stored: as written, if a browser would take it letter by
 * letter, else its normal form; `host.tld/path` gets `https://`. Always printable ASCII.
 * @throws ApiError `unprocessable_entity`; `path` names the field.
 */
export function checkDestination(input: string, path = 'url'): string {
  const written = input.trim()
  if (written === '') {
    throw invalid(path, message('destination.required'))
  }
  const text = BARE_HOST.test(written) ? `https://${written}` : written
  if (text.length > MAX_LENGTH || !URL.canParse(text)) {
    throw invalid(path, noAddress())
  }
  const url = new URL(text)
  const scheme = url.protocol.slice(0, -1)
  const isWeb = isWebScheme(scheme)
  if (!isWeb && !APP_SCHEMES.includes(scheme)) {
    const values = { scheme: { quoted: `${scheme}:` } }
    throw invalid(path, message('destination.bad-scheme', values))
  }
  if (url.username !== '' || url.password !== '') {
    throw invalid(path, message('destination.credentials'))
  }
  const literal = isWeb ? /^https?:\/\/[^/\\][\x21-\x5b\x5d-\x7e]*$/i : /^[\x21-\x7e]+$/
  const stored = literal.test(text) ? text : url.href
  if (stored.length <= MAX_LENGTH) return stored
  throw invalid(path, noAddress())
}

function noAddress(): Message {
  return message('destination.invalid', { count: MAX_LENGTH })
}

/**
 * Validates an address that a browser must be able to show: http and https only.
 * @throws ApiError `unprocessable_entity`; `path` names the field.
 */
export function checkWebAddress(input: string, path: string): string {
  const url = checkDestination(input, path)
  if (isWeb(url)) return url
  throw invalid(path, `${path} is an http or https address.`)
}

/**
 * Builds the address a visitor is sent to: the destination with the visitor's query, byte by byte, and our
 * own parameters. A visitor's parameter replaces the destination's of the same name; ours replace both, and
 * a visitor's `svc_id` is always dropped. Destinations of apps are left alone.
 */
export function appendParams(
  destination: string,
  visitorQuery: string,
  own: { svc_id?: string | undefined } = {},
): string {
  if (!isWeb(destination)) return destination
  if (visitorQuery === '' && own.svc_id === undefined) return destination
  const ours = own.svc_id === undefined ? [] : [pairOf('svc_id', own.svc_id)]
  const visitors = visitorQuery === '' ? [] : visitorPairs(visitorQuery)
  const replaced = new Set([...visitors, ...ours].map(nameOf))
  const { base, query, fragment } = cut(destination)
  const kept = pairsOf(query).filter((pair) => !replaced.has(nameOf(pair)))
  return join({ base, query: [...kept, ...visitors, ...ours].join('&'), fragment })
}

/**
 * Returns what `appendParams` puts before and after our id when the visitor brings no query, which depends
 * on the destination alone. Null: the destination is left alone.
 */
export function placeOfId(destination: string): { before: string; after: string } | null {
  if (!isWeb(destination)) return null
  const { fragment: after } = cut(destination)
  const target = appendParams(destination, '', { svc_id: '' })
  return { before: target.slice(0, target.length - after.length), after }
}

function visitorPairs(query: string): string[] {
  return pairsOf(printable(query.replace(/^\?/, ''))).filter((pair) => nameOf(pair) !== 'svc_id')
}

export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

export type UtmName = (typeof UTM_NAMES)[number]
/** Empty when absent. */
export type Utm = Record<UtmName, string>

const MAX_UTM = 255
const NO_UTM: Utm = { source: '', medium: '', campaign: '', term: '', content: '' }

/** Sets UTM parameters in an address; null or '' removes one, undefined leaves it. The rest stays byte by byte. */
export function applyUtm(
  url: string,
  utm: { readonly [N in UtmName]?: string | null | undefined },
): string {
  if (!isWeb(url)) return url
  const given = UTM_NAMES.filter((name) => utm[name] !== undefined)
  const names = new Set(given.map((name) => `utm_${name}`))
  const { base, query, fragment } = cut(url)
  const kept = pairsOf(query).filter((pair) => !names.has(nameOf(pair)))
  const added = given.flatMap((name) => {
    const value = utm[name]
    return value ? [pairOf(`utm_${name}`, value)] : []
  })
  return join({ base, query: [...kept, ...added].join('&'), fragment })
}

/** Reads the UTM parameters of an address, each at most 255 characters and safe to store. */
export function readUtm(url: string): Utm {
  if (!url.includes('utm_')) return NO_UTM
  const params = new URLSearchParams(cut(url).query)
  const read = (name: UtmName) =>
    (params.get(`utm_${name}`) ?? '').replaceAll('\u0000', '').slice(0, MAX_UTM).toWellFormed()
  return {
    source: read('source'),
    medium: read('medium'),
    campaign: read('campaign'),
    term: read('term'),
    content: read('content'),
  }
}

function isWeb(url: string): boolean {
  return /^https?:/i.test(url)
}

function isWebScheme(scheme: string): boolean {
  return scheme === 'http' || scheme === 'https'
}

interface Parts {
  base: string
  query: string
  /** With its `#`, or empty. */
  fragment: string
}

function cut(url: string): Parts {
  const hash = url.indexOf('#')
  const fragment = hash < 0 ? '' : url.slice(hash)
  const rest = hash < 0 ? url : url.slice(0, hash)
  const mark = rest.indexOf('?')
  if (mark < 0) return { base: rest, query: '', fragment }
  return { base: rest.slice(0, mark), query: rest.slice(mark + 1), fragment }
}

function join({ base, query, fragment }: Parts): string {
  return query === '' ? base + fragment : `${base}?${query}${fragment}`
}

function pairsOf(query: string): string[] {
  return query === '' ? [] : query.split('&')
}

/** Decodes a parameter's name as every reader of the page's address will, so that `svc%5Fid` is `svc_id`. */
function nameOf(pair: string): string {
  const end = pair.indexOf('=')
  const name = end < 0 ? pair : pair.slice(0, end)
  return /[%+]/.test(name) ? (new URLSearchParams(name).keys().next().value ?? '') : name
}

function pairOf(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value.toWellFormed())}`
}

/** Escapes whatever is not printable in a query. Queries sent by browsers are printable already. */
function printable(query: string): string {
  return query.toWellFormed().replace(/[^\x21-\x7e]|#/gu, encodeURIComponent)
}
