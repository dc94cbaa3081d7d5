import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { createAsset, serveAsset } from './asset.ts'
import { SCRIPT_DIR } from './script-routes.ts'

/** What the templates call the server's address, in their code and in their permissions. */
const PLACEHOLDER = 'https://svc.example.com'

/**
 * Serves the templates of Google Tag Manager, `/tag-manager/web.tpl` and `/tag-manager/server.tpl`, with this
 * server's address in them: a template may load from, and send to, no other.
 */
export function tagManagerRoutes(origin: string, dir = SCRIPT_DIR) {
  const app = new Elysia({ name: 'tag-manager', prefix: '/tag-manager' })
  for (const name of ['web.tpl', 'server.tpl']) {
    const path = join(dir, name)
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8').replaceAll(PLACEHOLDER, origin)
    const asset = createAsset(name, new TextEncoder().encode(text), false)
    app.get(`/${name}`, ({ request }) => serveAsset(asset, request.headers), {
      detail: { hide: true },
    })
  }
  return app
}
