import { fill } from '../../widgets/base/language.ts'
import type { texts as german } from '../locales/de.ts'

/** Every text of the console, in English. One that is not translated does not compile. */
export type Text = keyof typeof german
type Texts = Readonly<Record<Text, string>>

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ texts: Texts }>> = {
  de: () => import('../locales/de.ts'),
}
const STORED = 'svc-console-language'

let texts: Texts | undefined
let language: Language = 'en'
let chosenLocale: string | undefined

/** Loads the texts of the chosen language, else of the browser's. */
export async function loadLanguage(): Promise<void> {
  language = chosenLanguage()
  chosenLocale = undefined
  document.documentElement.lang = language
  if (language !== 'en') texts = (await LOADERS[language]()).texts
}

/** Keeps another language; the page has to be loaded again. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(STORED, chosen)
}

function chosenLanguage(): Language {
  const wanted = [localStorage.getItem(STORED) ?? '', ...navigator.languages]
  return wanted.map((code) => code.split('-')[0]!).find(isLanguage) ?? 'en'
}

function isLanguage(code: string): code is Language {
  return code in LANGUAGES
}

/** Translates an English text; `{name}` takes a value. */
export function t(english: Text, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(texts?.[english] ?? english, values)
}

/** Returns the language of the texts. */
export function currentLanguage(): Language {
  return language
}

/** Returns the locale of numbers and dates: the browser's, where it is a variety of the texts' language. */
export function locale(): string {
  const { language: own } = navigator
  chosenLocale ??= own.split('-')[0] === language && isLocale(own) ? own : language
  return chosenLocale
}

/** Some systems give browsers a name that is none: `en-US@posix`. */
function isLocale(text: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}
