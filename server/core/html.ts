import { directionOf } from '../domain/message/language.ts'
import type { Speech } from '../domain/message/say.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, between tags and inside double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}

/** Returns the attributes of the tag `html`: `lang="ar" dir="rtl"`. */
export function htmlLanguage({ language }: Speech): string {
  const direction = directionOf(language)
  return `lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}
