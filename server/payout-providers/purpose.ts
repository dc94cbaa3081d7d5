const MAX_CHARACTERS = 140

/** Formats the purpose as an API accepts it: one line of whole characters. */
export function purposeText(purpose: string): string {
  const line = purpose
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_CHARACTERS).join('')
}
