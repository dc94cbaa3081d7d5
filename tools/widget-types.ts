import type { ManifestElement } from './widget-manifest.ts'
import { valuesOf } from './widget-manifest.ts'

const HEAD = '// Made by `bun tools/package-widgets.ts` from custom-elements.json.\n'
/** What frameworks keep for themselves or have for every element. */
const TAKEN = ['key', 'lang', 'ref', 'style', 'title']

/** What a template may write about an element: properties, attributes, events. */
const COMMON = `
/** \`onsvc-copy={(event) => event.detail}\` */
type On<Names extends keyof SvcEvents> = {
  [Name in Names as \`on\${Name}\`]?: (event: CustomEvent<SvcEvents[Name]>) => void
}
type Properties<Element, Names extends keyof Element> = { [Name in Names]?: Element[Name] | undefined }
type Attributes<Names extends string> = { [Name in Names]?: string | number | boolean | undefined }
`

/** Types for JSX in React 19. */
export function reactTypes(elements: ManifestElement[]): string {
  const own = ({ name }: ManifestElement) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>`
  return `${HEAD}import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imports(elements)}${COMMON}
export interface SvcElements {
${lines(elements, (element) => `${own(element)} & ${props(element)}`)}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SvcElements {}
  }
}
`
}

/** Types for the templates of Vue 3. */
export function vueTypes(elements: ManifestElement[]): string {
  return `${HEAD}import type { DefineComponent, HTMLAttributes } from 'vue'
${imports(elements)}${COMMON.replace('`on${Name}`', '`on${Capitalize<Camel<Name>>}`').replace(
    '`onsvc-copy={(event) => event.detail}\\`',
    '`@svc-copy="(event) => event.detail"\\`',
  )}
type Camel<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Text

declare module 'vue' {
  interface GlobalComponents {
${lines(elements, (element) => `DefineComponent<HTMLAttributes & ${props(element)}>`, '    ')}
  }
}
`
}

/** Types for the templates of Svelte 5. */
export function svelteTypes(elements: ManifestElement[]): string {
  return `${HEAD}import type { HTMLAttributes } from 'svelte/elements'
${imports(elements)}${COMMON}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(elements, (element) => `HTMLAttributes<${element.name}> & ${props(element)}`, '    ')}
  }
}
`
}

/** Tags and attributes for VS Code's HTML. */
export function editorData(elements: ManifestElement[]): string {
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

function imports(elements: ManifestElement[]): string {
  return `import type { SvcEvents } from './base/events.js'
import type { ${elements.map(({ name }) => name).join(', ')} } from './index.js'
`
}

function lines(
  elements: ManifestElement[],
  typeOf: (element: ManifestElement) => string,
  indent = '  ',
): string {
  return elements.map((element) => `${indent}'${element.tagName}': ${typeOf(element)}`).join('\n')
}

function props({ name, members, attributes, events }: ManifestElement): string {
  const fields = members.map((member) => member.name).filter(isFree)
  const plain = attributes
    .map((one) => one.name)
    .filter((one) => isFree(one) && !fields.includes(one))
  return [
    fields.length > 0 && `Properties<${name}, ${union(fields)}>`,
    plain.length > 0 && `Attributes<${union(plain)}>`,
    events.length > 0 && `On<${union(events.map((event) => event.name))}>`,
  ]
    .filter(Boolean)
    .join(' & ')
}

const isFree = (name: string) => !TAKEN.includes(name)
const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ')
