import { expect, test } from 'bun:test'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { generatedPages } from '../../tools/generate.ts'
import { programCommand, run } from '../../tools/run-program.ts'
import { ROOT, textOf } from './sources.ts'

test('the generated pages are what the code says', async () => {
  // In a process of its own: Elysia changes the schemas of answers once an app has answered.
  const checked = await run([process.execPath, 'tools/generate.ts', '--check'])
  expect(checked).toEqual({ code: 0, output: '' })
})

test('the server libraries have nothing that was generated once and is not any more', async () => {
  const written = new Set(Object.keys(await generatedPages()))
  const made = globSync('sdk/{typescript,python,go,ruby,php}/**/*.{ts,py,go,rb,php}', { cwd: ROOT })
  const stale = made.filter(
    (file) => !written.has(file) && textOf(file).includes('by `bun run generate` from the API'),
  )
  expect(stale).toEqual([])
})

test('.gitattributes marks what is generated, and nothing else of the server libraries', async () => {
  const rules = textOf('.gitattributes')
    .split('\n')
    .flatMap((line) => {
      const [, pattern, mark] = /^(\S+) (-?)linguist-generated$/.exec(line) ?? []
      if (pattern === undefined) return []
      const isAnywhere = !pattern.includes('/')
      return [{ glob: new Bun.Glob(isAnywhere ? `**/${pattern}` : pattern), isMarked: mark === '' }]
    })
  const isMarked = (file: string) =>
    rules.findLast(({ glob }) => glob.match(file))?.isMarked === true
  const written = Object.keys(await generatedPages())
  expect(written.filter((file) => !isMarked(file))).toEqual([])
  const libraries = globSync('sdk/{typescript,python,go,ruby,php}/**/*.{ts,py,go,rb,php}', {
    cwd: ROOT,
  })
  expect(libraries.filter((file) => isMarked(file) && !written.includes(file))).toEqual([])
})

test('the migrations are what the schema says', async () => {
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'migrations-'))
  try {
    cpSync(join(ROOT, 'server/db/migrations'), folder, { recursive: true })
    const before = readdirSync(folder)
    const { code, output } = await run(
      programCommand('drizzle-kit', [
        'generate',
        '--dialect=postgresql',
        '--schema=./server/db/schema/index.ts',
        `--out=${relative(ROOT, folder)}`,
        '--name=drift',
      ]),
    )
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('No schema changes'),
    })
    expect(readdirSync(folder)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
