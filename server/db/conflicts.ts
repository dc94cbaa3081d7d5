import { sqlState } from './failures.ts'

const UNIQUE_VIOLATION = '23505'
/** The suffix that a distributed database adds to the names of a table's shards and their constraints. */
const SHARD = /_\d{6,}$/

/**
 * Returns the name of the unique constraint or index that refused a row, or undefined for any other error.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (sqlState(error) !== UNIQUE_VIOLATION) return undefined
  for (let at: unknown = error; at; at = (at as { cause?: unknown }).cause) {
    const { constraint_name: field, code, message } = at as Record<string, unknown>
    // An error that a shard's server reported keeps its text alone.
    const text = code === UNIQUE_VIOLATION && typeof message === 'string' ? message : ''
    const name = typeof field === 'string' ? field : /constraint "([^"]+)"/.exec(text)?.[1]
    if (name !== undefined) return name.replace(SHARD, '')
  }
  return undefined
}
