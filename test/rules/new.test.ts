import { afterAll, beforeAll, expect, test } from 'bun:test'
import { programCommand, run } from '../../tools/run-program.ts'
import { copyTree, type Copy } from './copy-tree.ts'

const PARTS = [
  ['widget', 'milestones'],
  ['feature', 'links/link-notes'],
  ['payout-provider', 'bank-wire'],
  ['integration', 'charge-bee'],
  ['importer', 'other-platform'],
  ['fraud-rule', 'same-country'],
  ['condition', 'lead/quantity'],
  ['decision', 'another-one'],
] as const

let copy: Copy
let written: string[] = []

const bun = (...args: string[]) => run([process.execPath, ...args], { cwd: copy.root })
const program = (...[name, args]: Parameters<typeof programCommand>) =>
  run(programCommand(name, args), { cwd: copy.root })

beforeAll(async () => {
  copy = copyTree()
  const { code, output } = await bun('tools/new.ts', ...PARTS.flat())
  expect({ code, output }).toMatchObject({ code: 0 })
  written = output.split('\n\n')[0]!.split('\n')
})
afterAll(() => copy.remove())

test('what `bun run new` writes has right types', async () => {
  const sources = written.filter((file) => file.endsWith('.ts'))
  expect(await copy.checkTypes(sources)).toEqual({ code: 0, output: '' })
})

test('what it writes is linted and formatted', async () => {
  const sources = written.filter((file) => file.endsWith('.ts'))
  expect(sources.length).toBeGreaterThan(15)
  expect(await program('oxlint', sources)).toMatchObject({ code: 0 })
  const formatted = await program('oxfmt', ['--check', ...written])
  expect(formatted).toMatchObject({ code: 0 })
})

test('what it writes passes the tests of its kind', async () => {
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
    ...rules.map((name) => `./test/rules/${name}.test.ts`),
  ]
  const { code, output } = await bun('test', '--timeout', '120000', ...files)
  expect({ code, failed: output.match(/^\(fail\).*$/gm) ?? [] }).toEqual({ code: 0, failed: [] })
})

test('a kind that is not known, or a name in another form, changes nothing', async () => {
  const refused = await Promise.all([
    bun('tools/new.ts', 'gadget', 'one'),
    bun('tools/new.ts', 'widget', 'TwoWords'),
    bun('tools/new.ts', 'feature', 'no-module'),
    bun('tools/new.ts', 'widget', 'faq'),
  ])
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect(refused[0]!.output).toContain('payout-provider wise')
  expect(refused[3]!.output).toContain('widgets/faq/faq')
})
