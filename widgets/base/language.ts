/** The languages there are besides English, whose texts stand in the elements themselves. */
const LOADERS: Record<string, () => Promise<{ texts: Texts }>> = {
  ar: () => import('../locales/ar.ts'),
  de: () => import('../locales/de.ts'),
  es: () => import('../locales/es.ts'),
  fr: () => import('../locales/fr.ts'),
  ja: () => import('../locales/ja.ts'),
  pt: () => import('../locales/pt-br.ts'),
}
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']

/** English to another language; `{name}` stands for a value. */
export type Texts = Readonly<Record<string, string>>

const loaded = new Map<string, Texts>()

/** Loads the texts of a language; undefined when they are there, or nobody translated it, or it is English. */
export function loadTexts(language: string): Promise<unknown> | undefined {
  const code = languageCode(language)
  if (loaded.has(code)) return undefined
  return LOADERS[code]?.().then(({ texts }) => loaded.set(code, texts))
}

/** Returns the locale's texts if they are loaded already. */
export function textsOf(language: string): Texts | undefined {
  return loaded.get(languageCode(language))
}

export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.includes(languageCode(language))
}

/** Returns the language of a locale without its country. */
function languageCode(language: string): string {
  return language.toLowerCase().split('-')[0]!
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
