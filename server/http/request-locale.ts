import type { Locale } from '../locales/format.ts'
import { requestLocale } from '../locales/locale.ts'

const locales = new WeakMap<Request, Locale>()

/**
 * Notes that a request is a signed-in person's, and returns the locale that it asks for. What is answered
 * differs by the header, so caches must too.
 */
export function noteLocale(request: Request, headers: Record<string, string | number>): Locale {
  const locale = requestLocale(request.headers)
  headers['vary'] = 'accept-language'
  locales.set(request, locale)
  return locale
}

/** Returns the locale of a signed-in person's request; of another one: undefined. */
export function notedLocale(request: Request): Locale | undefined {
  return locales.get(request)
}
