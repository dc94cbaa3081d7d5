import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { createAsset, serveAsset } from './asset.ts'
import { DIST } from './dist.ts'

export const WIDGETS_DIR = join(DIST, 'widgets')

/** `core-acf3bdad.js`: the bundler puts a hash of the content into the name of a shared file. */
const HASHED = /-[0-9a-f]{8}\.js$/

/**
 * Serves the elements below `/widgets/`: `loader.js`, `index.js`, one module an element, and shared chunks.
 */
export function widgetRoutes(dir = WIDGETS_DIR) {
  const app = new Elysia({ name: 'widgets', prefix: '/widgets' })
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => /\.(js|css)$/.test(name)) : []
  for (const name of names) {
    const asset = createAsset(name, readFileSync(join(dir, name)), HASHED.test(name))
    app.get(`/${name}`, ({ request }) => serveAsset(asset, request.headers), {
      detail: { hide: true },
    })
  }
  return app
}
