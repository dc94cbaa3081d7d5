import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { jsonProblem } from './check-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('text may nest 32 levels, whatever stands in its strings', () => {
  expect(jsonProblem(nested(32))).toBeNull()
  expect(jsonProblem(nested(33))).toBe('deep')
  expect(jsonProblem('{"a":'.repeat(33))).toBe('deep')
  expect(jsonProblem(JSON.stringify([nested(40), '\\', '"[[[', '\\"'.repeat(40)]))).toBeNull()
  expect(jsonProblem('['.repeat(1_000_000))).toBe('deep')
})

test('text may have 20,000 values', () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0))
  expect(jsonProblem(list(20_000))).toBeNull()
  expect(jsonProblem(list(20_001))).toBe('many')
  expect(jsonProblem(JSON.stringify(','.repeat(50_000)))).toBeNull()
})

test('U+0000 is found exactly where a string has it', () => {
  const word = fc.string({ unit: fc.constantFrom('\0', '\\', 'u0000', '"', 'a') })
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const expected = words.join('').includes('\0') ? 'null-character' : null
      expect(jsonProblem(JSON.stringify(words))).toBe(expected)
    }),
  )
})

test('what JSON.parse reads is let through', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      fc.pre(!text.includes('u0000'))
      expect(jsonProblem(text)).toBeNull()
    }),
  )
})
