import { closestLanguage, matchLanguage, negotiateLanguage } from './accept-language.ts'
import { LANGUAGES } from './catalogues.ts'
import { API_LOCALE, type Locale } from './format.ts'

/**
 * The locale that a request asks for: its language, with figures as they are written in its country. A
 * request that asks for none gets the plain English of the API.
 */
export function requestLocale(headers: Pick<Headers, 'get'>): Locale {
  const header = headers.get('accept-language')
  return header ? localeOf(negotiateLanguage(header, LANGUAGES)) : API_LOCALE
}

/** The language that a request asks for, as far as it can be met: `pt-PT`. Null: it asks for none of ours. */
export function requestLanguage(headers: Pick<Headers, 'get'>): string | null {
  return matchLanguage(headers.get('accept-language') ?? '', LANGUAGES)
}

/**
 * The locale of a page: as the link to it says (`?lang=ja`, from a mail in that language), else as the
 * browser asks.
 */
export function pageLocale({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const asked = new URL(url).searchParams.get('lang')
  return requestLocale(asked ? new Headers({ 'accept-language': asked }) : headers)
}

/** The locale of a tag such as `de-CH`; in English when nobody translated its language. */
export function localeOf(tag: string): Locale {
  return { tag, language: closestLanguage(tag, LANGUAGES) ?? 'en', plain: false }
}
