import type { Field } from './types.ts'

const MAX_ITEMS = 200
const MAX_ITEM_LENGTH = 255

export function flag(fallback: boolean): Field<boolean> {
  return {
    fallback,
    read: (value) =>
      typeof value === 'boolean' ? { value } : { problem: 'This must be true or false.' },
  }
}

export function wholeNumber(fallback: number, min: number, max: number): Field<number> {
  return {
    fallback,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? { value }
        : { problem: `This must be a whole number from ${min} to ${max}.` },
  }
}

/**
 * Declares a setting that is a list of texts, each once. `readItem` returns the form in which an item is
 * stored, or null when it is invalid; `what` names the items in the sentence: "a country such as DE".
 */
export function list(
  fallback: readonly string[],
  what: string,
  readItem: (text: string) => string | null,
): Field<readonly string[]> {
  return {
    fallback,
    read: (value) => {
      if (!Array.isArray(value)) return { problem: 'This must be a list of texts.' }
      if (value.length > MAX_ITEMS) return { problem: `At most ${MAX_ITEMS} items are possible.` }
      const items = value.map((item: unknown) =>
        typeof item === 'string' && item.length <= MAX_ITEM_LENGTH ? readItem(item.trim()) : null,
      )
      const index = items.indexOf(null)
      if (index >= 0) return { problem: `This is not ${what}.`, index }
      return { value: Array.from(new Set(items.filter((item) => item !== null))) }
    },
  }
}

/** Parses a host without `www.`, perhaps with stars. */
export function readHostPattern(text: string): string | null {
  const host = text.toLowerCase().replace(/^www\./, '')
  return /^[a-z0-9*_-]+(\.[a-z0-9*_-]+)*$/.test(host) && /[a-z0-9]/.test(host) ? host : null
}

/** Parses a domain without stars. */
export function readDomain(text: string): string | null {
  const domain = readHostPattern(text)
  return domain?.includes('.') && !domain.includes('*') ? domain : null
}
