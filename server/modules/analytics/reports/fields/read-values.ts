import { CONTINENTS, isCountry } from '../../../../domain/country.ts'
import { invalid } from '../../../../domain/errors.ts'
import { DIRECT, TRIGGER_WORDS, UNKNOWN } from './texts.ts'

/** Unknown values are stored as an empty text. */
export const emptyFor = (shown: string) => (value: string) => (value === shown ? '' : value)

export function lowerCase(value: string): string {
  return emptyFor(UNKNOWN)(value).toLowerCase()
}

export function readContinent(value: string): string {
  const code = value.toUpperCase()
  if (value === UNKNOWN) return ''
  if ((CONTINENTS as readonly string[]).includes(code)) return code
  throw invalid('continent', `A continent is one of ${CONTINENTS.join(', ')}.`)
}

export function readCountry(value: string): string {
  if (value === UNKNOWN) return ''
  const code = value.toUpperCase()
  if (isCountry(code)) return code
  const shown = JSON.stringify(value.slice(0, 20))
  throw invalid('country', `${shown} is not a country. Use a code of two letters, such as DE.`)
}

export function readRefererUrl(value: string): string {
  const bare = value.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  return emptyFor(DIRECT)(bare.split(/[?#]/, 1)[0]!.replace(/\/$/, ''))
}

export function readFlag(value: string, name: string): string {
  if (value === 'true' || value === 'false') return value
  throw invalid(name, `${name} is true or false.`)
}

/** Reads a trigger: the field's word, or one of our own finer ones. */
export function readTrigger(value: string): string {
  const words = Object.entries(TRIGGER_WORDS)
  if (words.some(([own, shown]) => own === value || shown === value)) return value
  const known = [...new Set(words.flat())].join(', ')
  throw invalid('trigger', `A trigger is one of ${known}.`)
}
