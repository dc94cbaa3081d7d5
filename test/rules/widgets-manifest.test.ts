import { describe, expect, test } from 'bun:test'
import { dirname, join, normalize } from 'node:path'
import { Ajv } from 'ajv'
import {
  describeElements,
  listTokens,
  manifestElements,
  tokensIn,
  type ElementFile,
  type Manifest,
  type ManifestElement,
} from '@svc/element-manifest'
import { WIDGETS, widgetElements } from '../../tools/widget-elements.ts'
import { importsOf, ROOT, sources, textOf } from './sources.ts'

const described = describeElements(WIDGETS)
const listed = manifestElements(JSON.parse(described['custom-elements.json']!) as Manifest)
const elementOf = (tag: string): ManifestElement => listed.find(({ tagName }) => tagName === tag)!

/** The modules that an element is made of, without other elements. */
function modulesOf({ file }: ElementFile): string[] {
  const others = widgetElements().map((one) => `widgets/${one.file}`)
  const found = new Set([`widgets/${file}`])
  for (const at of found) {
    for (const path of importsOf(at).filter((one) => one.startsWith('.'))) {
      const target = normalize(join(dirname(at), path))
      if (!others.includes(target) && !target.includes('/locales/')) found.add(target)
    }
  }
  return Array.from(found)
}

/** What stands between the quotes of an element's templates, in its own code and in what it is made of. */
function written(element: ElementFile, pattern: RegExp): string[] {
  const code = modulesOf(element).map(textOf).join('\n')
  const found = Array.from(code.matchAll(pattern), ([, name, other]) => name ?? other ?? '')
  return Array.from(new Set(found)).sort()
}

const names = (items: { name: string }[]) => items.map(({ name }) => name).sort()

describe('custom-elements.json', () => {
  test('has every element, described', () => {
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
      const known = elementOf(tag).events.map((event) => event.name)
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

  test.each(widgetElements().map((one) => [one.tag, one] as const))(
    'has the parts and slots of %s, and no others',
    (tag, element) => {
      const { cssParts, slots } = elementOf(tag)
      const [, exported = ''] =
        /const PARTS = '([^']+)'/.exec(textOf(`widgets/${element.file}`)) ?? []
      const parts = written(element, /\bpart=(?:"([\w-]+)"|\$\{\w+ \? '([\w-]+)')/g)
      const ofOthers = exported.split(', ').filter((name) => name && !parts.includes(name))
      expect(names(cssParts)).toEqual([...parts, ...ofOthers].sort())
      const places = written(element, /<slot\b(?: name=(?:"([\w-]+)"|\$\{\w+ \? '(\w+)'))?/g)
      expect(names(slots)).toEqual(places)
    },
  )

  test('has every custom property that an element reads, with its default', () => {
    const known = names(listTokens(WIDGETS))
    const read = sources('widgets/**/*.ts').flatMap((file) => tokensIn(textOf(file)))
    expect(Array.from(new Set(read)).sort()).toEqual(known)
    const told = textOf('widgets/README.md').matchAll(/`(--svc-[\w-]+)`/g)
    expect(Array.from(told, ([, name]) => name!).sort()).toEqual(known)
    expect(listTokens(WIDGETS).filter((token) => !token.default || !token.description)).toEqual([])
    for (const { tagName, cssProperties } of listed)
      expect({ tagName, some: cssProperties.length > 0 }).toEqual({ tagName, some: true })
  })
})

test.each([
  ['custom-elements.json', 'custom-elements-manifest/schema.json'],
  ['vscode.html-custom-data.json', 'vscode-html-languageservice/docs/customData.schema.json'],
  ['vscode.css-custom-data.json', 'vscode-css-languageservice/docs/customData.schema.json'],
])('%s is of the form that tools expect', async (file, schema) => {
  const { $schema: _, ...form } = (await Bun.file(
    join(ROOT, 'node_modules', schema),
  ).json()) as object & { $schema?: string }
  const check = new Ajv({ strict: false, allErrors: true }).compile(form)
  check(JSON.parse(described[file]!))
  expect(check.errors).toBeNull()
})

/** What elements of HTML have, and what frameworks keep for themselves. */
const EVERYWHERE = ['class', 'dir', 'id', 'key', 'lang', 'part', 'ref', 'slot', 'style']

/** The names that stand on a tag in any framework's template: `[tab]`, `:tab.prop`, `onsvc-tab`, `@svc-tab`. */
function namesOn(text: string): { tag: string; names: string[] }[] {
  return Array.from(
    text.matchAll(/<(svc-[\w-]+)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)/g),
  ).map(([, tag, rest]) => ({
    tag: tag!,
    names: Array.from(rest!.matchAll(/([^\s="{}]+)(?:=(?:"[^"]*"|\{[^}]*\}))?/g), ([, name]) =>
      name!.replace(/^(on(?=svc-)|[:@[(]+)|(\.\w+|[\])]+)$/g, ''),
    ),
  }))
}

test('the docs write on a tag only what it knows', () => {
  const pages = [...sources('docs/**/*.md'), ...sources('widgets/**/*.md'), 'README.md']
  const found = pages.flatMap((page) => namesOn(textOf(page)))
  expect(found.length).toBeGreaterThan(20)
  const wrong = found.flatMap(({ tag, names: written }) => {
    const element = elementOf(tag)
    const known = element && [...element.attributes, ...element.members, ...element.events]
    return written
      .filter((name) => !EVERYWHERE.includes(name) && !known?.some((one) => one.name === name))
      .map((name) => `${tag}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('llms.txt tells of all that an element has', () => {
  const text = described['llms.txt']!
  for (const element of listed) {
    const start = text.indexOf(`\n## <${element.tagName}>\n`)
    const section = text.slice(start, text.indexOf('\n## <', start + 1) >>> 0)
    const { attributes, events, slots, cssParts, members } = element
    const public_ = members.filter(({ name, description }) => description && name !== 'lang')
    const missing = [...attributes, ...events, ...slots, ...cssParts, ...public_]
      .map(({ name }) => name || '(default)')
      .filter((name) => !section.includes(`- ${name}: `))
    expect({ tag: element.tagName, start: start > 0, missing }).toEqual({
      tag: element.tagName,
      start: true,
      missing: [],
    })
  }
  expect(listTokens(WIDGETS).filter(({ name }) => !text.includes(`- ${name}: `))).toEqual([])
})
