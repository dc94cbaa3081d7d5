import { join } from 'node:path'
import { Elysia } from 'elysia'
import { cookieOf } from '../kit/cookie.ts'
import { page } from '../kit/page.ts'
import type { Api } from '../kit/api.ts'
import { BUILT_DIR, ensureFrameworks } from './ensure-frameworks.ts'
import { frameworkPage, joinPage, referPage, themeOf, type Look } from './page.ts'
import { mintToken } from './token.ts'
import { languageOf } from './texts.ts'

/** The app's Content-Security-Policy, as strict as a host's gets. The elements need nothing more. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'"

const FRAMEWORKS = ['react', 'vue', 'svelte']

/** A bean of Acme's: the icon of its pages, and the logo of its program. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="8" fill="#b3261e"/><g stroke="#fff" stroke-width="2" stroke-linecap="round" transform="rotate(32 16 16)"><ellipse cx="16" cy="16" rx="6.5" ry="9"/><path d="M16 7c-3 4 3 6 0 9s3 5 0 9"/></g></svg>`

/** Serves an app with the dashboard inside. Ada, who is a partner, is signed in. */
export function appServer({ api, publishableKey }: { api: Api; publishableKey: string }) {
  const look = (request: Request): Look => ({
    language: languageOf(cookieOf(request, 'app_language')),
    theme: themeOf(cookieOf(request, 'app_theme')),
  })
  return new Elysia({ name: 'demo-app', prefix: '/demo/app', detail: { hide: true } })
    .get('/', ({ request }) => page(referPage(look(request)), 200, POLICY))
    .get('/join', ({ request }) => page(joinPage(look(request), publishableKey), 200, POLICY))
    .get('/:framework', ({ request, params, status }) => {
      if (!FRAMEWORKS.includes(params.framework)) return status(404, '')
      // It begins while the page travels; a failure is told by the script that does not come.
      ensureFrameworks().catch(() => {})
      return page(frameworkPage(look(request), params.framework), 200, POLICY)
    })
    .get('/built/:file', async ({ params, status }) => {
      if (!/^[\w-]+\.js$/.test(params.file)) return status(404, '')
      await ensureFrameworks()
      const file = Bun.file(join(BUILT_DIR, params.file))
      if (!(await file.exists())) return status(404, '')
      return new Response(file, { headers: { 'cache-control': 'no-cache' } })
    })
    .get('/icon.svg', () => new Response(ICON, { headers: { 'content-type': 'image/svg+xml' } }))
    .post('/token', () => mintToken(api))
}
