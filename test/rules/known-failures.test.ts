import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { KNOWN_FAILURES } from '../../docs/generators/known-failures/index.ts'

const all = Object.values(KNOWN_FAILURES).flat()

test('each known failure of such systems has tests, which exist by the names that the page gives', () => {
  expect(all.length).toBe(33)
  const missing = all.flatMap(({ failure, tests }) => {
    if (tests.length === 0) return [`${failure}: no test`]
    return tests
      .filter(([file, name]) => !readFileSync(file, 'utf8').includes(`'${name}'`))
      .map(([file, name]) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
