import { directionOf } from '../locales/accept-language.ts'
import type { Locale } from '../locales/format.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, between tags and inside double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}

/** Returns the attributes of the tag `html`: `lang="ar" dir="rtl"`. */
export function htmlLanguage({ tag }: Locale): string {
  const direction = directionOf(tag)
  return `lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}
