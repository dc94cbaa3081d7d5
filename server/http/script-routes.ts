import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Elysia } from 'elysia'

/** Where `tools/build-script.ts` leaves the tracking script. */
export const SCRIPT_DIR = resolve(import.meta.dir, '../../dist/script')

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
/** Any site may load it, also one that isolates itself (COEP) or checks its hash (SRI needs CORS). */
const EVERYWHERE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
}

interface Asset {
  headers: Record<string, string>
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array>
}

/**
 * The tracking script at the addresses of its files: `/script.js` and `/script.all.js`, which change
 * with a new version, and versioned copies, which never do; `/integrity.json` has their hashes.
 */
export function scriptRoutes(dir = SCRIPT_DIR) {
  const app = new Elysia({ name: 'script' })
  for (const name of filesOf(dir)) {
    const asset = load(dir, name)
    app.get(`/${name}`, ({ request }) => serve(asset, request.headers), { detail: { hide: true } })
  }
  return app
}

/** The folder also holds the npm package, which is nobody's to fetch from here. */
const SERVED = /^(script(\.all)?(\.\d+\.\d+\.\d+\S*)?\.js|integrity\.json)$/

function filesOf(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).filter((name) => SERVED.test(name)) : []
}

function load(dir: string, name: string): Asset {
  const content = readFileSync(join(dir, name))
  const versioned = /\d+\.\d+\.\d+/.test(name)
  return {
    headers: {
      ...EVERYWHERE,
      'content-type': TYPES[name.split('.').at(-1)!]!,
      'cache-control': versioned
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    },
    bodies: {
      br: brotliCompressSync(content),
      gzip: gzipSync(content, { level: 9 }),
      identity: content,
    },
  }
}

function serve({ headers, bodies }: Asset, asked: Headers): Response {
  if (asked.get('if-none-match')?.includes(headers['etag']!))
    return new Response(null, { status: 304, headers })
  const accepted = asked.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
  return new Response(new Uint8Array(bodies[encoding]), {
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  })
}
