const NAME = 'svc_id'

/** What frameworks hand to a request's handler, as far as cookies go. */
export type CookieSource =
  /** Fetch API, Hono, Bun, Remix, SvelteKit: `request`. */
  | { headers: Headers }
  /** Node, Express and Fastify without a cookie parser: `req`. */
  | { headers: { cookie?: string | undefined } }
  /** Express with cookie-parser, Fastify with @fastify/cookie: `req`. */
  | { cookies: Readonly<Record<string, string | undefined>> }
  /** Next: the `request` of a route. */
  | { cookies: CookieJar }
  /** Next: `await cookies()`. */
  | CookieJar
  | string
  | null
  | undefined

interface CookieJar {
  get(name: string): { value: string } | string | null | undefined
}

/** Reads the click id that the script keeps in the cookie `svc_id`; null without one. */
export function readClickId(source: CookieSource): string | null {
  if (!source) return null
  if (typeof source === 'string') return fromHeader(source)
  if (isJar(source)) {
    const found = source.get(NAME)
    return (typeof found === 'object' ? found?.value : found) || null
  }
  if ('cookies' in source) {
    const { cookies } = source
    return isJar(cookies) ? readClickId(cookies) : cookies[NAME] || null
  }
  const { headers } = source
  return fromHeader((headers instanceof Headers ? headers.get('cookie') : headers.cookie) ?? '')
}

function isJar(source: object): source is CookieJar {
  return 'get' in source && typeof source.get === 'function'
}

function fromHeader(header: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== NAME) continue
    const value = pair.slice(at + 1).trim()
    try {
      return decodeURIComponent(value) || null
    } catch {
      return value
    }
  }
  return null
}
