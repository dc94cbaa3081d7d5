import type { texts as german } from '../locales/de.ts'
import { hostLocales, isBuiltIn, LOCALE_EVENT, type HostLocales } from './language.ts'
import { mapOfPage } from './map-of-page.ts'

/** A text of the elements in English, which names it. */
export type TextKey = keyof typeof german

/** What a host says about a locale. */
export interface LocaleDefinition {
  /** Each English text of the elements → its translation. What is left out stays as it is. */
  texts: Partial<Record<TextKey, string>>
  /** By default that of the locale's script. */
  direction?: 'ltr' | 'rtl'
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']

/** The locales of the host by their tag. */
const registered = mapOfPage<LocaleDefinition>('registered-locales')

const scriptOf = (tag: string) => {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  return { language, script }
}

/**
 * Returns the registered locales that fit a tag, the closest first: the same, then its parents, then other
 * countries of a language that the elements do not bring. Another script is another language: `zh-TW` does not get `zh-Hans`.
 */
function matchesOf(tag: string): LocaleDefinition[] {
  const wanted = scriptOf(tag)
  const rank = (key: string) => (tag === key || tag.startsWith(`${key}-`) ? key.length : 0)
  return Array.from(registered)
    .filter(([key]) => {
      const { language, script } = scriptOf(key)
      const isSame = language === wanted.language && script === wanted.script
      return isSame && (rank(key) > 0 || !isBuiltIn(tag))
    })
    .toSorted(([a], [b]) => rank(b) - rank(a))
    .map(([, definition]) => definition)
}

const page: HostLocales = {
  includes: (tag) => matchesOf(tag).length > 0,
  textIn(tag, english) {
    const key = english as TextKey
    return matchesOf(tag).find(({ texts }) => texts[key] !== undefined)?.texts[key]
  },
  isRightToLeft(tag) {
    const said = matchesOf(tag).find(({ direction }) => direction)?.direction
    return said ? said === 'rtl' : RIGHT_TO_LEFT.includes(scriptOf(tag).script)
  },
}

/**
 * Adds a locale to all elements of the page, or overrides texts of one that they bring: `registerLocale('it',
 * { texts: { 'Copy link': 'Copia il link' } })`. Elements that are shown already follow.
 * @param tag BCP 47, as `it`, `zh-Hant` or `pt-PT`
 * @throws RangeError when the tag is none
 */
export function registerLocale(tag: string, { texts, direction }: LocaleDefinition): void {
  const key = new Intl.Locale(tag).toString()
  const before = registered.get(key)
  const said = direction ?? before?.direction
  registered.set(key, { texts: { ...before?.texts, ...texts }, ...(said && { direction: said }) })
  hostLocales.set('', page)
  globalThis.dispatchEvent?.(new Event(LOCALE_EVENT))
}
