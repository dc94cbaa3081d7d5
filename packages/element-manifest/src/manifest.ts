import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { create, ts } from '@custom-elements-manifest/analyzer/index.js'
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js'
import { tokensOf, type Token } from './tokens.ts'

interface Named {
  name: string
  description?: string
}
export interface ManifestField extends Named {
  kind: string
  privacy?: string
  static?: boolean
  attribute?: string
  type?: { text: string }
}
/** One element, as `custom-elements.json` has it. */
export interface ManifestElement extends Named {
  kind: string
  customElement: boolean
  tagName: string
  members: ManifestField[]
  attributes: (Named & { fieldName?: string; type?: { text: string } })[]
  events: (Named & { type?: { text: string } })[]
  slots: Named[]
  cssParts: Named[]
  cssProperties: Token[]
}
interface ManifestModule {
  kind: string
  path: string
  declarations: (Partial<ManifestElement> & Named)[]
  exports: object[]
}
export interface Manifest {
  schemaVersion: string
  readme: string
  modules: ManifestModule[]
}

/** Generates `custom-elements.json` from the elements' code and comments, public things only. */
export function elementManifest(folder: string): Manifest {
  const files = globSync('*/*.ts', { cwd: folder }).filter(
    (file) => !/\.(test|styles|gen)\.ts$|^(test-kit|locales|frameworks)\//.test(file),
  )
  const parsed = files
    .sort()
    .map((file) =>
      ts.createSourceFile(
        file,
        readFileSync(join(folder, file), 'utf8'),
        ts.ScriptTarget.ES2022,
        true,
      ),
    )
  const { modules } = create({
    modules: parsed,
    plugins: litPlugin(),
    context: { dev: false },
  }) as Pick<Manifest, 'modules'>
  const manifest = {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: modules.flatMap((module) => publicModule(module, folder)),
  }
  for (const { path, declarations } of manifest.modules)
    for (const element of declarations) {
      const code = readFileSync(join(folder, path.replace(/\.js$/, '.ts')), 'utf8')
      addPartsInside(element, code, manifest)
    }
  return manifest
}

/** Adds the parts of inner elements that an element exports (`exportparts`), as those describe them. */
function addPartsInside(element: Partial<ManifestElement>, code: string, manifest: Manifest): void {
  const [, handedOn = ''] = /^const PARTS = '([^']+)'/m.exec(code) ?? []
  const own = element.cssParts ?? []
  const inside = handedOn
    .split(', ')
    .filter((name) => name && !own.some((part) => part.name === name))
    .map((name) => partOf(name, manifest))
  element.cssParts = sorted([...own, ...inside])
}

function partOf(name: string, manifest: Manifest): Named {
  const owners = manifestElements(manifest).flatMap(({ tagName, cssParts }) =>
    cssParts.filter((part) => part.name === name).map((part) => ({ tagName, ...part })),
  )
  const [first] = owners
  const tags = owners.map(({ tagName }) => `\`<${tagName}>\``).join(', ')
  const isOne = owners.every(({ description }) => description === first?.description)
  return { name, description: isOne ? `${first?.description} From ${tags}.` : `From ${tags}.` }
}

/** Lists the words that an attribute takes, where its description names them: `light`, `dark` or `auto`. */
export function valuesOf({ description = '' }: Named): string[] {
  if (!/^([^`]*: )?`/.test(description)) return []
  const words = Array.from(description.matchAll(/`([^`]+)`/g), ([, word]) => word ?? '')
  return words.filter((word) => /^[\w-]+$/.test(word))
}

/** Lists the elements alone, by tag. */
export function manifestElements({ modules }: Manifest): ManifestElement[] {
  return modules.flatMap(({ declarations }) => declarations as ManifestElement[])
}

function publicModule({ path, declarations }: ManifestModule, folder: string): ManifestModule[] {
  const own = declarations.filter(({ tagName }) => tagName)
  if (own.length === 0) return []
  const module = path.replace(/\.ts$/, '.js')
  return [
    {
      kind: 'javascript-module',
      path: module,
      declarations: own.map((one) => publicElement(one, tokensOf(folder, dirname(module)))),
      exports: own.flatMap(({ name, tagName }) => [
        { kind: 'js', name, declaration: { name, module } },
        { kind: 'custom-element-definition', name: tagName, declaration: { name, module } },
      ]),
    },
  ]
}

/** Sorts every list, without what belongs to the code alone. */
function publicElement(
  element: Partial<ManifestElement> & Named,
  cssProperties: Token[],
): ManifestElement {
  const { members = [], attributes = [], tagName = '', name, description = '' } = element
  const fields = members.filter(
    ({ kind, privacy = 'public', name, static: isStatic }) =>
      kind === 'field' && privacy === 'public' && !isStatic && !name.startsWith('#'),
  )
  const isOwn = (field = '') => members.some((one) => one.name === field) && !isField(field)
  const isField = (name: string) => fields.some((one) => one.name === name)
  return {
    kind: 'class',
    customElement: true,
    tagName,
    name,
    description,
    members: sorted(fields.map((field) => described(field, attributes))),
    // What is not written down is an element's own state.
    attributes: sorted(attributes.filter((one) => one.description && !isOwn(one.fieldName))),
    events: sorted((element.events ?? []).filter(({ name }) => name.startsWith('svc-'))).map(
      (event) => ({ ...event, type: { text: `CustomEvent<SvcEvents['${event.name}']>` } }),
    ),
    slots: sorted(element.slots ?? []),
    cssParts: sorted(element.cssParts ?? []),
    cssProperties,
  }
}

/** Describes a property that says nothing itself as its attribute is described. */
function described(field: ManifestField, attributes: ManifestElement['attributes']): ManifestField {
  const own = attributes.find(({ name, fieldName = name }) => fieldName === field.name)
  const description = field.description || own?.description
  return description ? { ...field, description } : field
}

function sorted<Item extends Named>(items: Item[]): Item[] {
  const plain = items.map((item) => {
    const { inheritedFrom: _, ...own } = item as Item & { inheritedFrom?: object }
    // Only the optional name of the base is gone.
    return own as unknown as Item
  })
  return plain.sort((a, b) => (a.name < b.name ? -1 : 1))
}
