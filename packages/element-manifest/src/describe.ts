import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementManifest, manifestElements, valuesOf, type ManifestElement } from './manifest.ts'
import { listTokens, type Token } from './tokens.ts'

/**
 * Describes the elements of a folder: the custom elements manifest, data for VS Code and a page for language
 * models. Answers the text of each file.
 */
export function describeElements(folder: string): Record<string, string> {
  const manifest = elementManifest(folder)
  const elements = manifestElements(manifest)
  const tokens = listTokens(folder)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').trim()
  return {
    'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vscode.html-custom-data.json': editorData(elements),
    'vscode.css-custom-data.json': editorStyles(tokens),
    'llms.txt': llmsText(readme, elements, tokens),
  }
}

/** Generates custom properties for VS Code's CSS. */
function editorStyles(tokens: Token[]): string {
  const properties = tokens.map(({ name, description, default: value }) => ({
    name,
    description: `${description} Default: ${value}`,
  }))
  return `${JSON.stringify({ version: 1.1, properties }, null, 2)}\n`
}

/** Tags and attributes for VS Code's HTML. */
function editorData(elements: ManifestElement[]): string {
  const tags = elements.map(({ tagName: name, description, attributes }) => ({
    name,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      values: valuesOf(attribute).map((value) => ({ name: value })),
    })),
  }))
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`
}

/** Generates one page without markup that says all there is to know to use the elements. */
function llmsText(readme: string, elements: ManifestElement[], tokens: Token[]): string {
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
  const properties = tokens.map(({ default: value, ...token }) => ({
    ...token,
    description: `${token.description} Default: ${value}`,
  }))
  return `${readme}\n${list('Custom properties', properties)}${sections.join('')}`
}

/** Those that are no attribute, or another one. */
const propertiesOf = ({ members, attributes }: ManifestElement) =>
  members
    .filter(({ name, description }) => description && !attributes.some((one) => one.name === name))
    .map(({ name, description = '' }) => ({ name, description }))
