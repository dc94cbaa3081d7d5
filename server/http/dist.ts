import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** Where `bun run build` writes what browsers load. The server only reads it. */
export const DIST = join(ROOT, 'dist')

/** The folders of `DIST` that a server serves: the tracking script, the elements, the console, the pages for partners, the API reference. */
export const PARTS = ['script', 'widgets', 'console', 'portal', 'api'] as const
export type Part = (typeof PARTS)[number]

/** Written into a folder once all its other files are there; holds the hash of its sources. */
export const STAMP = 'sources.sha256'

export const NOT_BUILT =
  'The script, the elements and the console are not built: run `bun run build`.'

/** Tells whether `bun run build` has written every part. */
export function isBuilt(dist = DIST): boolean {
  return PARTS.every((part) => existsSync(join(dist, part, STAMP)))
}

/** The documentation: built with the parts for production, and otherwise only when somebody wants to read it. */
export const DOCS_DIR = join(DIST, 'docs')
