import { toLatin } from '../latin.ts'

/** What banks may drop or refuse, and what stands for it (EPC217-08). */
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

/** Text in the characters that every SEPA bank takes, cut to a length. */
export function sepaText(text: string, max: number): string {
  return toLatin(text)
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, (sign) => SIGNS[sign] ?? ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[ /]+/, '')
    .slice(0, max)
    .replace(/[ /]+$/, '')
}

/** Our ids have an underscore, which is not among those characters; no id has a hyphen. */
export function sepaId(id: string): string {
  return id.replaceAll('_', '-')
}
