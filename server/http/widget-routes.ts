import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Elysia } from 'elysia'
import { createAsset, serveAsset } from './asset.ts'

/** Where `tools/build-widgets.ts` leaves the elements. */
export const WIDGETS_DIR = resolve(import.meta.dir, '../../dist/widgets')

/** `de-HTNKPUS2.js`: the bundler puts the hash of the content into the name of what others import. */
const HASHED = /-[0-9A-Z]{8}\.js$/

/** The elements below `/widgets/`: `loader.js`, `index.js`, one module an element, what they share. */
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
