/** The embedded PostgreSQL cannot do what was asked; the message says what the operator can do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}

/** The way out that always exists, to end a message with. */
export const USE_A_SERVER = 'set DATABASE_URL to a PostgreSQL server (15 or newer)'

/** Returns the `code` of a system error such as `ENOENT`, or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
