import { invalid } from './errors.ts'

const MAX_LENGTH = 253
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Normalizes one entry of a workspace's allowed hostnames: lower case, punycode, no scheme, no port, no
 * `www.`. `example.com` means that host; `*.example.com` means every host below it, at any depth, but not
 * `example.com` itself.
 * @throws ApiError `unprocessable_entity`
 */
export function parseHostname(input: string): string {
  const text = input.trim()
  const wildcard = text.startsWith('*.')
  const host = hostOf(wildcard ? text.slice(2) : text)
  if (host === null || host.length > MAX_LENGTH || !isPublicOrLocal(host, wildcard)) {
    throw invalid(
      'hostname',
      `${JSON.stringify(text.slice(0, 100))} is not a hostname. ` +
        'Write example.com, *.example.com or localhost, without a path.',
    )
  }
  return wildcard ? `*.${host}` : withoutWww(host)
}

export type HostnameVerdict =
  | { allowed: true; host: string; reason: string }
  | { allowed: false; host: string | null; reason: string }

/**
 * Decides whether a page may call, by its `Origin`, or by its `Referer` when it has no origin. An empty
 * list allows nobody. `reason` is a public sentence.
 */
export function hostnameAllowed(
  list: readonly string[],
  origin: string | null,
  referer: string | null,
): HostnameVerdict {
  const address = origin === null || origin === '' || origin === 'null' ? referer : origin
  const host = address ? hostOfAddress(address) : null
  if (list.length === 0) {
    const reason = 'No hostname is allowed yet. Add the site to the allowed hostnames.'
    return { allowed: false, host, reason }
  }
  if (host === null) {
    const reason =
      'The call has no Origin or Referer to judge it by. Call from a page of an allowed host.'
    return { allowed: false, host, reason }
  }
  const entry = list.find((pattern) => matches(pattern, host))
  if (entry === undefined) {
    return {
      allowed: false,
      host,
      reason: `${host} isn’t an allowed hostname. Add it there.`,
    }
  }
  return { allowed: true, host, reason: `${host} is allowed by ${entry}.` }
}

function matches(pattern: string, host: string): boolean {
  if (pattern.startsWith('*.')) return host.endsWith(pattern.slice(1))
  return withoutWww(pattern) === host
}

/** Returns the host of an `Origin` or `Referer`, or null. */
function hostOfAddress(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return withoutWww(withoutDot(new URL(address).hostname))
}

/** Returns the host that a person typed: perhaps with a scheme and a port, but nothing behind it. */
function hostOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (/[\s\\?#@]/.test(text) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.pathname === '/' ? withoutDot(url.hostname) : null
}

function isPublicOrLocal(host: string, wildcard: boolean): boolean {
  if (host.startsWith('[')) return !wildcard
  const labels = host.split('.')
  if (!labels.every((label) => LABEL.test(label))) return false
  if (/^\d+$/.test(labels.at(-1)!)) return !wildcard
  return labels.length > 1 || host === 'localhost'
}

function withoutWww(host: string): string {
  return /^www\..+\../.test(host) ? host.slice(4) : host
}

function withoutDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host
}
