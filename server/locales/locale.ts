import { closestLanguage, matchLanguage, negotiateLanguage } from './accept-language.ts'
import { LANGUAGES } from './catalogues.ts'
import { API_LOCALE, type Locale } from './format.ts'

/**
 * Returns the locale that a request asks for: its language, with figures as they are written in its
 * country. A request that asks for none gets the plain English of the API.
 */
export function requestLocale(headers: Pick<Headers, 'get'>): Locale {
  const header = headers.get('accept-language')
  return header ? localeOf(negotiateLanguage(header, LANGUAGES)) : API_LOCALE
}

/** Returns the language that a request asks for, as far as it is available: `pt-PT`. Null: none of ours. */
export function requestLanguage(headers: Pick<Headers, 'get'>): string | null {
  return matchLanguage(headers.get('accept-language') ?? '', LANGUAGES)
}

/**
 * Returns the locale of a page: of its link (`?lang=ja`, from a mail in that language), else of the
 * browser. People read it, so it is never the plain English of the API.
 */
export function pageLocale({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const asked = new URL(url).searchParams.get('lang') || headers.get('accept-language')
  return localeOf(asked ? negotiateLanguage(asked, LANGUAGES) : 'en')
}

/** Returns the locale of a tag such as `de-CH`; English when its language is not translated. */
export function localeOf(tag: string): Locale {
  return { tag, language: closestLanguage(tag, LANGUAGES) ?? 'en', plain: false }
}
