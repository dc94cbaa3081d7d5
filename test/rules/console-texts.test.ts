import { describe, expect, test } from 'bun:test'
import { IntlMessageFormat } from 'intl-messageformat'
import { formatMessage } from '../../console/base/format-message.ts'
import { texts as german } from '../../console/locales/de.ts'
import { texts as english } from '../../console/locales/en.ts'
import { parseText, placeholdersOf } from '../../server/locales/placeholders.ts'
import { textsNamedIn } from '../../tools/english-texts.ts'
import { sources, textOf } from './sources.ts'

const CATALOGS: [string, Record<string, string>][] = [
  ['en', english],
  ['de', german],
]

test('every text is used by its id', () => {
  const files = sources('console/**/*.ts').filter((file) => !file.includes('/locales/'))
  const used = new Set(files.flatMap((file) => textsNamedIn(textOf(file))))
  expect(Object.keys(english).filter((id) => !used.has(id))).toEqual([])
})

test('an id begins with its file', () => {
  for (const file of sources('console/locales/*/*.ts')) {
    const [, area] = /([a-z-]+?)(s-a-to-l|s-m-to-z)?\.ts$/.exec(file)!
    const prefix = area!.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const ids = Array.from(textOf(file).matchAll(/^ {2}'([^']+)':/gm), ([, id]) => id!)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !id.startsWith(`${prefix}.`))).toEqual([])
  }
})

describe.each(CATALOGS)('the texts of %s', (language, catalog) => {
  test('take the values of the English ones', () => {
    const different = Object.entries(catalog).filter(([id, text]) => {
      const [own, first] = [text, english[id as keyof typeof english]].map((one) =>
        JSON.stringify([...placeholdersOf(parseText(one))].toSorted()),
      )
      return own !== first
    })
    expect(different).toEqual([])
  })

  test('read as a full ICU formatter writes them', () => {
    for (const text of Object.values(catalog)) {
      const places = placeholdersOf(parseText(text))
      for (const count of [0, 1, 2, 1234]) {
        const values = Object.fromEntries(
          Array.from(places, ([name, kind]) => [name, kind === 'plural' ? count : `<${name}>`]),
        )
        const full = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
        expect(formatMessage(text, values, language)).toBe(String(full.format(values)))
      }
    }
  })
})

test('nested plurals and selects are filled', () => {
  const text =
    '{who, select, me {You have {n, plural, =0 {none} one {# of {all}} other {# of {all}}}} other {{who} left}}'
  const fill = (values: Record<string, string | number>) => formatMessage(text, values, 'en')
  expect(fill({ who: 'me', n: 0, all: 5 })).toBe('You have none')
  expect(fill({ who: 'me', n: 1, all: '#' })).toBe('You have 1 of #')
  expect(fill({ who: 'me', n: 1234, all: 5 })).toBe('You have 1,234 of 5')
  expect(fill({ who: 'Ada', n: 1, all: 5 })).toBe('Ada left')
})
