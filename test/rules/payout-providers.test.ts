import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree, type Copy } from '../../tools/copy-tree.ts'
import { run } from '../../tools/run-program.ts'

/** What a provider's author writes; this one speaks as PayPal does. */
const FOLDER = {
  'provider.ts': `import { defineProvider } from '../define-provider.ts'
import { payPal } from '../paypal/provider.ts'

export const planted = defineProvider({
  apis: [],
  texts: {
    en: { 'payout.planted.late': 'Later.' },
    de: { 'payout.planted.late': 'Später.' },
  },
  settings: { PLANTED_API_BASE: { fallback: 'https://planted.example', meaning: 'Where it is' } },
  create: ({ PLANTED_API_BASE: base }, options) => ({
    ...payPal.create({ PAYPAL_API_BASE: base }, options),
    name: 'planted',
    label: 'Planted',
  }),
})
`,
  'testing.ts': `import { fixture as payPal, type PayPalStub } from '../paypal/testing.ts'
import type { OnlineFixture } from '../testing.ts'

export const fixture: OnlineFixture<PayPalStub> = {
  ...payPal,
  settings: (base) => ({ PLANTED_API_BASE: base }),
}
`,
  'README.md': readFileSync(
    join(import.meta.dir, '../../server/payout-providers/paypal/README.md'),
    'utf8',
  ),
}

/** What the places that once named every provider know of the new one. */
const PROBE = `import { readConfig } from './server/config.ts'
import { CATALOGUES } from './server/locales/catalogues.ts'
import { openProviderStubs } from './demo/story/provider-stubs.ts'
import { providerPage } from './docs/generators/payout-providers.ts'

const stubs = await openProviderStubs()
console.log(JSON.stringify({
  config: readConfig({ PLANTED_API_BASE: 'https://sandbox.example' }).providerSettings,
  demo: 'PLANTED_API_BASE' in stubs.settings,
  text: CATALOGUES.de['payout.planted.late'],
  page: providerPage().includes('[\`planted\`](') && providerPage().includes('PLANTED_API_BASE'),
}))
await stubs.stop()
`

let copy: Copy

beforeAll(() => {
  copy = copyTree()
  const folder = copy.path('server/payout-providers/planted')
  mkdirSync(folder)
  for (const [file, text] of Object.entries(FOLDER)) writeFileSync(join(folder, file), text)
  const registry = copy.path('server/payout-providers/index.ts')
  const text = readFileSync(registry, 'utf8')
    .replace(/^import /m, "import { planted } from './planted/provider.ts'\nimport ")
    .replace('const DEFINITIONS = {', '$&\n  planted,')
  writeFileSync(registry, text)
})
afterAll(() => copy.remove())

test('a payout provider is one folder and one line: configuration, texts, docs and demo follow', async () => {
  writeFileSync(copy.path('probe.ts'), PROBE)
  const { code, output } = await run([process.execPath, 'probe.ts'], { cwd: copy.root })
  expect({ code, known: JSON.parse(output) as unknown }).toEqual({
    code: 0,
    known: {
      config: { PLANTED_API_BASE: 'https://sandbox.example' },
      demo: true,
      text: 'Später.',
      page: true,
    },
  })
})

test('the contract suites run for it without being told', async () => {
  const suites = ['payout-providers', 'payout-providers-online'].map(
    (name) => `./test/contracts/${name}.test.ts`,
  )
  const command = [process.execPath, 'test', '--timeout', '600000', '-t', 'planted', ...suites]
  const { code, output } = await run(command, { cwd: copy.root })
  expect({ code, output }).toMatchObject({ code: 0 })
  for (const guarantee of ['says of a wrong value', 'after hang-after it throws', 'its page']) {
    expect(output).toContain(guarantee)
  }
})

test('a language that its texts lack fails a test', async () => {
  const command = [process.execPath, 'test', './test/rules/messages.test.ts']
  const { code, output } = await run(command, { cwd: copy.root })
  expect(code).not.toBe(0)
  expect(output).toContain('(fail) the catalogue of fr > has every code')
  expect(output).not.toContain('(fail) the catalogue of de > has every code')
})

test('the contract suites fail when its folder has no fixture', async () => {
  writeFileSync(copy.path('server/payout-providers/planted/testing.ts'), 'export {}\n')
  const command = [process.execPath, 'test', './test/contracts/payout-providers.test.ts']
  const { code, output } = await run(command, { cwd: copy.root })
  expect(code).not.toBe(0)
  expect(output).toContain('server/payout-providers/planted/testing.ts exports no fixture')
})
