import {
  elementManifest,
  listTokens,
  manifestElements,
  valuesOf,
  type ManifestElement,
} from '@svc/element-manifest'
import { WIDGETS } from '../../tools/widget-elements.ts'
import { elementExamples } from './element-examples.ts'

/** Generates `docs/reference/elements.md`: each element with an example and tables of its interface. */
export function elementsPage(): string {
  const elements = manifestElements(elementManifest(WIDGETS))
  return `# Elements

<!-- Made by \`bun run generate\` from the elements' manifest. -->

This page lists the attributes, properties, events, slots, parts, and design tokens of each custom element. [Embed the dashboard](../guides/embedding.md) explains tokens and frameworks, [theming](../guides/theming.md) explains colors and dark mode, and [Package and loader](../../widgets/README.md) describes the npm package. The demo shows every element in every state at \`/demo/gallery/\`.

| Element | Description |
|---|---|
${elements.map(({ tagName, description }) => `| [\`<${tagName}>\`](#${tagName}) | ${cell(firstSentence(description))} |`).join('\n')}

## Design tokens

Set these custom properties on any element around the svc elements. [Theming](../guides/theming.md) has examples.

${tokenTable()}
${elements.map(section).join('\n')}`
}

function tokenTable(): string {
  const rows = listTokens(WIDGETS).map(({ name, description, default: value }) => [
    code(name),
    cell(description),
    code(value),
  ])
  return table(['Token', 'Description', 'Default'], rows)
}

function section(element: ManifestElement): string {
  const { tagName, description, events, slots, cssParts, cssProperties } = element
  const parts = [
    `## \`<${tagName}>\`\n\n${marked(description ?? '')}\n`,
    elementExamples(element),
    listed('Attributes', ['Attribute', 'Type', 'Description'], attributeRows(element)),
    listed('Properties', ['Property', 'Type', 'Description'], propertyRows(element)),
    listed('Events', ['Event', 'Description'], rows(events)),
    listed('Slots', ['Slot', 'Description'], rows(slots)),
    listed('Parts', ['Part', 'Description'], rows(cssParts)),
    `**Design tokens**\n\n${tokensUsed(cssProperties)}\n`,
  ]
  return parts.filter(Boolean).join('\n')
}

function tokensUsed(used: ManifestElement['cssProperties']): string {
  if (used.length === 0 || used.length === listTokens(WIDGETS).length)
    return 'All [design tokens](#design-tokens).'
  return `${used.map(({ name }) => code(name)).join(', ')}.`
}

function attributeRows(element: ManifestElement): string[][] {
  return element.attributes.map((attribute) => {
    const values = valuesOf(attribute)
    const type = values.length > 0 ? values.join(' | ') : (attribute.type?.text ?? 'boolean')
    const shown = attribute.name === 'lang' ? 'string' : type.replace(' | undefined', '')
    return [code(attribute.name), code(shown), cell(attribute.description)]
  })
}

/** Lists properties that are no attribute, or that have another name as one. */
function propertyRows({ members, attributes }: ManifestElement): string[][] {
  return members
    .filter(({ name, description }) => description && !attributes.some((one) => one.name === name))
    .map(({ name, type, description }) => [
      code(name),
      code(type?.text.replace(' | undefined', '') ?? ''),
      cell(description),
    ])
}

function rows(items: readonly { name: string; description?: string }[]): string[][] {
  return items.map(({ name, description }) => [
    name ? code(name) : 'Default slot',
    cell(description),
  ])
}

function listed(title: string, head: string[], body: string[][]): string {
  return body.length === 0 ? '' : `**${title}**\n\n${table(head, body)}`
}

function table(head: string[], body: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')}\n`
}

const code = (text: string) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '')

/** Text of a cell: one line, and nothing that ends the cell. */
const cell = (text = '') =>
  marked(text)
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')

const firstSentence = (text = '') => /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text

/** Shows tags in a text as code, because they would otherwise be HTML. */
function marked(text: string): string {
  return text
    .trim()
    .split(/(`[^`\n]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/<[^>\n]+>/g, '`$&`')))
    .join('')
}
