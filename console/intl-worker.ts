// Makes the kinds of `Intl` objects that the first view needs: what a browser reads for them, it reads once for the
// page and its workers.
const language = knownLanguage()
new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  dateStyle: 'short',
  timeStyle: 'medium',
}).format()
const money = { style: 'currency', currency: 'usd' } as const
new Intl.NumberFormat(language, money).format(1)
new Intl.NumberFormat(language, { ...money, notation: 'compact' }).format(1)
new Intl.NumberFormat(language, { style: 'percent' }).format(1)
new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format()
postMessage(null)
close()

/** Returns the browser's language, unless it is none: some systems give `en-US@posix`. */
function knownLanguage(): string | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0]
  } catch {
    return undefined
  }
}

export {}
