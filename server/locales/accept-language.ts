import { isCountry } from '../domain/country.ts'

/** Longer headers are nobody's list of languages. */
const MAX_HEADER = 256

/**
 * Negotiates the language of a request: `de-CH` for `de-CH, en;q=0.5` when there is `de`, since numbers are
 * written as there. `en` when none of the requested languages is available.
 * @param header `Accept-Language` of a request
 * @param known language tags, as `de` or `pt-BR`
 */
export function negotiateLanguage(header: string, known: readonly string[]): string {
  return matchLanguage(header, known) ?? 'en'
}

/** Negotiates the same; null when none of the requested languages is available. */
export function matchLanguage(header: string, known: readonly string[]): string | null {
  const linkOptions = header.slice(0, MAX_HEADER).split(',').map(readWish)
  const first = linkOptions
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ tag }) => closestLanguage(tag, ['en', ...known]) !== null)
  return first ? shortTag(first.tag) : null
}

/** Returns the direction of a language, for `dir`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^ar\b/i.test(language) ? 'rtl' : 'ltr'
}

/** Finds the nearest of the known languages: the same, else one of another country. Null: none. */
export function closestLanguage(tag: string, known: readonly string[]): string | null {
  const wanted = tag.toLowerCase()
  const base = baseOf(wanted)
  return (
    known.find((one) => one.toLowerCase() === wanted) ??
    known.find((one) => baseOf(one.toLowerCase()) === base) ??
    null
  )
}

function readWish(part: string): { tag: string; quality: number } {
  const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim())
  const given = rest.find((piece) => /^q=/i.test(piece))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { tag, quality: quality <= 1 ? quality : 0 }
}

/** Shortens a tag to language and country, so that there are few of them, whatever is requested. */
function shortTag(tag: string): string {
  const base = baseOf(tag.toLowerCase())
  const country = /-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
  return country && isCountry(country) ? `${base}-${country}` : base
}

function baseOf(tag: string): string {
  return tag.split('-')[0]!
}
