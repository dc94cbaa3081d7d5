import { join } from 'node:path'
import { ASSET_DIR } from '../build-assets.ts'

/** Answers a script or a style sheet of the demo's pages; null: there is none of that name. */
export function assetOf(file: string): Response | null {
  if (!/^[\w-]+\.(js|css|svg)(\.map)?$/.test(file)) return null
  return new Response(Bun.file(join(ASSET_DIR, file)), { headers: { 'cache-control': 'no-cache' } })
}
