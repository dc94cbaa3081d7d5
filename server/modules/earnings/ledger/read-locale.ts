import { invalid } from '../../../domain/errors.ts'
import { matchLanguage } from '../../../locales/accept-language.ts'
import { LANGUAGES } from '../../../locales/catalogues.ts'
import type { Locale } from '../../../locales/format.ts'
import { localeOf } from '../../../locales/locale.ts'

/** Reads a locale that was asked for by name. @throws ApiError when its language is not translated */
export function readLocale(tag: string): Locale {
  const known = matchLanguage(tag, LANGUAGES)
  if (known) return localeOf(known)
  throw invalid('locale', `Use one of ${LANGUAGES.join(', ')}, also with a country, such as de-CH.`)
}
