import { Elysia } from 'elysia'
import type { Config } from '../server/config.ts'
import { appServer } from './app/server.ts'
import { enterConsole } from './enter-console.ts'
import { galleryServer } from './gallery/server.ts'
import { guidePage } from './guide/page.ts'
import { DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from './keys.ts'
import { assetOf } from './kit/assets.ts'
import { page } from './kit/page.ts'
import { mailboxServer } from './mailbox/server.ts'
import { shopServer } from './shop/server.ts'
import { statementServer } from './statement/server.ts'

/**
 * Builds everything below `/demo/`: the guide, the shop, the app, the elements, the mailbox,
 * statements.
 */
export function createPages({ origin, host, port }: Config, acts: DemoActs) {
  const api = {
    // From where the server runs, `localhost` may be another address family than the one listened on.
    url: `http://${reachable(host)}:${port}/api`,
    secretKey: DEMO_SECRET_KEY,
  }
  return new Elysia({ name: 'demo', detail: { hide: true } })
    .get('/demo', () => page(guidePage({ origin, secretKey: DEMO_SECRET_KEY, nowMs: acts.now() })))
    .post('/demo/start-over', ({ request, status, redirect }) => {
      if (!isOwn(request, origin)) return status(403, '')
      acts.startOver()
      return redirect('/demo/', 303)
    })
    .post('/demo/month-later', async ({ request, status, redirect }) => {
      if (!isOwn(request, origin)) return status(403, '')
      await acts.moveOn()
      return redirect('/demo/', 303)
    })
    .get('/demo/assets/:file', ({ params, status }) => assetOf(params.file) ?? status(404, ''))
    .get('/demo/console/*', ({ params }) => enterConsole({ url: api.url, origin }, params['*']))
    .use(shopServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY }))
    .use(appServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY }))
    .use(galleryServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY, origin }))
    .use(mailboxServer({ api }))
    .use(statementServer({ api }))
}

/** What the demo's own buttons do. */
export interface DemoActs {
  /** The demo's time, which may be ahead of the real one. */
  now(): number
  startOver(): void
  /** Lets a month pass. */
  moveOn(): Promise<void>
}

/** Refuses forms of other sites: they would delete what was tried out. */
function isOwn({ headers }: Request, origin: string): boolean {
  return headers.get('origin') === origin
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
