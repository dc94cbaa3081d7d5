import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { BAD_INPUTS } from '../../docs/generators/known-failures/bad-inputs.ts'
import { KNOWN_FAILURES } from '../../docs/generators/known-failures/index.ts'

const PAGE = readFileSync('docs/development/provider-failures.md', 'utf8')
const ROWS = [...PAGE.matchAll(/^\| (.+) \| \[(.+)\]\(.+\) \| `(.+)` \|$/gm)]
const known = Object.entries(KNOWN_FAILURES).flatMap(([reporter, all]) =>
  all.map(({ failure }) => `${reporter}: ${failure}`),
)

test('each known failure and each bad input has a row in the page', () => {
  expect(known.length).toBe(39)
  const shown = new Set(ROWS.map(([, failure]) => failure!))
  expect([...shown]).toEqual([...known, ...BAD_INPUTS.map(({ failure }) => failure)])
})

test('each test that the page names exists', () => {
  const missing = ROWS.flatMap(([, , file, name]) => {
    // A title is followed by its function, so that a mention elsewhere is none.
    const title = new RegExp(`'${RegExp.escape(name!)}',\\s*(async )?\\(`)
    return existsSync(file!) && title.test(readFileSync(file!, 'utf8')) ? [] : [`${file}: ${name}`]
  })
  expect(missing).toEqual([])
})
