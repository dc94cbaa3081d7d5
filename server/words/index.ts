import { ENGLISH, type Words } from '../domain/message/english.ts'
import { closestLanguage, metLanguage, wantedLanguage } from '../domain/message/language.ts'
import { PLAIN, type Speech } from '../domain/message/say.ts'
import { words as ar } from './ar/index.ts'
import { words as de } from './de/index.ts'
import { words as es } from './es/index.ts'
import { words as fr } from './fr/index.ts'
import { words as ja } from './ja/index.ts'
import { words as ptBr } from './pt-br/index.ts'

/** The languages there are besides English, which stands where it is said. */
export const LANGUAGES: Readonly<Record<string, Words>> = { ar, de, es, fr, ja, 'pt-BR': ptBr }

const KNOWN = Object.keys(LANGUAGES)

/**
 * In the language that a request asks for, with figures as they are written there. A request that asks
 * for none gets the plain English of the API.
 */
export function speechFor(headers: Pick<Headers, 'get'>): Speech {
  const header = headers.get('accept-language')
  return header ? speechIn(wantedLanguage(header, KNOWN)) : PLAIN
}

/** The language that a request asks for, as far as it can be met: `pt-PT`. Null: it asks for none of ours. */
export function languageFrom(headers: Pick<Headers, 'get'>): string | null {
  return metLanguage(headers.get('accept-language') ?? '', KNOWN)
}

/**
 * How a page of ours speaks: as the link to it says (`?lang=ja`, from a mail in that language), else as
 * the browser asks.
 */
export function speechOfPage({ url, headers }: Pick<Request, 'url' | 'headers'>): Speech {
  const said = new URL(url).searchParams.get('lang')
  return speechFor(said ? new Headers({ 'accept-language': said }) : headers)
}

/** In the language of a tag such as `de-CH`; English when nobody translated it. */
export function speechIn(language: string): Speech {
  const known = closestLanguage(language, KNOWN)
  const words = known === null ? ENGLISH : LANGUAGES[known]!
  return { language, words, plain: false }
}
