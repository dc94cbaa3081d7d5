/** Holds `test/promises` against the tests: what users are promised, and the tests that fail when it is broken. */
import { expect, test } from 'bun:test'
import { existsSync, globSync, readFileSync } from 'node:fs'

/** A promise stands alone in its line; the tests below it are indented: `file: name`. */
const lines = globSync('test/promises/*.txt').flatMap((file) =>
  readFileSync(file, 'utf8').trimEnd().split('\n'),
)
const named = lines.flatMap((line) => {
  const [, file, name] = /^ {2}(\S+\.test\.ts): (.+)$/.exec(line) ?? []
  return file && name ? [{ file, name }] : []
})

test('each promise is made once and has a test', () => {
  const promises = lines.flatMap((line, i) => (line.startsWith(' ') ? [] : [{ line, i }]))
  expect(promises.length).toBeGreaterThan(100)
  expect(new Set(promises.map(({ line }) => line)).size).toBe(promises.length)
  const untested = promises.filter(({ i }) => !lines[i + 1]?.startsWith('  '))
  expect(untested).toEqual([])
  expect(named.length + promises.length).toBe(lines.length)
})

test('each test that is named exists', () => {
  const missing = named.filter(
    ({ file, name }) => !existsSync(file) || !titlesIn(file).includes(name),
  )
  expect(missing).toEqual([])
})

test('each test of promises is named', () => {
  const names = new Set(named.map(({ file, name }) => `${file}: ${name}`))
  const written = globSync('test/api/promises-*.test.ts').flatMap((file) =>
    titlesIn(file, /'([^'\n]+)',\s*async \(/g).map((name) => `${file}: ${name}`),
  )
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter((one) => !names.has(one))).toEqual([])
})

/** A title is followed by its function, so that a mention elsewhere is none. */
function titlesIn(file: string, title = /'([^'\n]+)',\s*(?:async )?\(/g): string[] {
  return [...readFileSync(file, 'utf8').matchAll(title)].map(([, name]) => name!)
}
