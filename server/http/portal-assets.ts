import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { SAFE_HEADERS } from '../core/response-headers.ts'
import { ApiError } from '../domain/errors.ts'
import { createAsset, serveAsset } from './asset.ts'
import { DIST, NOT_BUILT } from './dist.ts'

export const PORTAL_DIR = join(DIST, 'portal')

const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
}

/** Serves the portal's script below `/partners/assets/`; its name has a hash of its content. */
export function portalAssets(dir = PORTAL_DIR) {
  const app = new Elysia({ name: 'portal-assets', detail: { hide: true } })
  const names = existsSync(dir) ? readdirSync(dir) : []
  for (const name of names.filter((file) => /-[0-9a-f]{8}\.js$/.test(file))) {
    const asset = createAsset(name, readFileSync(join(dir, name)), true, ASSET_HEADERS)
    app.get(`/partners/assets/${name}`, ({ request }) => serveAsset(asset, request.headers))
  }
  return app.get(
    '/partners/assets/*',
    () => new Response('', { status: 404, headers: SAFE_HEADERS }),
  )
}

/**
 * Reads what was built: the style sheet, and the address of the script.
 * @throws ApiError `service_unavailable` when nothing was
 */
export function readPortalFiles(dir = PORTAL_DIR): { style: string; script: string } {
  const names = existsSync(dir) ? readdirSync(dir) : []
  const script = names.find((name) => /^portal-[0-9a-f]{8}\.js$/.test(name))
  const style = names.find((name) => /^style-[0-9a-f]{8}\.css$/.test(name))
  if (!script || !style) throw new ApiError('service_unavailable', NOT_BUILT)
  return { style: readFileSync(join(dir, style), 'utf8'), script: `/partners/assets/${script}` }
}
