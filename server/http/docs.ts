import { Elysia, type AnyElysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { ERRORS } from '../domain/errors.ts'
import { describeApi } from './openapi.ts'

const FILES: Record<string, { from: string; type: string }> = {
  'swagger-ui.css': { from: 'swagger-ui-dist/swagger-ui.css', type: 'text/css; charset=utf-8' },
  'swagger-ui.js': {
    from: 'swagger-ui-dist/swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
  },
}

const START = `window.addEventListener('load', () => SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  persistAuthorization: false,
  validatorUrl: null,
}))`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>API</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui.js"></script>
<script src="/api/docs/start.js"></script></body></html>`

const HIDDEN = { detail: { hide: true } }

/** The API's description for machines, the same as a page (all of it served from here), and the errors. */
export function docsRoutes(deps: Deps, app: () => AnyElysia) {
  const { origin } = deps.config
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let description: string | undefined
  return new Elysia({ name: 'docs' })
    .get(
      '/api/openapi.json',
      () => {
        description ??= JSON.stringify(describeApi(app(), origin))
        return answer(description, 'application/json', { 'access-control-allow-origin': '*' })
      },
      HIDDEN,
    )
    .get('/api/docs', () => html(PAGE, policy(origin)), HIDDEN)
    .get('/api/docs/start.js', () => answer(START, 'text/javascript; charset=utf-8'), HIDDEN)
    .get(
      '/api/docs/:file',
      async ({ params, status }) => {
        const file = FILES[params.file]
        if (!file) return status(404, '')
        const body = packed.get(file.from) ?? pack(file.from)
        packed.set(file.from, body)
        return answer(await body, file.type, {
          'content-encoding': 'gzip',
          'cache-control': 'public, max-age=86400',
        })
      },
      HIDDEN,
    )
    .get(
      '/docs/errors',
      () => html(errorsPage(), "default-src 'none'; style-src 'unsafe-inline'"),
      HIDDEN,
    )
}

/** Only what this page needs: Swagger UI sets styles on elements and draws its icons from data addresses. */
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

async function pack(from: string): Promise<Uint8Array<ArrayBuffer>> {
  return Bun.gzipSync(await Bun.file(Bun.resolveSync(from, import.meta.dir)).bytes())
}

function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title, anchor }]) =>
      `<section id="${anchor}"><h2><code>${code}</code> <small>${status}</small></h2><p>${title}</p></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Errors</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:24px}h2{font-size:17px;margin:24px 0 0}p{margin:0}small{opacity:.6}section:target{outline:2px solid;outline-offset:8px}</style></head><body><main><h1>Errors</h1>${rows.join('')}</main></body></html>`
}

function html(body: string, policy: string): Response {
  return answer(body, 'text/html; charset=utf-8', { 'content-security-policy': policy })
}

function answer(body: BodyInit, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
  })
}
