import { appendParams } from './destination.ts'
import { keyOfPath } from './link.ts'

const MAX_WORDS = 60

/**
 * Derives a key from a name: `Zoë Ray` → `zoe-ray`. Null when nothing of it can be a key.
 * @returns a key that may be taken already
 */
export function keyFromName(name: string): string | null {
  const plain = name
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const dashed = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const words = Array.from(dashed).slice(0, MAX_WORDS).join('')
  const trimmed = words.replace(/^-+|-+$/g, '')
  return trimmed === '' ? null : keyOfPath(encodeURIComponent(trimmed))
}

/**
 * Builds the address a partner shares: the short link, or with the structure `query` the destination with
 * the key in `via`, which the tracking script reads.
 */
export function shareUrl(
  link: { shortLink: string; url: string; key: string },
  structure: 'short' | 'query',
): string {
  if (structure === 'short' || !/^https?:/i.test(link.url)) return link.shortLink
  return appendParams(link.url, `via=${encodeURIComponent(link.key)}`)
}

/**
 * The destinations allowed for an additional link: everything below `path`, or (`exact`) this page alone.
 */
export interface Destination {
  domain: string
  path: string
  match: 'domain' | 'exact'
}

/**
 * Tells whether a partner's link may lead there. The host of the program's own address is always allowed.
 */
export function destinationAllowed(
  url: string,
  { programUrl, allowed }: { programUrl: string; allowed: readonly Destination[] },
): boolean {
  if (!URL.canParse(url) || !URL.canParse(programUrl)) return false
  const { host, pathname } = new URL(url)
  if (bare(host) === bare(new URL(programUrl).host)) return true
  return allowed.some(({ domain, path, match }) => {
    if (bare(host) !== bare(domain.toLowerCase())) return false
    const wanted = path.startsWith('/') ? path : `/${path}`
    if (match === 'exact') return trimmed(pathname) === trimmed(wanted)
    return pathname === wanted || pathname.startsWith(`${trimmed(wanted)}/`)
  })
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}
