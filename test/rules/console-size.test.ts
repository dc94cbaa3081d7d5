import { beforeAll, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CONSOLE_DIR } from '../../server/http/console-routes.ts'
import { ensureBuilt } from '../../tools/build.ts'

const KB = 1024
/** Of script, as `gzip -9` makes it: what the page loads before it shows the first figures. */
const FIRST_VIEW_LIMIT = 120 * KB
const SIGN_IN_LIMIT = 80 * KB
const FONT_LIMIT = 50 * KB

beforeAll(() => ensureBuilt(['console']))

const textOf = (file: string) => readFileSync(join(CONSOLE_DIR, file), 'utf8')

/** Files that begin so, and all that they import at once. */
function filesOf(...names: string[]): string[] {
  const all = readdirSync(CONSOLE_DIR)
  const found = new Set(
    names.map((name) => {
      const file = all.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
      if (!file) throw new Error(`There is no file ${name}: ${all.join(', ')}`)
      return file
    }),
  )
  for (const file of found)
    for (const [, path = ''] of textOf(file).matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
      found.add(basename(path))
  return Array.from(found)
}

const sizeOf = (...names: string[]) =>
  filesOf(...names).reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)

test('the first view is light', () => {
  for (const page of ['home-page', 'analytics-page']) {
    const size = sizeOf('head', 'main', 'console-app', page)
    expect(size).toBeGreaterThan(30 * KB)
    expect(size).toBeLessThanOrEqual(FIRST_VIEW_LIMIT)
  }
})

test('signing in loads no page of figures', () => {
  expect(sizeOf('head', 'main', 'console-app', 'sign-in-page')).toBeLessThanOrEqual(SIGN_IN_LIMIT)
  expect(textOf('index.html')).not.toMatch(/home-page|analytics-page/)
})

test('the page names its files by their content, and has no script or style of its own', () => {
  const page = textOf('index.html')
  expect(page).not.toMatch(/%[a-z]+%|<style|style=|onload=|<script(?![^>]*src=)/)
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect(path).toMatch(/^\/console\/assets\/[\w.-]+-[0-9a-f]{8}\.(js|css|woff2|png|webmanifest)$/)
    expect(readdirSync(CONSOLE_DIR)).toContain(basename(path))
  }
  const font = readdirSync(CONSOLE_DIR).filter((file) => file.endsWith('.woff2'))
  expect(font).toHaveLength(1)
  expect(readFileSync(join(CONSOLE_DIR, font[0]!)).length).toBeLessThanOrEqual(FONT_LIMIT)
})
