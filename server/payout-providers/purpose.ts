const MAX_CHARACTERS = 140

/** The purpose as an API takes it: one line of whole characters. */
export function purposeText(purpose: string): string {
  const line = purpose
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_CHARACTERS).join('')
}
