import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWidgets, type BuiltElement } from '../../tools/build-widgets.ts'

const KB = 1024

/**
 * What a page loads for one element: all of its modules, Lit and the base among them, as `gzip -9` makes
 * them. English stands in the elements; another language adds its words.
 */
const LIMITS: Record<string, number> = {
  'svc-discount-banner': 7.5 * KB,
  'svc-partner-signup': 10 * KB,
  'svc-referral-dashboard': 20 * KB,
}
/** Of the elements that the dashboard is made of, with what they have in common. */
const PART_LIMIT = 16 * KB
const LOADER_LIMIT = 1 * KB
const WORDS_LIMIT = 5 * KB
const SHEET_LIMIT = 1 * KB

const folder = mkdtempSync(join(tmpdir(), 'svc-widgets-'))
const outDir = join(folder, 'widgets')
let built: BuiltElement[]

beforeAll(async () => {
  built = await buildWidgets(outDir)
})
afterAll(() => rmSync(folder, { recursive: true }))

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length
}

test('no element makes a page heavy', () => {
  const sizes = built.map(({ tag, files }) => ({
    tag,
    bytes: files.reduce((sum, file) => sum + gzipped(file), 0),
    limit: LIMITS[tag] ?? PART_LIMIT,
  }))
  console.table(Object.fromEntries(sizes.map(({ tag, bytes, limit }) => [tag, { bytes, limit }])))
  expect(sizes.filter(({ bytes, limit }) => bytes > limit)).toEqual([])
})

test('an element is one file, or its own and the one that it shares with others', () => {
  for (const { tag, files } of built) {
    expect(files[0]).toBe(`${tag}.js`)
    const shared = files.filter((file) => file.startsWith('core-'))
    const others = files.slice(1).filter((file) => !file.startsWith('svc-'))
    expect(others).toEqual(shared)
  }
})

test('the loader and a language’s words are small', () => {
  expect(gzipped('loader.js')).toBeLessThanOrEqual(LOADER_LIMIT)
  for (const language of ['ar', 'de', 'es', 'fr', 'ja', 'pt-br'])
    expect(gzipped(`${language}.js`)).toBeLessThanOrEqual(WORDS_LIMIT)
})

test('the sheet that keeps room for every element is small', () => {
  expect(gzipped('elements.css')).toBeLessThanOrEqual(SHEET_LIMIT)
})
