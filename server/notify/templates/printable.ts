import type { Message, Value } from '../../domain/message/message.ts'
import { formatValue, type Locale } from '../../locales/format.ts'

/**
 * Formats a message in the reader's language. What people wrote is sanitized before it is put in: nothing
 * of it adds a line or turns the direction of what follows.
 */
export function formatPrintable(text: Value, locale: Locale): string {
  if (typeof text === 'string') return printable(text)
  return formatValue(printableValue(text), locale)
}

function printableValue(value: Value): Value {
  if (typeof value === 'string') return printable(value)
  if (typeof value === 'number') return value
  if ('code' in value) return printableMessage(value)
  return 'quoted' in value ? { quoted: printable(value.quoted) } : value
}

function printableMessage({ code, values = {} }: Message): Message {
  const entries = Object.entries(values).map(([name, value]) => [name, printableValue(value)])
  return { code, values: Object.fromEntries(entries) as Record<string, Value> }
}

/** Removes line breaks for headers, so that no line can be added to them. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Removes control characters and those that turn the direction of what follows. */
export function printable(text: string, kept = ''): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) =>
    sign === kept ? sign : sign === '\n' || sign === '\t' ? ' ' : '',
  )
}

export function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)
}
