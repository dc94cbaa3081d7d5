import { beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { WIDGETS_DIR } from '../../server/http/widget-routes.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { widgetElements } from '../../tools/widget-elements.ts'

const KB = 1024

/**
 * What a page loads for one element: all of its modules, Lit and the base among them, as `gzip -9` makes
 * them. English stands in the elements; another language adds its words.
 */
const LIMITS: Record<string, number> = {
  'svc-discount-banner': 9 * KB,
  'svc-partner-signup': 12.5 * KB,
  'svc-referral-dashboard': 24 * KB,
}
/** For the elements that the dashboard is made of, with what they have in common. */
const PART_LIMIT = 18.5 * KB
const LOADER_LIMIT = 1 * KB
const LOCALE_LIMIT = 5 * KB
const SHEET_LIMIT = 1.5 * KB

beforeAll(() => ensureBuilt(['widgets']))

const textOf = (file: string) => readFileSync(join(WIDGETS_DIR, file), 'utf8')
const gzipped = (file: string) => gzipSync(textOf(file), { level: 9 }).length

/** An element's module and all that it imports at once. */
function filesOf(tag: string): string[] {
  const found = new Set([`${tag}.js`])
  for (const file of found)
    for (const [, path = ''] of textOf(file).matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
      found.add(basename(path))
  return Array.from(found)
}

test('no element makes a page heavy', () => {
  const sizes = widgetElements().map(({ tag }) => ({
    tag,
    bytes: filesOf(tag).reduce((sum, file) => sum + gzipped(file), 0),
    limit: LIMITS[tag] ?? PART_LIMIT,
  }))
  expect(sizes.filter(({ bytes, limit }) => bytes > limit)).toEqual([])
})

test('an element is one file, or its own and the one that it shares with others', () => {
  for (const { tag } of widgetElements()) {
    const [own, ...others] = filesOf(tag)
    expect(own).toBe(`${tag}.js`)
    const shared = others.filter((file) => !file.startsWith('svc-'))
    expect(shared.filter((file) => !/^core-[0-9a-f]{8}\.js$/.test(file))).toEqual([])
    expect(shared.length).toBeLessThanOrEqual(1)
  }
})

test('the loader knows all files that an element needs', () => {
  const loader = textOf('loader.js')
  for (const { tag } of widgetElements())
    expect(loader).toContain(
      `"${tag}":[${filesOf(tag)
        .map((file) => `\`${file}\``)
        .join()}]`,
    )
})

test('the loader and a language’s words are small', () => {
  expect(gzipped('loader.js')).toBeLessThanOrEqual(LOADER_LIMIT)
  for (const language of ['ar', 'de', 'es', 'fr', 'ja', 'pt-br'])
    expect(gzipped(`${language}.js`)).toBeLessThanOrEqual(LOCALE_LIMIT)
})

test('the sheet that keeps room for every element is small', () => {
  expect(gzipped('elements.css')).toBeLessThanOrEqual(SHEET_LIMIT)
})
