import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { SAFE_HEADERS } from '../core/response-headers.ts'
import { DIST, NOT_BUILT } from './dist.ts'
import type { ApiDocument } from './openapi.ts'

/** Files of the page, by the ending of their names. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** Keys that the page fills in, for a server whose keys everybody may know. */
export interface DocsKeys {
  secretKey: string
  publishableKey: string
}

interface DocsOptions {
  keys?: DocsKeys | undefined
  folder?: string
}

/** `modal-ed14db1d.js`: the name changes with the content. */
const HASHED = /-[0-9a-f]{8}\.js$/

/** Serves the OpenAPI document and the page that shows it (everything it loads comes from here). */
export function docsRoutes(
  { config: { origin } }: Deps,
  { keys = { secretKey: '', publishableKey: '' }, folder = join(DIST, 'api') }: DocsOptions = {},
) {
  const packed = new Map<string, Uint8Array<ArrayBuffer>>()
  let description: string | undefined
  return new Elysia({ name: 'docs' })
    .get('/api/openapi.json', () => {
      description ??= describeAt(origin, folder)
      return answer(description, 'application/json', { 'access-control-allow-origin': '*' })
    })
    .get('/api/docs', () => html(withKeys(read(folder, 'index.html'), keys), policy(origin)))
    .get('/api/docs/:file', ({ params: { file }, status }) => {
      const type = TYPES[file.split('.').at(-1)!]
      if (!type || !/^[\w.-]+$/.test(file) || !existsSync(join(folder, file)))
        return status(404, '')
      const body = packed.get(file) ?? Bun.gzipSync(read(folder, file))
      packed.set(file, body)
      return answer(body, type, {
        'content-encoding': 'gzip',
        'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
    })
}

/**
 * Returns the Content-Security-Policy of this page: Scalar sets styles on elements and draws its icons from
 * data URLs.
 */
function policy(origin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src data:',
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function read(folder: string, file: string): string {
  const path = join(folder, file)
  if (!existsSync(path)) throw new ApiError('service_unavailable', NOT_BUILT)
  return readFileSync(path, 'utf8')
}

function withKeys(page: string, keys: DocsKeys): string {
  return page.replace(/%(secretKey|publishableKey)%/g, (_, name: keyof DocsKeys) => keys[name])
}

/** Returns the document as built, with the address at which this server is reached. */
function describeAt(origin: string, folder: string): string {
  const document = JSON.parse(read(folder, 'openapi.json')) as ApiDocument
  return JSON.stringify({ ...document, servers: [{ url: `${origin}/api` }] })
}

function html(body: string, policy: string): Response {
  return answer(body, 'text/html; charset=utf-8', {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': policy,
  })
}

function answer(body: BodyInit, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: { ...SAFE_HEADERS, 'content-type': type, ...headers },
  })
}
