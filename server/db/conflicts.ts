import { sqlState } from './client.ts'

const UNIQUE_VIOLATION = '23505'

/** The name of the unique constraint or index that refused a row, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (sqlState(error) !== UNIQUE_VIOLATION) return undefined
  for (let at: unknown = error; at; at = (at as { cause?: unknown }).cause) {
    const { constraint_name: name } = at as { constraint_name?: unknown }
    if (typeof name === 'string') return name
  }
  return undefined
}
