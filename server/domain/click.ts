/** Properties of a user agent. Texts are empty when unknown; devices read `Desktop`, `Mobile`, `Tablet` … */
export interface Agent {
  device: string
  browser: string
  os: string
}

/**
 * A visitor's place: continent (AF … SA) and country as two letters, region as ISO 3166-2. Empty when
 * unknown.
 */
export interface Location {
  continent: string
  country: string
  region: string
  city: string
}

export interface VisitFacts {
  method: string
  /** `Sec-Purpose`, or an older header of the same meaning (`Purpose`, `X-Purpose`, `X-Moz`). */
  secPurpose: string | null
  isBot: boolean
  /** Fetched to draw a preview of the link in a chat or a feed; see `isPreviewAgent`. */
  isPreview: boolean
  /** `Sec-GPC: 1` */
  gpc: boolean
  /** `DNT: 1` */
  dnt: boolean
  /** The workspace's choice: do the two signals above count? */
  honorOptOut: boolean
}

export type ClickVerdict =
  | { record: true }
  | { record: false; reason: 'head' | 'bot' | 'preview' | 'prefetch' | 'opt_out' }

/**
 * Decides whether a visit is counted as a click. A visit that is not counted is still redirected, without a
 * click id.
 */
export function clickVerdict(visit: VisitFacts): ClickVerdict {
  if (visit.method.toUpperCase() === 'HEAD') return { record: false, reason: 'head' }
  if (visit.isPreview) return { record: false, reason: 'preview' }
  if (visit.isBot) return { record: false, reason: 'bot' }
  if (/\b(prefetch|prerender|preview)\b/i.test(visit.secPurpose ?? '')) {
    return { record: false, reason: 'prefetch' }
  }
  if (visit.honorOptOut && (visit.gpc || visit.dnt)) return { record: false, reason: 'opt_out' }
  return { record: true }
}

/**
 * Programs that fetch a link to show what is behind it. Apps whose in-app browser carries the app's
 * name are people, so such names count only at the beginning or with the fetcher's own suffix.
 */
export const PREVIEW_AGENTS: readonly RegExp[] = [
  /\bfacebookexternalhit\b|\bfacebot\b|\bmeta-externalagent\b|\bfacebookcatalog\b/i,
  /\btwitterbot\b|\blinkedinbot\b|\bpinterestbot\b|\bpinterest\/0\.|\bredditbot\b|\btumblr\//i,
  /\bslackbot\b|\bslack-imgproxy\b|\bdiscordbot\b|\btelegrambot\b|\bskypeuripreview\b/i,
  /^whatsapp\/|^viber\/|\bkakaotalk-scrap\b|\bline-poker\b|\bsnap url preview\b|\bvkshare\b/i,
  /\bmicrosoftpreview\b|\bbingpreview\b|\bbluesky cardyb\b|\bmastodon\/|\bgoogle-pagerenderer\b/i,
  /\bembedly\b|\biframely\b|\bbitlybot\b|\bnotionembedder\b|\bxing-contenttabreceiver\b|\bflipboardproxy\b/i,
]

export function isPreviewAgent(userAgent: string): boolean {
  const text = userAgent.slice(0, 1024)
  return PREVIEW_AGENTS.some((pattern) => pattern.test(text))
}

export interface Referrer {
  host: string
  path: string
}

const REFERRER_SCHEMES = new Set(['http:', 'https:', 'android-app:', 'ios-app:'])
const MAX_PART = 255

/**
 * Reduces a `Referer` to its host without `www.` and its path, never the query. Both are plain ASCII, and
 * empty when the header is missing or cannot be parsed.
 */
export function referrerParts(header: string | null | undefined): Referrer {
  const text = (header ?? '').slice(0, 4096)
  if (text === '' || !URL.canParse(text)) return { host: '', path: '' }
  const { protocol, hostname, pathname } = new URL(text)
  const host = hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  if (!REFERRER_SCHEMES.has(protocol) || !/^[\x21-\x7e]{1,255}$/.test(host))
    return { host: '', path: '' }
  return { host, path: pathname.slice(0, MAX_PART).replace(/[^\x21-\x7e]/g, '') }
}

/**
 * Builds the text that is hashed to recognise a visitor within the day. Its parts cannot run into each
 * other.
 */
export function visitorInput(salt: string, ip: string, userAgent: string): string {
  return JSON.stringify([salt, ip, userAgent])
}
