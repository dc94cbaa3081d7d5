import { toLatin } from '../latin.ts'

/** Characters that banks may drop or refuse, and their replacements (EPC217-08). */
const SIGNS: Record<string, string> = {
  '&': '+',
  '@': '(at)',
  _: '-',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  ';': ',',
  '"': "'",
  '`': "'",
  '!': '.',
  '*': '.',
  '=': '-',
  '~': '-',
  '\\': '/',
  '|': '/',
}

/** Reduces text to the characters that every SEPA bank accepts, cut to a length. */
export function sepaText(text: string, max: number): string {
  return toLatin(text)
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, (sign) => SIGNS[sign] ?? ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[ /]+/, '')
    .slice(0, max)
    .replace(/[ /]+$/, '')
}

/** Converts an id of ours: its underscore is not among those characters, and no id has a hyphen. */
export function sepaId(id: string): string {
  return id.replaceAll('_', '-')
}
