import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { EXAMPLES } from '../../tools/check-new.ts'
import { copyTree, type Copy } from '../../tools/copy-tree.ts'
import { run } from '../../tools/run-program.ts'

/** Files that somebody who adds a resource must know. */
const MOST_FILES = 25

let copy: Copy

interface Lines {
  lines: [file: string, after: string, line: string][]
}

/** The database of the other tests lacks the table of the new resource. */
const env = { TEST_DATABASE_TEMPLATE: undefined }
const bun = (...args: string[]) => run([process.execPath, ...args], { cwd: copy.root, env })

beforeAll(async () => {
  copy = copyTree()
  const { code, output } = await bun('tools/new.ts', ...EXAMPLES.flat())
  expect({ code, output }).toMatchObject({ code: 0 })
})
afterAll(() => copy.remove())

test('what `bun run new` writes passes the tests of its kind', async () => {
  const rules = ['drift', 'widgets', 'widgets-manifest', 'links', 'sources', 'configuration']
  const files = [
    './server/domain/fraud/settings.test.ts',
    './server/domain/fraud/judge.test.ts',
    './server/domain/fraud/same-country.test.ts',
    './server/domain/reward/conditions/lead-quantity.test.ts',
    './server/domain/reward/conditions/conditions.test.ts',
    './server/locales/locale.test.ts',
    './test/api/link-notes.test.ts',
    './test/contracts/payout-providers.test.ts',
    './test/contracts/integrations.test.ts',
    './test/contracts/importers.test.ts',
    './test/rules/audited.test.ts',
    ...rules.map((name) => `./test/rules/${name}.test.ts`),
  ]
  const { code, output } = await bun('test', '--timeout', '600000', ...files)
  expect({ code, failed: output.match(/^\(fail\).*$/gm) ?? [] }).toEqual({ code: 0, failed: [] })
})

test('a resource has few files to write or change', () => {
  const templates = copy.path('tools/templates/resource')
  const { lines } = JSON.parse(readFileSync(`${templates}/kind.json`, 'utf8')) as Lines
  const written = readdirSync(templates).filter((name) => name.endsWith('.txt'))
  const changed = new Set(lines.map(([file]) => file))
  expect(written.length + changed.size).toBeLessThanOrEqual(MOST_FILES)
})

test('a kind that is not known, or a name in another form, changes nothing', async () => {
  const refused = await Promise.all([
    bun('tools/new.ts', 'gadget', 'one'),
    bun('tools/new.ts', 'widget', 'TwoWords'),
    bun('tools/new.ts', 'resource', 'no-module'),
    bun('tools/new.ts', 'widget', 'faq'),
  ])
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect(refused[0]!.output).toContain('payout-provider wise')
  expect(refused[3]!.output).toContain('widgets/faq/faq')
})
