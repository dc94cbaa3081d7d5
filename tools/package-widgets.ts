/** `bun tools/package-widgets.ts`: the npm package `@svc/widgets`, in `dist/widgets-package`. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWidgets } from './build-widgets.ts'
import { ROOT } from './ensure-installed.ts'
import { programCommand, run } from './run-program.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'
import { manifestElements, widgetManifest, type ManifestElement } from './widget-manifest.ts'
import { editorData, reactTypes, svelteTypes, vueTypes } from './widget-types.ts'

/**
 * Modules with their types for bundlers, which bring Lit themselves; the served files below `cdn/`; and
 * descriptions for editors, frameworks and language models.
 */
export async function packageWidgets(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await buildWidgets(join(outDir, 'cdn'))
  await compile(outDir)
  for (const [file, text] of Object.entries(describeWidgets())) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }
  cpSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
}

/** What is written from the manifest: file → text. */
export function describeWidgets(): Record<string, string> {
  const manifest = widgetManifest()
  const elements = manifestElements(manifest)
  return {
    'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vscode.html-custom-data.json': editorData(elements),
    'react.d.ts': reactTypes(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements),
    'llms.txt': llmsText(elements),
    'README.md': readFileSync(join(WIDGETS, 'README.md'), 'utf8'),
    'package.json': packageJson(),
  }
}

/** `index.ts`, which registers every element and exports its class. */
export function indexModule(): string {
  const lines = widgetElements().map(
    ({ className, name }) => `export { ${className} } from './${name}/${name}.ts'`,
  )
  const events = "export type { Attribution, DiscountDetail, SvcEvents } from './base/events.ts'"
  return `// Made by \`bun run generate\`.\n${lines.join('\n')}\n${events}\n`
}

async function compile(outDir: string): Promise<void> {
  const { code, output } = await run(programCommand('tsc', ['-p', 'widgets', '--outDir', outDir]))
  if (code !== 0) throw new Error(`The elements do not compile:\n${output}`)
}

function packageJson(): string {
  const base = JSON.parse(readFileSync(join(WIDGETS, 'package.json'), 'utf8')) as object
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const entries = widgetElements().map(({ tag, name }) => [
    `./${tag}.js`,
    { types: `./${name}/${name}.d.ts`, default: `./${name}/${name}.js` },
  ])
  const types = ['react', 'vue', 'svelte'].map((name) => [`./${name}`, { types: `./${name}.d.ts` }])
  return `${JSON.stringify(
    {
      ...base,
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        ...Object.fromEntries([...entries, ...types]),
        './custom-elements.json': './custom-elements.json',
        './cdn/*': './cdn/*',
      },
      dependencies: { lit: dependencies['lit'] },
    },
    null,
    2,
  )}\n`
}

/** Everything that one has to know to use the elements, in one file without markup. */
function llmsText(elements: ManifestElement[]): string {
  const readme = readFileSync(join(WIDGETS, 'README.md'), 'utf8').trim()
  const list = (title: string, items: { name: string; description?: string }[]) =>
    items.length === 0
      ? ''
      : `\n${title}:\n${items.map(({ name, description }) => `- ${name || '(default)'}: ${description ?? ''}`).join('\n')}\n`
  const sections = elements.map((element) =>
    [
      `\n## <${element.tagName}>\n\n${element.description ?? ''}\n`,
      list('Attributes', element.attributes),
      list('Events', element.events),
      list('Slots', element.slots),
      list('Parts', element.cssParts),
    ].join(''),
  )
  return `${readme}\n${sections.join('')}`
}

if (import.meta.main) {
  const outDir = join(ROOT, 'dist/widgets-package')
  await packageWidgets(outDir)
  console.log(`${globSync('**/*', { cwd: outDir }).length} files in ${outDir}`)
}
