import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { programCommand } from '../../tools/run-program.ts'
import { LONG_MS, PACKAGES, Scratch, succeed } from './scratch.ts'

/** Files for a tag have no types: nobody imports them. */
const UNTYPED: Partial<Record<string, string[]>> = { analytics: ['script.js', 'script.all.js'] }

const scratch = new Scratch()

beforeAll(async () => {
  await scratch.pack()
}, LONG_MS)
afterAll(() => scratch.remove())

describe.each(PACKAGES)('@svc/%s', (name) => {
  const tarball = join(scratch.folder, `${name}.tgz`)
  const unpacked = join(scratch.folder, 'unpacked', name)

  beforeAll(async () => {
    const archive = new Bun.Archive(await Bun.file(tarball).arrayBuffer())
    await archive.extract(unpacked)
  })

  test('is what publint recommends', async () => {
    const { messages, pkg } = await publint({ pkgDir: join(unpacked, 'package'), pack: false })
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([])
  })

  test(
    'has types that every resolution finds',
    async () => {
      const left = (UNTYPED[name] ?? []).flatMap((file) => ['--exclude-entrypoints', file])
      const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
      await succeed(programCommand('attw', [tarball, ...options, ...left]), scratch.folder)
    },
    LONG_MS,
  )

  test('has all that a package needs, and nothing that it does not', () => {
    const root = join(unpacked, 'package')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'index.d.ts']),
    )
    const superfluous = files.filter(
      (file) =>
        /(\.test\.|\.map$|test-kit|conformance|examples)/.test(file) || /(?<!\.d)\.ts$/.test(file),
    )
    expect(superfluous).toEqual([])
    for (const file of files.filter((one) => one.endsWith('.js')))
      expect(readFileSync(join(root, file), 'utf8')).not.toContain('sourceMappingURL')
  })

  test('has every file that its exports name, and says whose it is', () => {
    const root = join(unpacked, 'package')
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module', name: `@svc/${name}` })
    expect(manifest.description).toMatch(/\w/)
    const promised = Object.values(manifest.exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
      .filter((path) => !path.includes('*'))
    expect(promised.length).toBeGreaterThan(3)
    expect(promised.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

interface Manifest {
  description: string
  exports: Record<string, string | Record<string, string>>
}
