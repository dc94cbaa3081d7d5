import type { ElementFile } from './elements.ts'
import { valuesOf, type ManifestElement } from './manifest.ts'

/**
 * Generates the tags and what a template may write on each: attributes, properties, events. What frameworks
 * make of that stands beside it, in `widgets/frameworks`.
 */
export function tagTypes(elements: ManifestElement[]): string {
  return `// Made by \`bun run generate\` from what the elements say of themselves.
import type { ${elements.map(({ name }) => name).join(', ')} } from '../index.ts'

export interface SvcTags {
${elements.map(tagType).join('\n')}
}
`
}

function tagType(element: ManifestElement): string {
  const { tagName, name, description = '', events } = element
  return `${comment(description, 2)}
  '${tagName}': {
    element: ${name}
    attributes: {
${attributeTypes(element).join('\n')}
    }
    events: ${union(events.map((event) => event.name))}
  }`
}

/** Properties by their own names, and attributes that are called otherwise or are attributes only. */
function attributeTypes({ name, members, attributes }: ManifestElement): string[] {
  const said = (field: string) => attributes.find(({ fieldName }) => fieldName === field)
  const fields = members
    .filter((member) => member.name !== EVERYWHERE)
    .map((member) => {
      const description = said(member.name)?.description ?? member.description ?? ''
      return { name: member.name, description, type: `${name}['${member.name}']` }
    })
  const others = attributes
    .filter((one) => one.name !== EVERYWHERE && !fields.some((field) => field.name === one.name))
    .map((one) => ({
      name: one.name,
      description: one.description ?? '',
      type: attributeType(one, name),
    }))
  return [...fields, ...others].map(
    (one) => `${comment(one.description, 6)}\n      '${one.name}'?: ${one.type} | undefined`,
  )
}

/** Every element of HTML has it. */
const EVERYWHERE = 'lang'

type Attribute = ManifestElement['attributes'][number]

/**
 * Returns an attribute's type. One without a property is boolean, or one of the words that its description
 * names.
 */
function attributeType(attribute: Attribute, element: string): string {
  const { fieldName, type } = attribute
  if (!fieldName) return union(valuesOf(attribute)) || "true | ''"
  const field = `${element}['${fieldName}']`
  return type?.text.includes('number') ? `${field} | \`\${number}\`` : field
}

const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ')

function comment(text: string, indent: number): string {
  return `${' '.repeat(indent)}/** ${text.replace(/\s+/g, ' ')} */`
}

/** Generates `index.ts`, which registers every element and exports its class. */
export function indexModule(elements: readonly ElementFile[]): string {
  const lines = elements.map(({ className, file }) => `export { ${className} } from './${file}'`)
  const events = "export type { Attribution, DiscountDetail, SvcEvents } from './base/events.ts'"
  const locale = `export { registerLocale } from './base/register-locale.ts'
export type { LocaleDefinition, TextKey } from './base/register-locale.ts'`
  return `// Made by \`bun run generate\`.\n${lines.join('\n')}\n${events}\n${locale}\n`
}
