import { expect, test } from 'bun:test'
import { dirname, join, normalize } from 'node:path'
import { sources, textOf } from './sources.ts'

/** Libraries that most servers never need, or not before the first request: each is imported where it is used. */
const LATE = [
  '@modelcontextprotocol/sdk',
  '@opentelemetry/sdk-trace-base',
  '@simplewebauthn/server',
  'csv-parse',
  'dub',
  'maxmind',
  'nodemailer',
  'openid-client',
  'tldts',
  'zod',
]
const transpiler = new Bun.Transpiler({ loader: 'ts' })

/** Lists what a file imports, but for types. */
function listImports(file: string): { path: string; isStatic: boolean }[] {
  return transpiler
    .scanImports(textOf(file))
    .map(({ path, kind }) => ({ path, isStatic: kind === 'import-statement' }))
}

/** Returns the packages that are loaded together with a file, each with the file of ours that imports it. */
function findPackages(entry: string): Map<string, string> {
  const packages = new Map<string, string>()
  const files = new Set([entry])
  for (const file of files) {
    for (const { path, isStatic } of listImports(file)) {
      if (!isStatic) continue
      if (!path.startsWith('.')) packages.set(path, file)
      else if (path.endsWith('.ts')) files.add(normalize(join(dirname(file), path)))
    }
  }
  return packages
}

const isFrom = (path: string, name: string) => path === name || path.startsWith(`${name}/`)

test('the server starts without libraries that it may never need', () => {
  const packages = [...findPackages('server/app.ts')]
  expect(packages.map(([path]) => path)).toContain('elysia')
  expect(packages.filter(([path]) => LATE.some((name) => isFrom(path, name)))).toEqual([])
})

test('each of them is imported somewhere', () => {
  const imported = sources('server/**/*.ts').flatMap(listImports)
  const unused = LATE.filter((name) => !imported.some(({ path }) => isFrom(path, name)))
  expect(unused).toEqual([])
})
