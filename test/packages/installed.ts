import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json'
import { ROOT } from '../../tools/ensure-installed.ts'
import { programCommand } from '../../tools/run-program.ts'
import { isThere, LONG_MS, Scratch, succeed } from './scratch.ts'

/** What a program of a server does with each package. */
const SERVER = `
import { init } from '@svc/analytics'
import { init as initAll } from '@svc/analytics/all'
import * as widgets from '@svc/widgets'
import { formatMoney, money, readClickId, ConfigurationError } from '@svc/sdk'
import { FakeSvc } from '@svc/sdk/testing'
import * as signIn from '@svc/sdk/sign-in'

const fake = new FakeSvc()
fake.answer('POST /links', { id: 'link_1' })
const { id } = await fake.links.create({ url: 'https://shop.test/' })
const refused = await fake.links.get('..').catch((error) => error instanceof ConfigurationError)
console.log(JSON.stringify({
  init: [init({ key: 'svc_pk_a', api: '/api' }), initAll({ key: 'svc_pk_a', api: '/api' })].map(String),
  widgets: typeof widgets.SvcShareLink,
  click: readClickId('svc_id=a'),
  money: formatMoney(money('19.00', 'usd')),
  signIn: Object.keys(signIn).length > 3,
  id,
  refused,
}))
`

const DONE = {
  init: ['undefined', 'undefined'],
  widgets: 'function',
  click: 'a',
  money: '19.00',
  signIn: true,
  id: 'link_1',
  refused: true,
}

const PAGE = `
import { init } from '@svc/analytics'
import '@svc/widgets/elements.css'
import '@svc/widgets/svc-share-link.js'
import { money } from '@svc/sdk'

document.title = String(init({ key: 'svc_pk_a', api: '/api' })?.getClickId() ?? money('19.00', 'usd').amount)
`

/** What the examples take for granted. */
const GIVEN = `
import { signWebhook, Svc, verifyWebhook } from '@svc/sdk'
declare const process: { env: Record<string, string | undefined> }
declare const request: Request
declare const svc: Svc
`

const scratch = new Scratch()
let dependencies: Record<string, string>
const bunInstall = [process.execPath, 'install', '--ignore-scripts']
const npmInstall = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts']

beforeAll(async () => {
  dependencies = await scratch.pack()
}, LONG_MS)
afterAll(() => scratch.remove())

const manifestOf = (more: Record<string, string> = {}) => ({
  private: true,
  type: 'module',
  dependencies: { ...dependencies, ...more },
})

describe('installed from their tarballs, the packages', () => {
  test.if(isThere('node', 'apt-get install nodejs') && isThere('npm', 'apt-get install npm'))(
    'run in Node',
    async () => {
      const files = { 'package.json': manifestOf(), 'server.js': SERVER }
      const folder = await scratch.project('node', { install: npmInstall, files })
      expect(JSON.parse(await succeed(['node', 'server.js'], folder))).toEqual(DONE)
    },
    LONG_MS,
  )

  test(
    'run in Bun',
    async () => {
      const files = { 'package.json': manifestOf(), 'server.ts': SERVER }
      const folder = await scratch.project('bun', { install: bunInstall, files })
      expect(JSON.parse(await succeed([process.execPath, 'server.ts'], folder))).toEqual(DONE)
    },
    LONG_MS,
  )

  test(
    'are built into a page by Vite, no more of them than it uses',
    async () => {
      const files = {
        'package.json': manifestOf({ vite: manifest.devDependencies.vite }),
        'index.html': '<!doctype html><script type="module" src="/page.js"></script>',
        'page.js': PAGE,
      }
      const folder = await scratch.project('vite', { install: bunInstall, files })
      await succeed([process.execPath, '--bun', 'node_modules/vite/bin/vite.js', 'build'], folder)
      const assets = join(folder, 'dist/assets')
      const built = readdirSync(assets).map((file) => [
        file,
        readFileSync(join(assets, file), 'utf8'),
      ])
      const main = built.find(([file]) => file!.startsWith('index-') && file!.endsWith('.js'))![1]
      expect(main).toContain('svc_id')
      expect(main).toContain('svc-share-link')
      expect(main).not.toContain('svc-leaderboard')
      expect(main).not.toContain('idempotency-key')
      expect(built.find(([file]) => file!.endsWith('.css'))![1]).toContain('svc-share-link')
    },
    LONG_MS,
  )

  test.each(['script', 'widgets', 'sdk/typescript'])(
    'are used by the README of %s as their types say',
    async (source) => {
      const readme = readFileSync(join(ROOT, source, 'README.md'), 'utf8')
      const examples = Array.from(readme.matchAll(/^```(tsx?)\n(.*?)^```/gms))
      expect(examples.length).toBeGreaterThan(0)
      expect(readme).toMatch(/^npm install @svc\/\w+$/m)
      const files = Object.fromEntries(
        examples.map(([, ending, code], at) => [`example-${at}.${ending}`, wholeModule(code!)]),
      )
      const types = { '@types/react': manifest.devDependencies['@types/react'] }
      const folder = await scratch.project(`readme-${source.replaceAll('/', '-')}`, {
        install: bunInstall,
        files: { ...files, 'package.json': manifestOf(types), 'tsconfig.json': STRICT },
      })
      await succeed(programCommand('tsc', ['-p', folder]), folder)
      // The check sees mistakes.
      writeFileSync(join(folder, 'wrong.ts'), "import { nothing } from '@svc/sdk'\nnothing()\n")
      const again = succeed(programCommand('tsc', ['-p', folder]), folder)
      await expect(again).rejects.toThrow('nothing')
    },
    LONG_MS,
  )
})

const STRICT = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
}

/** An example that imports nothing goes on from the one before. */
function wholeModule(code: string): string {
  if (!code.includes("from '@svc/sdk'")) return `${GIVEN}\n${code}\nexport {}\n`
  return `declare const process: { env: Record<string, string | undefined> }\n${code}\nexport {}\n`
}
