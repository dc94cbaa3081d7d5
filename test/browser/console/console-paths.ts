import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../tools/ensure-installed.ts'

const ROUTES = ['routes.ts', 'connection-routes.ts', 'editor-routes.ts', 'settings-routes.ts']

/** Reads the paths of all pages of the console that somebody who is signed in can open; some end in `:id`. */
export async function consolePaths(): Promise<string[]> {
  const texts = await Promise.all(
    ROUTES.map((file) => readFile(join(ROOT, 'console/router', file), 'utf8')),
  )
  const found = texts.flatMap((text) =>
    Array.from(text.matchAll(/^ {2}'(\/[^']*)': \{([^]*?)^ {2}\}/gm), ([, path = '', body = '']) =>
      body.includes('open: true') ? '' : path,
    ),
  )
  return found.filter((path) => path !== '')
}
