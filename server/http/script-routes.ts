import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { createAsset, serveAsset } from './asset.ts'
import { DIST } from './dist.ts'

export const SCRIPT_DIR = join(DIST, 'script')

/**
 * Serves the tracking script: `/script.js` and `/script.all.js`, which change with a new version, and
 * versioned copies, which never do; `/integrity.json` has their hashes.
 */
export function scriptRoutes(dir = SCRIPT_DIR) {
  const app = new Elysia({ name: 'script' })
  for (const name of filesOf(dir)) {
    const versioned = /\d+\.\d+\.\d+/.test(name)
    const asset = createAsset(name, readFileSync(join(dir, name)), versioned)
    app.get(`/${name}`, ({ request }) => serveAsset(asset, request.headers), {
      detail: { hide: true },
    })
  }
  return app
}

/** The folder also holds the npm package, which is nobody's to fetch from here. */
const SERVED = /^(script(\.all)?(\.\d+\.\d+\.\d+\S*)?\.js|integrity\.json)$/

function filesOf(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).filter((name) => SERVED.test(name)) : []
}
