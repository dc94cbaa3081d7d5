/**
 * Tells whether PostgreSQL can store a text. It takes neither NUL nor half a surrogate pair, least of all
 * within JSON.
 */
export function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Tells the same of every text in a JSON value, including the names of its fields. */
export function holdsTextOnly(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isText(name) && holdsTextOnly(inner))
}
