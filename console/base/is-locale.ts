/** Tells whether a browser's language is a locale: some systems give it a name that is none, `en-US@posix`. */
export function isLocale(text: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}
