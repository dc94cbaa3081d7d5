import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocument } from '../build-api.ts'
import { ROOT } from '../ensure-installed.ts'
import { fieldTexts, findApiTexts } from './api-texts.ts'
import { findGermanTerms } from './german.ts'

/** A text that people read, in Markdown, and where it comes from. */
export interface Text {
  from: string
  text: string
}

/** A place where people read texts of the product. */
export interface Surface {
  name: string
  /** Whether mistakes fail the check. Turn it on once the surface has none. */
  checked: boolean
  read: () => Text[] | Promise<Text[]>
  /** Lists what breaks rules that only this surface has. */
  check?: () => string[]
}

export const SURFACES: readonly Surface[] = [
  { name: 'README', checked: true, read: () => pages('{README,SECURITY,CONTRIBUTING}.md') },
  {
    name: 'docs',
    checked: true,
    read: () => pages('docs/{*,concepts/*,guides/*,reference/*,hosting/*}.md'),
  },
  { name: 'docs for contributors', checked: true, read: () => pages('docs/development/*.md') },
  { name: 'decisions', checked: true, read: () => pages('docs/decisions/*.md') },
  { name: 'changelog', checked: true, read: () => pages('CHANGELOG.md') },
  {
    name: 'element pages',
    checked: true,
    read: () => pages('widgets/{README,*/!(README)}.md'),
  },
  {
    name: 'package pages',
    checked: true,
    read: () => pages('{script,sdk,integrations,server}/**/*.md'),
  },
  { name: 'console', checked: true, read: consoleTexts },
  { name: 'elements', checked: true, read: () => keys('widgets/locales/de.ts') },
  { name: 'emails and messages', checked: true, read: messages, check: findGermanTerms },
  {
    name: 'integrations, providers, and importers',
    checked: true,
    read: () => [...english('server/*/*/texts.json'), ...sentences(`server/${ADAPTERS}/**/*.ts`)],
  },
  { name: 'command line and MCP', checked: true, read: () => sentences('server/{cli,mcp}/*.ts') },
  {
    name: 'API descriptions',
    checked: true,
    read: apiTexts,
    check: () => findApiTexts(apiDocument()),
  },
]

const ADAPTERS = '{integrations,payout-providers,importers}'

function pages(pattern: string): Text[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((file) => !/node_modules|test-kit|(^|\/)dist\//.test(file))
    .sort()
    .map((from) => ({ from, text: readFileSync(join(ROOT, from), 'utf8') }))
}

/** Reads English texts that are the keys of a catalog, one a line. */
function keys(pattern: string): Text[] {
  return pages(pattern).map(({ from, text }) => ({
    from,
    text: text
      .split('\n')
      .map((line) => {
        const [, quoted, double, word] =
          /^ {2}(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|(\w+)):/.exec(line) ?? []
        return quoted ?? double ?? word ?? ''
      })
      .join('\n'),
  }))
}

/** Reads the English messages of the console, without ids and arguments, one a line. */
function consoleTexts(): Text[] {
  return pages('console/locales/en/*.ts').map(({ from, text }) => ({
    from,
    text: text
      .split('\n')
      .map((line) =>
        line
          .replace(/^(?:export|\}).*|^ *'[\w.]+':/, '')
          .replace(/\{\w+, (?:plural|select),|\b(?:\w+|=\d+) \{(?=[^}]* )|[{}#]/g, ' ')
          .replace(/^ *['"`]|['"`],?$/g, ''),
      )
      .join('\n'),
  }))
}

/** Reads what partners and customers are sent, without its placeholders. */
function messages(): Text[] {
  return pages('server/locales/en.json').map(({ from, text }) => ({
    from,
    text: text
      .split('\n')
      .map((line) => line.replace(/^ *"[^"]+": "/, '').replace(/\{[^}]*\}/g, '0'))
      .join('\n'),
  }))
}

/** Reads the English texts of catalogs that have all languages in one file. */
function english(pattern: string): Text[] {
  const hideValues = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{[^}]*\}/g, '0') : value
  return pages(pattern).map(({ from, text }) => {
    const { en } = JSON.parse(text) as { en: Record<string, unknown> }
    const lines = JSON.stringify(en, hideValues, 1).split('\n')
    return { from, text: lines.map((line) => line.replace(/^ *"[^"]+": "?|"?,?$/g, '')).join('\n') }
  })
}

/** Reads the sentences in source files: literals of several words that end in a period. */
function sentences(pattern: string): Text[] {
  return pages(pattern)
    .filter(({ from }) => !/test(ing)?\b|\.gen\./.test(from))
    .map(({ from, text }) => ({
      from,
      text: text
        .split('\n')
        .map((line) =>
          Array.from(
            line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)* (?:(?!\1)[^\\]|\\.)*[.:])\1/g),
            ([, , found]) => found!.replace(/\$\{[^}]*\}/g, '0'),
          ).join('\n'),
        )
        .filter(Boolean)
        .join('\n'),
    }))
    .filter(({ text }) => text)
}

/** Reads titles and descriptions of the API's tags, operations, parameters, and fields. */
function apiTexts(): Text[] {
  const document = apiDocument()
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { summary, description }]) => ({
      from: `${method.toUpperCase()} ${path}`,
      text: `${String(summary)}\n${String(description)}`,
    })),
  )
  const tags = document.tags.map(({ name, description }) => ({
    from: `tag ${name}`,
    text: description,
  }))
  return [...tags, ...operations, ...joinTexts(fieldTexts(document))]
}

/** Joins different texts into one, because checking many short ones takes long. */
function joinTexts(texts: readonly Text[]): Text[] {
  const different = new Set(texts.map(({ text }) => text))
  return [{ from: 'fields of the API', text: [...different].join('\n\n') }]
}
