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
  for (const file of [SHEET, 'package.json', 'README.md'])
    cpSync(join(WIDGETS, file), join(outDir, file))
  writeFileSync(join(outDir, `${SHEET}.d.ts`), 'export {}\n')
  for (const [file, text] of Object.entries(describeWidgets())) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }
  cpSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
}

/** Room for elements whose script has not come. */
const SHEET = 'elements.css'

/** What is written from the manifest: file → text. */
export function describeWidgets(): Record<string, string> {
  const manifest = widgetManifest()
  const elements = manifestElements(manifest)
  return {
    'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vscode.html-custom-data.json': editorData(elements),
    'vscode.css-custom-data.json': editorStyles(widgetTokens()),
    'llms.txt': llmsText(elements),
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
