import { expect, test } from 'bun:test'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dir, '../..')
const read = (path: string) => Bun.file(resolve(ROOT, path)).text()

test('what docs/guides/embedding.md shows is what the demo and the tests run', async () => {
  const blocks = [
    ...(await read('docs/guides/embedding.md')).matchAll(
      /^`((?:demo|test)\/[^`]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm,
    ),
  ]
  expect(blocks.length).toBeGreaterThanOrEqual(9)
  for (const [, path, code] of blocks) {
    const shown = { path, isShown: (await read(path!)).includes(code!) }
    expect(shown).toEqual({ path, isShown: true })
  }
})
