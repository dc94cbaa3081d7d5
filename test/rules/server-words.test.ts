import { describe, expect, test } from 'bun:test'
import { ENGLISH, type Forms } from '../../server/domain/message/english.ts'
import { LANGUAGES } from '../../server/words/index.ts'
import { serverWords } from '../../tools/server-words.ts'
import { sources, textOf } from './sources.ts'

const SPOKEN = Array.from(serverWords().words.keys())
const COUNTED = SPOKEN.filter((text) => text.includes('{count}')).sort()

describe('what the server says', () => {
  test('stands where it is said', () => {
    expect(serverWords().unclear).toEqual([])
    expect(SPOKEN.length).toBeGreaterThan(200)
  })

  test('has an English singular where it has a count', () => {
    expect(Object.keys(ENGLISH).sort()).toEqual(COUNTED)
    for (const [text, forms] of Object.entries(ENGLISH)) {
      const { one, other } = forms as Forms
      expect(other).toBe(text)
      expect(places(one!)).toEqual(places(text))
      expect(one).not.toBe(other)
    }
  })
})

describe.each(Object.entries(LANGUAGES))('the words of %s', (language, words) => {
  test('are all there, and none is for nothing', () => {
    const missing = SPOKEN.filter((text) => !Object.hasOwn(words, text))
    const unused = Object.keys(words).filter((text) => !SPOKEN.includes(text))
    expect({ missing, unused }).toEqual({ missing: [], unused: [] })
  })

  test('stand in one file each', () => {
    const files = sources(`server/words/${language.toLowerCase()}/*.ts`)
    const entries = files.flatMap((file) => textOf(file).match(/^ {2}\S.*?:/gm) ?? [])
    expect(entries.length).toBe(Object.keys(words).length)
  })

  test('keep their places for values; a plural form may say the number in a word', () => {
    const changed = Object.entries(words).filter(([text, said]) =>
      formsOf(said).some(([form, one]) => {
        const optional = form !== null && form !== 'other' ? '{count}' : ''
        const kept = places(one)
        return (
          !one.trim() ||
          places(text).some((place) => place !== optional && !kept.includes(place)) ||
          kept.some((place) => !places(text).includes(place))
        )
      }),
    )
    expect(changed).toEqual([])
  })

  test('have every plural form that the language has for whole numbers, and no other', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    const wrong = COUNTED.filter((text) => {
      const forms = Object.keys(words[text] as Forms)
      return forms.sort().join() !== Array.from(needed).sort().join()
    })
    expect(wrong).toEqual([])
  })
})

function formsOf(said: string | Forms): [form: string | null, text: string][] {
  return typeof said === 'string' ? [[null, said]] : Object.entries(said)
}

function places(text: string): string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([place]) => place).sort()
}
