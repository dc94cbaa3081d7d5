import { expect, test } from 'bun:test'
import ts from 'typescript'
import { nodesIn, parse, sources, textOf } from './sources.ts'

/** What `tools/test.ts` gives every test: a bound for what hangs, which no busy machine exceeds. */
const LIMIT_MS = 600_000

const LIMITED = /^(test|it|beforeAll|beforeEach|afterAll|afterEach|setDefaultTimeout)\b/

/** The limit that a call sets for a test or a hook, if any. */
function limitOf(node: ts.Node): number | null {
  if (!ts.isCallExpression(node) || !LIMITED.test(node.expression.getText())) return null
  const last = node.arguments.at(-1)
  return last && ts.isNumericLiteral(last) ? Number(last.text) : null
}

test('no test and no hook sets a limit below that of the suite', () => {
  const files = [...sources('**/*.test.ts'), ...sources('test/**/*.ts')].filter((file) =>
    /[,(]\s*\d[\d_]{3,},?\s*\)/.test(textOf(file)),
  )
  const limits = files.flatMap((file) =>
    Array.from(nodesIn(parse(file)), (node) => ({ file, limit: limitOf(node) })),
  )
  expect(limits.filter(({ limit }) => limit !== null).length).toBeGreaterThan(0)
  expect(limits.filter(({ limit }) => limit !== null && limit < LIMIT_MS)).toEqual([])
})
