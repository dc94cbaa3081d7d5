import { join } from 'node:path'
import { Elysia } from 'elysia'
import type { Config } from '../server/config.ts'
import { appServer } from './app/server.ts'
import { ASSET_DIR } from './build-assets.ts'
import { galleryServer } from './gallery/server.ts'
import { guidePage } from './guide/page.ts'
import { DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from './keys.ts'
import { page } from './kit/page.ts'
import { mailboxServer } from './mailbox/server.ts'
import { shopServer } from './shop/server.ts'
import { statementServer } from './statement/server.ts'

/**
 * Builds everything below `/demo/`: the guide, the shop, the app, the elements, the mailbox,
 * statements.
 */
export function createPages({ origin, host, port }: Config) {
  const api = {
    // From where the server runs, `localhost` may be another address family than the one listened on.
    url: `http://${reachable(host)}:${port}/api`,
    secretKey: DEMO_SECRET_KEY,
  }
  return new Elysia({ name: 'demo', detail: { hide: true } })
    .get('/demo', () => page(guidePage(origin, DEMO_SECRET_KEY)))
    .get('/demo/assets/:file', ({ params, status }) => {
      if (!/^[\w-]+\.(js|css|svg)(\.map)?$/.test(params.file)) return status(404, '')
      return new Response(Bun.file(join(ASSET_DIR, params.file)), {
        headers: { 'cache-control': 'no-cache' },
      })
    })
    .use(shopServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY }))
    .use(appServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY }))
    .use(galleryServer({ api, publishableKey: DEMO_PUBLISHABLE_KEY, origin }))
    .use(mailboxServer({ api }))
    .use(statementServer({ api }))
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
