import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { packageWidgets } from '../../tools/package-widgets.ts'
import { programCommand, run } from '../../tools/run-program.ts'
import { widgetElements } from '../../tools/widget-elements.ts'
import { manifestElements, type Manifest } from '../../tools/widget-manifest.ts'
import { nodesIn, ROOT, sources, textOf } from './sources.ts'

// Inside the project, so that Lit and the frameworks are found.
mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/widgets-package-'))
const outDir = join(folder, 'package')
let manifest: Manifest

beforeAll(async () => {
  await packageWidgets(outDir)
  manifest = JSON.parse(read('custom-elements.json')) as Manifest
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
const files = (pattern: string) => Array.from(new Bun.Glob(pattern).scanSync({ cwd: outDir }))

describe('the npm package', () => {
  test('has every file that it promises', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: object }
    const promised = Object.values(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry as object)))
      .filter((path) => !String(path).includes('*'))
    expect(promised.filter((path) => !existsSync(join(outDir, String(path))))).toEqual([])
    expect(existsSync(join(outDir, 'cdn/loader.js'))).toBe(true)
    expect(files('**/*.test.*').concat(files('test-kit/*'))).toEqual([])
  })

  test('leads each import to a file, and to nothing but Lit outside', () => {
    const modules = files('**/*.js').filter((file) => !file.startsWith('cdn/'))
    expect(modules.length).toBeGreaterThan(20)
    for (const file of modules) {
      for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
        const target = path.startsWith('.') ? existsSync(join(outDir, dirname(file), path)) : path
        expect({ file, path, target }).toEqual({
          file,
          path,
          target: path === 'lit' ? 'lit' : true,
        })
      }
    }
  })

  test('has no `any` in its types', () => {
    const wrong = files('**/*.d.ts').flatMap((file) => {
      const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
      return Array.from(nodesIn(source))
        .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
        .map((node) => `${file}: ${node.parent.getText()}`)
    })
    expect(wrong).toEqual([])
  })

  test('knows its elements in TypeScript, React, Vue and Svelte, and refuses what they do not have', async () => {
    writeFileSync(join(folder, 'page.tsx'), REACT_PAGE)
    writeFileSync(join(folder, 'page.ts'), PLAIN_PAGE)
    const options = {
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: true,
    }
    const strict = { strict: true, skipLibCheck: false, target: 'es2023', lib: ['es2023', 'dom'] }
    const include = ['page.tsx', 'page.ts', 'package/*.d.ts']
    const compilerOptions = { ...options, ...strict, types: [], exactOptionalPropertyTypes: true }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
    const { output } = await run(programCommand('tsc', ['-p', folder]))
    const ours = output.split('\n').filter((line) => /widgets-package-/.test(line))
    expect(ours).toEqual([])
  }, 60_000)
})

describe('custom-elements.json', () => {
  test('has every element, described', () => {
    const listed = manifestElements(manifest)
    expect(listed.map((one) => one.tagName).sort()).toEqual(widgetElements().map(({ tag }) => tag))
    const silent = listed.flatMap(({ tagName, description, attributes, events, slots, cssParts }) =>
      [{ name: tagName, description }, ...attributes, ...events, ...slots, ...cssParts]
        .filter((one) => !one.description)
        .map(({ name }) => `${tagName}: ${name}`),
    )
    expect(silent).toEqual([])
  })

  test('has every event that an element speaks of', () => {
    for (const { tag, name } of widgetElements()) {
      const own = manifestElements(manifest).find(({ tagName }) => tagName === tag)!
      const known = own.events.map((event) => event.name)
      const code = sources(`widgets/${name}/*.ts`).filter((file) => !file.endsWith('.test.ts'))
      const said = code.flatMap((file) =>
        Array.from(textOf(file).matchAll(/emit\('([\w-]+)'/g), ([, event]) => event!),
      )
      expect({ tag, unknown: said.filter((event) => !known.includes(event)) }).toEqual({
        tag,
        unknown: [],
      })
    }
  })
})

const PLAIN_PAGE = `
import { SvcShareLink } from './package/index.js'
const element: SvcShareLink = document.createElement('svc-share-link')
element.addEventListener('svc-share', (event) => event.detail.url.toUpperCase())
element.tokenProvider = async () => 'svc_es_1'
// @ts-expect-error a token is a text
element.token = 7
`

const REACT_PAGE = `
import type {} from './package/react.d.ts'
export const page = (
  <svc-share-link
    link-id="link_1"
    tokenProvider={async () => 'svc_es_1'}
    onsvc-share={(event) => event.detail.url.toUpperCase()}
    className="mine"
  />
)
// @ts-expect-error no such attribute
export const wrong = <svc-share-link lnik-id="link_1" />
// @ts-expect-error no such detail
export const worse = <svc-share-link onsvc-share={(event) => event.detail.adress} />
`
