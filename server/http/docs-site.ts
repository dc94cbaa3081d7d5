import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { pageHeaders } from '../core/response-headers.ts'
import { createAsset, serveAsset, type Asset } from './asset.ts'
import { DOCS_DIR, STAMP } from './dist.ts'

interface DocsSiteOptions {
  folder?: string
  /** Begins to build the site, where the server was started from its sources. */
  build?: (() => void) | undefined
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
}

const ASSET_HEADERS = {
  ...HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const REDIRECT_HEADERS = { ...ASSET_HEADERS, 'cache-control': 'no-cache' }

/** Serves the documentation at `/docs`, which may be built while the server runs. */
export function docsSiteRoutes({ folder = DOCS_DIR, build }: DocsSiteOptions = {}) {
  const assets = new Map<string, Asset>()
  let stamp = ''
  const serve = (path: string, asked: Headers): Response => {
    const built = readStamp(folder)
    if (built === undefined) return notBuilt(build)
    if (built !== stamp) assets.clear()
    stamp = built
    const name = nameOf(folder, path)
    const asset = assets.get(name ?? NOT_FOUND) ?? load(folder, name ?? NOT_FOUND)
    assets.set(name ?? NOT_FOUND, asset)
    const response = serveAsset(asset, asked)
    return name ? response : new Response(response.body, { status: 404, headers: response.headers })
  }
  return new Elysia({ name: 'docs-site', detail: { hide: true } })
    .get('/docs', ({ request }) =>
      new URL(request.url).pathname === '/docs/'
        ? serve('index', request.headers)
        : new Response(null, { status: 308, headers: { ...REDIRECT_HEADERS, location: '/docs/' } }),
    )
    .get('/docs/*', ({ params, request }) => serve(params['*'], request.headers))
}

const NOT_FOUND = '404.html'

/** Finds the file of an address: a page has no ending, and a folder its `index.html`. */
function nameOf(folder: string, path: string): string | undefined {
  if (!/^[\w@-]+(?:[./][\w@-]+)*\/?$/.test(path)) return undefined
  const names = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]
  return names.find(
    (name) => /\.(html|js|css|woff2|webp|md|txt)$/.test(name) && existsSync(join(folder, name)),
  )
}

function load(folder: string, name: string): Asset {
  const content = readFileSync(join(folder, name))
  const isPage = name.endsWith('.html')
  const headers = isPage
    ? { ...HEADERS, 'content-security-policy': policyOf(content.toString()) }
    : ASSET_HEADERS
  const asset = createAsset(name, content, name.startsWith('assets/'), headers)
  // A page names files that are gone after the next build.
  return isPage ? { ...asset, headers: { ...asset.headers, 'cache-control': 'no-cache' } } : asset
}

/** Allows a page its own files and, by their hashes, the scripts that VitePress writes into it. */
function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script(?: id="[\w-]+")?>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, text]) => {
    return `'sha256-${createHash('sha256').update(text!).digest('base64')}'`
  })
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function readStamp(folder: string): string | undefined {
  const path = join(folder, STAMP)
  return existsSync(path) ? `${readFileSync(path, 'utf8')} ${statSync(path).mtimeMs}` : undefined
}

/** Says how the documentation comes here; where the server can build it, the page waits for it. */
function notBuilt(build: DocsSiteOptions['build']): Response {
  build?.()
  const [head, text] = build
    ? [
        '<meta http-equiv="refresh" content="3">',
        'It is being built, which takes about half a minute. This page then shows it by itself.',
      ]
    : [
        '',
        'Run <code>bun run build</code> (or <code>bun tools/build.ts docs</code>) in the folder of svc, then load this page again.',
      ]
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>Documentation</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:24px}</style></head><body><main><h1>The documentation is not built yet</h1><p>${text}</p><p>The API is described at <a href="/api/docs">/api/docs</a> all the same.</p></main></body></html>`
  return new Response(page, { status: 503, headers: { ...pageHeaders(), 'retry-after': '3' } })
}
