import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  tpl: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** Any site may load it, also one that isolates itself (COEP) or checks its hash (SRI needs CORS). */
const EVERYWHERE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  vary: 'accept-encoding',
}

type Encoding = 'br' | 'gzip' | 'identity'

/** A file for pages, compressed once, when it is first asked for. */
export interface Asset {
  headers: Record<string, string>
  body(encoding: Encoding): Uint8Array<ArrayBuffer>
}

const COMPRESS: Record<Encoding, (content: Uint8Array) => Uint8Array> = {
  br: (content) => brotliCompressSync(content),
  gzip: (content) => gzipSync(content, { level: 9 }),
  identity: (content) => content,
}

/**
 * Creates an asset. `fixed`: the name changes with the content, so browsers keep it without asking again.
 * `shared`: who may load it; by default other people's pages.
 */
export function createAsset(
  name: string,
  content: Uint8Array,
  fixed: boolean,
  shared: Record<string, string> = EVERYWHERE,
): Asset {
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  return {
    headers: {
      ...shared,
      'content-type': TYPES[name.split('.').at(-1)!]!,
      'cache-control': fixed
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    },
    body(encoding) {
      const body = bodies.get(encoding) ?? new Uint8Array(COMPRESS[encoding](content))
      bodies.set(encoding, body)
      return body
    },
  }
}

export function serveAsset({ headers, body }: Asset, asked: Headers): Response {
  if (asked.get('if-none-match')?.includes(headers['etag']!))
    return new Response(null, { status: 304, headers })
  const accepted = asked.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
  return new Response(body(encoding), {
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  })
}
