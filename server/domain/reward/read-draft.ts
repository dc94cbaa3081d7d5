import { invalid } from '../errors.ts'
import { closest } from '../spelling.ts'

export type Draft = Readonly<Record<string, unknown>>

const MAX_TEXT = 255
export const MAX_LABEL = 80

/** Joins a path and a field: `modifiers.0` and `when` are `modifiers.0.when`. */
export function pathOf(parent: string, field: string | number): string {
  return parent === '' ? String(field) : `${parent}.${field}`
}

/**
 * Reads an object.
 * @throws ApiError unless it is an object.
 */
export function readDraft(path: string, value: unknown): Draft {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Draft
  throw invalid(path, `${path || 'The body'} must be an object.`)
}

/** Reads a list of at most `max` entries; absent and null are an empty one, unless `min` asks for some. */
export function readList(
  path: string,
  value: unknown,
  { min = 0, max }: { min?: number; max: number },
): readonly unknown[] {
  const list = value ?? []
  if (Array.isArray(list) && list.length >= min && list.length <= max) return list
  throw invalid(path, `${path} must be a list of ${min} to ${max} entries.`)
}

export function readInteger(
  path: string,
  value: unknown,
  { min, max, unit }: { min: number; max: number; unit?: string },
): number {
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) {
    return Number(value) + 0
  }
  const what = unit === undefined ? 'a whole number' : `a whole number of ${unit}`
  throw invalid(path, `${path} must be ${what} from ${min} to ${max}.`)
}

export function readChoice<Choice extends string>(
  path: string,
  value: unknown,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice !== undefined) return choice
  const list = `${path} must be one of ${choices.join(', ')}.`
  const meant = typeof value === 'string' ? closest(value, choices) : null
  throw invalid(path, meant === null ? list : `${list} Did you mean ${meant}?`)
}

/** Reads words for partners, without what surrounds them; nothing where there are none. */
export function readLabel(path: string, value: unknown): { label?: string } {
  if (value === undefined || value === null) return {}
  const label = readText(path, value).trim()
  if (label.length <= MAX_LABEL && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(label)) return { label }
  throw invalid(path, `${path} must be one line of 1 to ${MAX_LABEL} characters.`)
}

/** Reads a text that is not blank and that a database can store. */
export function readText(path: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_TEXT) {
    throw invalid(path, `${path} must be a text of 1 to ${MAX_TEXT} characters.`)
  }
  if (value.isWellFormed() && !value.includes('\0')) return value
  throw invalid(path, `${path} contains an unsupported character.`)
}
