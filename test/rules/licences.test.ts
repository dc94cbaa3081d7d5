import { expect, test } from 'bun:test'
import { ROOT } from './sources.ts'

const ALLOWED =
  /^\(?(MIT|ISC|OFL-1\.1|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Unlicense|CC0-1\.0|BlueOak-1\.0\.0)\b/

/** Used while developing only, so nothing of them reaches a user. */
const DEVELOPMENT_ONLY: Record<string, string> = {
  '@cspell/dict-django': 'WTFPL',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
  argparse: 'Python-2.0',
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  lightningcss: 'MPL-2.0',
  'lightningcss-linux-x64-gnu': 'MPL-2.0',
  'json-schema': 'AFL-2.1 OR BSD-3-Clause',
  only: 'MIT, by its licence file; its package.json does not say',
}

/** Whose package.json does not say what their licence file does. */
const BY_LICENCE_FILE: Record<string, string> = { dub: 'MIT' }

interface Manifest {
  name?: string
  license?: string | { type: string }
  licenses?: { type: string }[]
}

test('every installed package has a licence that lets people do as they like', async () => {
  const manifests = await Promise.all(
    ['node_modules/*/package.json', 'node_modules/@*/*/package.json']
      .flatMap((pattern) => Array.from(new Bun.Glob(pattern).scanSync({ cwd: ROOT })))
      .map((file) => Bun.file(`${ROOT}/${file}`).json() as Promise<Manifest>),
  )
  const wrong = manifests
    .filter(({ name }) => name && !(name in DEVELOPMENT_ONLY) && !name.startsWith('lightningcss-'))
    .map((manifest) => `${manifest.name}: ${licenceOf(manifest)}`)
    .filter((line) => !ALLOWED.test(line.split(': ')[1] ?? ''))
  expect(wrong).toEqual([])
  expect(manifests.length).toBeGreaterThan(100)
})

test('what is allowed while developing only is no dependency of the product', async () => {
  const { dependencies } = (await Bun.file(`${ROOT}/package.json`).json()) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies).filter((name) => name in DEVELOPMENT_ONLY)).toEqual([])
})

function licenceOf({ name, license, licenses }: Manifest): string {
  if (name && name in BY_LICENCE_FILE) return BY_LICENCE_FILE[name]!
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map((one) => one.type).join(' OR ') ?? 'none'
}
