import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mutant } from '../src/instrument.ts'
import { createTypeChecker, withMutant } from '../src/type-checker.ts'

const SOURCE = `import { two } from './two.ts'

export const sum = (): number => two() + 1
`

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'svc-types-'))
  const options = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['ES2024'],
  }
  const compilerOptions = { ...options, noUnusedLocals: true, module: 'ESNext' }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  writeFileSync(join(root, 'two.ts'), 'export const two = () => 2\n')
  writeFileSync(join(root, 'sum.ts'), SOURCE)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Replaces the sum. */
const mutantOf = (replacement: string): Mutant => ({
  id: '1',
  fileName: 'sum.ts',
  mutatorName: 'ArithmeticOperator',
  replacement,
  location: { start: { line: 2, column: 33 }, end: { line: 2, column: 42 } },
})

test('a mutant is one change in the text', () => {
  expect(withMutant(SOURCE, mutantOf('two() - 1'))).toBe(SOURCE.replace('+', '-'))
})

test('a mutant whose types are wrong is found, one that leaves a name unused is none', () => {
  const isMistyped = createTypeChecker(root)
  const found = ['two() - 1', '{}', '1', 'undefined', 'two() - 1'].map((replacement) =>
    isMistyped(mutantOf(replacement)),
  )
  expect(found).toEqual([false, true, false, true, false])
})
