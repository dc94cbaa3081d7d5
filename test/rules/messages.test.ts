import { describe, expect, test } from 'bun:test'
import { message } from '../../server/domain/message/message.ts'
import { ATTRIBUTES, isAttributeName } from '../../server/domain/reward/conditions/index.ts'
import { isOperatorName, OPERATORS } from '../../server/domain/reward/conditions/operators.ts'
import { CATALOGUES, TRANSLATIONS } from '../../server/locales/catalogues.ts'
import { format } from '../../server/locales/format.ts'
import { parseText, placeholdersOf, type ParsedText } from '../../server/locales/placeholders.ts'
import { PROVIDER_NAMES } from '../../server/payout-providers/index.ts'
import { LANGUAGES } from '../../console/base/texts.ts'
import { sources, textOf } from './sources.ts'

const ENGLISH = CATALOGUES['en']!
const CODES = Object.keys(ENGLISH)
/** Only the program's own people read these, in the languages of the console. */
const isInternal = (code: string) => code.startsWith('internal.')
const CONSOLE_LANGUAGES = Object.keys(LANGUAGES)
const codesOf = (language: string) =>
  CODES.filter((code) => CONSOLE_LANGUAGES.includes(language) || !isInternal(code))

/** What follows is the name of an attribute, which may have dots itself. */
const ATTRIBUTE = 'condition.attribute.'
/** The same for what partners read: a condition that has no words does not compile. */
const PHRASE = 'condition.phrase.'

const FILES = sources('server/**/*.ts').filter((file) => !/\.test\.ts$|\.gen\.ts$/.test(file))

describe('a code', () => {
  test('is words in a group, of letters, digits and -', () => {
    expect(CODES.filter((code) => !/^[a-z-]+(\.[A-Za-z_-]+)+$/.test(code))).toEqual([])
  })

  test('is used', () => {
    const isNamed = (code: string) => code.startsWith(ATTRIBUTE) || code.startsWith(PHRASE)
    const unused = new Set(CODES.filter((code) => !isNamed(code)))
    for (const text of FILES.map(textOf)) {
      for (const [, code] of text.matchAll(/'([\w.-]+)'/g)) unused.delete(code!)
      for (const pattern of patternsIn(text)) {
        for (const code of unused) if (pattern.test(code)) unused.delete(code)
      }
    }
    expect([...unused]).toEqual([])
  })

  test('of a payout provider begins with its name, and no other provider uses it', () => {
    const groups = CODES.filter((code) => /^payout\..+\./.test(code)).map(
      (code) => code.split('.')[1],
    )
    expect(groups.filter((name) => !PROVIDER_NAMES.some((known) => known === name))).toEqual([])
    const foreign = PROVIDER_NAMES.flatMap((name) => {
      const files = FILES.filter((file) => file.startsWith(`server/payout-providers/${name}/`))
      const used = files.flatMap((file) => textOf(file).match(/'payout\.[^']+'/g) ?? [])
      const codes = used.map((code) => code.slice(1, -1)).filter((code) => CODES.includes(code))
      return codes.filter((code) => !code.startsWith(`payout.${name}.`))
    })
    expect(foreign).toEqual([])
  })

  test('of a condition says in English what the registries say', () => {
    const attributes = CODES.filter((code) => code.startsWith(ATTRIBUTE))
    expect(attributes.toSorted()).toEqual(
      Object.keys(ATTRIBUTES)
        .map((name) => `${ATTRIBUTE}${name}`)
        .toSorted(),
    )
    for (const [name, { label }] of Object.entries(ATTRIBUTES)) {
      if (!isAttributeName(name)) throw new Error(name)
      const text = label.charAt(0).toLowerCase() + label.slice(1)
      expect(format(message(`condition.attribute.${name}`))).toBe(text)
    }
    for (const [name, { label }] of Object.entries(OPERATORS)) {
      if (!isOperatorName(name)) throw new Error(name)
      const sentence = message(`condition.operator.${name}`, { name: 'a', value: 'b' })
      expect(format(sentence)).toBe(`a ${label} b`)
    }
  })
})

describe.each(TRANSLATIONS)('the catalogue of %s', (language) => {
  const catalogue = CATALOGUES[language]!

  const codes = codesOf(language)

  test('has every code, internal ones if the console is in that language, and no other', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(codes.toSorted())
  })

  test('has the placeholders of the English texts', () => {
    const changed = codes.filter((code) => {
      const [own, english] = [catalogue, ENGLISH].map((texts) => placesOf(texts[code]!))
      return own !== english
    })
    expect(changed).toEqual([])
  })
})

describe.each(Object.entries(CATALOGUES))('the texts of %s', (language, catalogue) => {
  test('are in ICU MessageFormat, and not empty', () => {
    for (const text of Object.values(catalogue)) {
      expect(text.trim()).not.toBe('')
      expect(() => parseText(text)).not.toThrow()
    }
  })

  test('have every plural form that the language has for whole numbers, and no other', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    const wrong = Object.entries(catalogue).filter(([, text]) =>
      formsIn(parseText(text)).some((forms) => forms !== [...needed].sort().join()),
    )
    expect(wrong).toEqual([])
  })

  test('write a number that decides a plural form as #', () => {
    const wrong = Object.entries(catalogue).filter(([, text]) => {
      const plurals = [...placeholdersOf(parseText(text))].filter(([, kind]) => kind === 'plural')
      return plurals.some(([name]) => text.includes(`{${name}}`))
    })
    expect(wrong).toEqual([])
  })
})

/** Codes that are put together: `reward.limit.${per}.${period}`. A part is one word of a code. */
function patternsIn(text: string): RegExp[] {
  const made = Array.from(text.matchAll(/`([a-z-]+\.[\w.-]*\$\{[^`]*)`/g), ([, code]) => code!)
  return made.map((code) => {
    const escaped = code.replace(/\$\{[^}]*\}/g, '[\\w-]+')
    return new RegExp(`^${escaped.replaceAll('.', '\\.')}$`)
  })
}

function placesOf(text: string): string {
  return JSON.stringify([...placeholdersOf(parseText(text))].toSorted())
}

/** The names of the forms of each plural in a text. */
function formsIn(text: ParsedText): string[] {
  return text.flatMap((part) => {
    if (!('options' in part)) return []
    const inner = Object.values(part.options).flatMap((option) => formsIn(option.value))
    const isPlural = placeholdersOf([part]).get(part.value) === 'plural'
    return isPlural ? [Object.keys(part.options).sort().join(), ...inner] : inner
  })
}
