/** `bun tools/package-widgets.ts`: the npm package `@svc/widgets`, in `dist/widgets-package`. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWidgets } from './build-widgets.ts'
import { ROOT } from './ensure-installed.ts'
import { programCommand, run } from './run-program.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'
import { manifestElements, widgetManifest, type ManifestElement } from './widget-manifest.ts'
import { widgetTokens } from './widget-tokens.ts'
import { editorData, editorStyles } from './widget-types.ts'

/**
 * Modules with their types for bundlers, which bring Lit themselves; the served files below `cdn/`; and
 * descriptions for editors, frameworks and language models.
 */
export async function packageWidgets(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await buildWidgets(join(outDir, 'cdn'))
  await compile(outDir)
  cpSync(join(outDir, 'cdn', SHEET), join(outDir, SHEET))
  writeFileSync(join(outDir, `${SHEET}.d.ts`), 'export {}\n')
  for (const [file, text] of Object.entries(describeWidgets())) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }
  cpSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
}

/** Room for elements whose script has not come. */
const SHEET = 'elements.css'

/** For editors and other tools. */
const DESCRIPTIONS = [
  'custom-elements.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
]

/** What is written from the manifest: file → text. */
export function describeWidgets(): Record<string, string> {
  const manifest = widgetManifest()
  const elements = manifestElements(manifest)
  return {
    'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vscode.html-custom-data.json': editorData(elements),
    'vscode.css-custom-data.json': editorStyles(widgetTokens()),
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

/** Of frameworks only the types are used, and only by who imports them. */
const FRAMEWORKS = {
  react: { '@types/react': '>=19', react: '>=19' },
  vue: { vue: '>=3.4' },
  svelte: { svelte: '>=5' },
}

function packageJson(): string {
  const base = JSON.parse(readFileSync(join(WIDGETS, 'package.json'), 'utf8')) as object
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const entry = (name: string, path: string) => [
    `./${name}`,
    { types: `./${path}.d.ts`, default: `./${path}.js` },
  ]
  const elements = widgetElements()
  const peers = Object.assign({}, ...Object.values(FRAMEWORKS)) as Record<string, string>
  const exports = {
    '.': { types: './index.d.ts', default: './index.js' },
    ...Object.fromEntries([
      ...elements.map(({ tag, name }) => entry(`${tag}.js`, `${name}/${name}`)),
      ...Object.keys(FRAMEWORKS).map((name) => entry(name, `frameworks/${name}`)),
    ]),
    ...Object.fromEntries(
      [...DESCRIPTIONS, 'package.json'].map((file) => [`./${file}`, `./${file}`]),
    ),
    // TypeScript refuses an import that it does not know, even one for its effect.
    [`./${SHEET}`]: { types: `./${SHEET}.d.ts`, default: `./${SHEET}` },
    './cdn/*': './cdn/*',
  }
  // An element registers itself. Who imports types by mistake as a module need not be warned.
  const sideEffects = [
    './index.js',
    ...elements.map(({ name }) => `./${name}/${name}.js`),
    './frameworks/*',
    './cdn/*',
    `./${SHEET}`,
  ]
  const more = {
    sideEffects,
    exports,
    dependencies: { lit: dependencies['lit'] },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(peers).map((name) => [name, { optional: true }]),
    ),
  }
  return `${JSON.stringify({ ...base, ...more }, null, 2)}\n`
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
      list('Properties', propertiesOf(element)),
      list('Events', element.events),
      list('Slots', element.slots),
      list('Parts', element.cssParts),
    ].join(''),
  )
  const tokens = widgetTokens().map(({ default: value, ...token }) => ({
    ...token,
    description: `${token.description} Default: ${value}`,
  }))
  return `${readme}\n${list('Custom properties', tokens)}${sections.join('')}`
}

/** Those that are no attribute, or another one. */
const propertiesOf = ({ members, attributes }: ManifestElement) =>
  members
    .filter(({ name, description }) => description && !attributes.some((one) => one.name === name))
    .map(({ name, description = '' }) => ({ name, description }))

if (import.meta.main) {
  const outDir = join(ROOT, 'dist/widgets-package')
  await packageWidgets(outDir)
  console.log(`${globSync('**/*', { cwd: outDir }).length} files in ${outDir}`)
}
