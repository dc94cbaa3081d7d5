import { mapOfPage } from './map-of-page.ts'

/** The locales there are besides English, whose texts stand in the elements themselves. */
const LOADERS: Record<string, () => Promise<{ texts: Texts }>> = {
  ar: () => import('../locales/ar.ts'),
  de: () => import('../locales/de.ts'),
  es: () => import('../locales/es.ts'),
  fr: () => import('../locales/fr.ts'),
  ja: () => import('../locales/ja.ts'),
  pt: () => import('../locales/pt-br.ts'),
}

/** English to another language; `{name}` stands for a value. */
export type Texts = Readonly<Record<string, string>>

/** What a page with `registerLocale` knows; pages without it need not load how. */
export interface HostLocales {
  /** Whether there are texts in the language and the script of a tag. */
  includes(tag: string): boolean
  textIn(tag: string, english: string): string | undefined
  isRightToLeft(tag: string): boolean
}

/** Holds at most one entry, under the empty name. */
export const hostLocales = mapOfPage<HostLocales>('locales')

/** Tells the elements of all files on the page that the host registered a locale. */
export const LOCALE_EVENT = 'svc-locale'

const loaded = new Map<string, Texts>()

/**
 * Returns the first of the wanted locales whose texts are available, as a BCP 47 tag for `Intl`; else `en`.
 * It keeps its country: `de-CH` has the texts of `de`.
 */
export function negotiateLocale(wanted: readonly string[]): string {
  for (const text of wanted) {
    try {
      const tag = new Intl.Locale(text).toString()
      if (isBuiltIn(tag) || hostLocales.get('')?.includes(tag)) return tag
    } catch {
      // What is no tag is not available either.
    }
  }
  return 'en'
}

/** Tells whether the elements bring texts in a language. */
export function isBuiltIn(tag: string): boolean {
  const code = languageCode(tag)
  return code === 'en' || code in LOADERS
}

/** Loads the texts of a locale; undefined when they are there, or the elements bring none. */
export function loadTexts(tag: string): Promise<unknown> | undefined {
  const code = languageCode(tag)
  if (loaded.has(code)) return undefined
  return LOADERS[code]?.().then(({ texts }) => loaded.set(code, texts))
}

/** Returns an English text in a locale: as the host wrote it, else as the elements bring it, else English. */
export function textIn(tag: string, english: string): string {
  const own = hostLocales.get('')?.textIn(tag, english)
  return own ?? loaded.get(languageCode(tag))?.[english] ?? english
}

/** Tells whether a locale is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return hostLocales.get('')?.isRightToLeft(tag) ?? languageCode(tag) === 'ar'
}

/** Returns the language of a tag without its country. */
function languageCode(tag: string): string {
  return tag.toLowerCase().split('-')[0]!
}

/** Hebrew, Arabic and what is written like them. */
const FROM_RIGHT = /[\u0590-\u08ff]/

/** Puts values into a text. Where two directions meet, a value does not turn what stands around it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return FROM_RIGHT.test(text + value) ? `\u2068${value}\u2069` : `${value}`
  })
}
