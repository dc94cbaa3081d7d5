import { english } from './english.ts'
import { formatMessage, type MessageValues } from './format-message.ts'
import type { MessageId, TemplateId, TextId, Values } from './messages.ts'

export type { TemplateWith, TextId } from './messages.ts'

type Texts = Readonly<Record<MessageId, string>>

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ texts: Texts }>> = {
  de: () => import('../locales/de.ts'),
}
const STORED = 'svc-console-language'

let texts: Texts | undefined
let language: Language = 'en'
let chosenLocale = 'en'

/** Loads the texts of the chosen language, else of the browser's. */
export async function loadLanguage(): Promise<void> {
  language = chosenLanguage()
  chosenLocale = matchingLocale(navigator.language)
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

/** Returns a text in the chosen language, with its values. */
export function t(id: TextId): string
export function t<Id extends TemplateId>(id: Id, values: Values<Id>): string
export function t(id: MessageId, values: MessageValues = {}): string {
  return formatMessage(texts?.[id] ?? english[id], values, locale())
}

/** Adds English texts; the build lets each page bring its own. */
export function addEnglish(added: Partial<Texts>): void {
  Object.assign(english, added)
}

/** Returns the language of the texts. */
export function currentLanguage(): Language {
  return language
}

/** Returns the locale of numbers and dates. */
export function locale(): string {
  return chosenLocale
}

/** Returns the browser's locale, where it is a variety of the texts' language. */
function matchingLocale(own: string): string {
  return own.split('-')[0] === language && isLocale(own) ? own : language
}

/** Some systems give browsers a name that is none: `en-US@posix`. */
function isLocale(text: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}
