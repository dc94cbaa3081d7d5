import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { build, type Rolldown } from 'vite'
import { exportAs, type Format } from '../../demo/gallery/exports.ts'
import { sampleOf } from '../../demo/gallery/samples.ts'
import { PAGE_CHECKERS } from '../../tools/check-pages.ts'
import { packageWidgets } from '../../tools/packages/widgets.ts'
import { programCommand, run } from '../../tools/run-program.ts'
import { widgetElements } from '../../tools/widget-elements.ts'
import { nodesIn, ROOT } from '../rules/sources.ts'
import { PAGES } from './widget-pages.ts'

// Inside the project, so that Lit and the frameworks are found.
mkdirSync(join(ROOT, 'dist'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'dist/package-test-'))
/** As npm would put it. */
const outDir = join(folder, 'node_modules/@svc/widgets')

beforeAll(async () => {
  await packageWidgets(outDir)
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
const files = (pattern: string) => Array.from(new Bun.Glob(pattern).scanSync({ cwd: outDir }))

describe('the npm package', () => {
  test('needs the Lit that the elements are tested with', async () => {
    const own = JSON.parse(read('package.json')) as { dependencies: { lit: string } }
    const { default: root } = await import('../../package.json')
    expect(own.dependencies).toEqual({ lit: root.dependencies.lit })
  })

  test('has every file that it promises', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: object }
    const promised = Object.values(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry as object)))
      .filter((path) => !String(path).includes('*'))
    expect(promised.filter((path) => !existsSync(join(outDir, String(path))))).toEqual([])
    expect(existsSync(join(outDir, 'cdn/loader.js'))).toBe(true)
    expect(files('**/*.test.*').concat(files('test-kit/*'))).toEqual([])
  })

  test('leads each import to a file, and to nothing but Lit and React outside', () => {
    const modules = files('**/*.js').filter((file) => !file.startsWith('cdn/'))
    expect(modules.length).toBeGreaterThan(20)
    for (const file of modules) {
      for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
        const isThere = path.startsWith('.')
          ? existsSync(join(outDir, dirname(file), path))
          : (file.includes('/react') ? /^react$/ : /^lit(\/|$)/).test(path)
        expect({ file, path, isThere }).toEqual({ file, path, isThere: true })
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

  test('comes to a server that renders pages without a browser', async () => {
    const paths = Object.entries(exportsOf())
      .filter(([path, entry]) => typeof entry === 'object' && !path.endsWith('.css'))
      .flatMap(([path]) =>
        path === './svc-*.js' ? widgetElements().map(({ tag }) => `./${tag}.js`) : [path],
      )
      .map((path) => `@svc/widgets${path.slice(1)}`)
    expect(paths.length).toBeGreaterThan(widgetElements().length)
    const lines = paths.map((path) => `await import('${path}')`)
    writeFileSync(
      join(folder, 'server.mjs'),
      `${lines.join('\n')}\nconsole.log(typeof document, customElements.get('svc-earnings')?.name)`,
    )
    for (const program of [process.execPath, Bun.which('node')].filter((one) => one !== null)) {
      const { code, output } = await run([program, 'server.mjs'], { cwd: folder })
      expect({ program, code, output }).toEqual({
        program,
        code: 0,
        output: 'undefined SvcEarnings\n',
      })
    }
  })

  test('lets a bundler take what a page needs, and nothing else', async () => {
    const tags = widgetElements().map(({ tag }) => tag)
    // These two are inside others, and loaded when they open.
    const inner = ['svc-qr-dialog', 'svc-share-messages']
    expect(await bundled("import '@svc/widgets'")).toEqual([...tags, ...inner].sort())
    expect(await bundled("import '@svc/widgets/svc-earnings.js'")).toEqual(['svc-earnings'])
    expect(await bundled("import '@svc/widgets/cdn/svc-faq.js'")).toEqual(['svc-faq'])
    expect(await bundled("import '@svc/widgets/react'")).toEqual([])
  })

  test.each(Object.entries(PAGES))(
    'refuses in %s what is wrong, and nothing else',
    async (file, page) => {
      const [kind = ''] = file.split('/')
      const text = page.trim()
      mkdirSync(join(folder, kind), { recursive: true })
      writeFileSync(join(folder, file), text)
      writeFileSync(join(folder, kind, 'tsconfig.json'), projectOf(kind))
      const lines = text.split('\n')
      const start = lines.findIndex((line) => /^\W* wrong\b/.test(line)) + 1
      const wrong = lines.flatMap((line, at) =>
        at >= start && /=|dashbord|nothing/.test(line) ? [at + 1] : [],
      )
      expect(start).toBeGreaterThan(0)
      const { refused, output } = await refusedLines(kind)
      expect({ refused, output }).toEqual({ refused: wrong, output })
    },
  )

  test.each(['React', 'Vue', 'Svelte'] as const)(
    'accepts what the theme studio exports for %s',
    async (format) => {
      const kind = `studio-${format.toLowerCase()}`
      mkdirSync(join(folder, kind), { recursive: true })
      // As an application has it whose bundler takes style sheets.
      writeFileSync(join(folder, kind, 'page.d.ts'), "declare module '*.css'")
      const endings = { React: 'tsx', Vue: 'vue', Svelte: 'svelte' } as const
      const tags = ['svc-referral-dashboard', 'svc-partner-signup', 'svc-discount-banner']
      for (const tag of tags)
        writeFileSync(join(folder, kind, `page.${tag}.${endings[format]}`), exported(format, tag))
      writeFileSync(join(folder, kind, 'tsconfig.json'), projectOf(kind))
      const { code, output } = await run(checkerOf(format.toLowerCase(), join(folder, kind)))
      const wrong = output.split('\n').filter((line) => /page\./.test(line))
      expect({ code, wrong, output }).toEqual({ code: 0, wrong: [], output })
    },
  )
})

/** The code of an element with everything chosen. */
function exported(format: Format, tag: string): string {
  const look = { scheme: 'dark', lang: 'ar', dir: 'rtl', density: 'compact' }
  const theme = { '--svc-radius': '4px' }
  return exportAs(format, { theme, look, sample: sampleOf(tag, 'svc_pk_1'), origin: '' })
}

function exportsOf(): Record<string, string | object> {
  return (JSON.parse(read('package.json')) as { exports: Record<string, string | object> }).exports
}

/** The elements that are known after a page has run this. */
async function bundled(code: string): Promise<string[]> {
  const entry = join(folder, 'bundled.js')
  writeFileSync(entry, code)
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const text = built.flatMap(({ output }) =>
    output.map((file) => ('code' in file ? file.code : '')),
  )
  const found = text.join('\n').matchAll(/\w\(["`](svc-[\w-]+)["`], ?\w+\)/g)
  return Array.from(found, ([, tag]) => tag!).sort()
}

/** As strict as can be. The types of frameworks themselves take long; ours are checked by `plain`. */
function projectOf(kind: string): string {
  const options = { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', noEmit: true }
  const strict = { strict: true, skipLibCheck: kind !== 'plain', exactOptionalPropertyTypes: true }
  return JSON.stringify({
    compilerOptions: { ...options, ...strict, target: 'es2023', lib: ['es2023', 'dom'], types: [] },
    vueCompilerOptions: { strictTemplates: true },
    include: ['page.*'],
  })
}

function checkerOf(kind: string, project: string) {
  return kind === 'vue' || kind === 'svelte'
    ? PAGE_CHECKERS[kind](project)
    : programCommand('tsc', ['-p', project])
}

async function refusedLines(kind: string) {
  const project = join(folder, kind)
  const { code, output } = await run(checkerOf(kind, project))
  expect(code).not.toBe(0)
  const ours = output.split('\n').filter((line) => /node_modules\/@svc\/|page\./.test(line))
  expect(ours.filter((line) => line.includes('node_modules/@svc/widgets/'))).toEqual([])
  const found = ours.map((line) => Number(/page\.\w+"?[( ](\d+)[,:]/.exec(line)?.[1]))
  return { refused: Array.from(new Set(found)).sort((a, b) => a - b), output }
}
