import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { SAFE_HEADERS } from '../core/response-headers.ts'
import { ApiError } from '../domain/errors.ts'
import { createAsset, serveAsset } from './asset.ts'
import { DIST, NOT_BUILT } from './dist.ts'

export const CONSOLE_DIR = join(DIST, 'console')

/** What the page may load: its own files, and nothing written into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE_HEADERS = {
  ...SAFE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** For the console's own page alone. */
const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
}

/**
 * Serves the console below `/console/`: every path answers the application, which reads the path itself.
 * Its files have a hash of their content in their names.
 */
export function consoleRoutes(dir = CONSOLE_DIR) {
  const app = new Elysia({ name: 'console', detail: { hide: true } })
  const names = existsSync(dir) ? readdirSync(dir) : []
  for (const name of names.filter((file) =>
    /-[\w-]{8,}\.(js|css|woff2|svg|png|webmanifest)$/.test(file),
  )) {
    const asset = createAsset(name, readFileSync(join(dir, name)), true, ASSET_HEADERS)
    app.get(`/console/assets/${name}`, ({ request }) => serveAsset(asset, request.headers))
  }
  const page = () => {
    const path = join(dir, 'index.html')
    if (!existsSync(path)) throw new ApiError('service_unavailable', NOT_BUILT)
    return new Response(readFileSync(path, 'utf8'), { headers: PAGE_HEADERS })
  }
  return app
    .get('/console/assets/*', ({ status }) => status(404, ''))
    .get('/console', page)
    .get('/console/*', page)
}
