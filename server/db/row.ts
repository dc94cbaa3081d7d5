import type { Localizable, Message } from '../domain/message/message.ts'

/** Checks and converts one column's value as the driver answers it. */
export type Column<T> = (value: unknown) => T

/** The columns of one kind of row; `row` makes it, `decode` applies it. */
export interface RowShape<R> {
  readonly columns: { readonly [K in keyof R]: Column<R[K]> }
  readonly names: readonly string[]
  readonly decoders: readonly Column<unknown>[]
}

/** The rows that a shape decodes to. */
export type RowOf<S> = S extends RowShape<infer R> ? R : never

/** Declares the columns of hand-written SQL. Do it once, beside the query, not in each call. */
export function row<C extends Record<string, Column<unknown>>>(
  columns: C,
): RowShape<{ -readonly [K in keyof C]: ReturnType<C[K]> }> {
  const shape = { columns, names: Object.keys(columns), decoders: Object.values(columns) }
  // What a mapped type over C cannot tell the compiler: a column's decoder answers its own result.
  return shape as unknown as RowShape<{ [K in keyof C]: ReturnType<C[K]> }>
}

/**
 * Decodes what a statement answered. Columns that the shape does not name are left out.
 * @throws Error that names statement and column, never the value, if one is missing or of another type
 */
export function decode<R>(shape: RowShape<R>, rows: readonly object[]): R[] {
  const { names, decoders } = shape
  const decoded = Array.from<R>({ length: rows.length })
  let column = 0
  try {
    for (let i = 0; i < rows.length; i++) {
      const given = rows[i] as Record<string, unknown>
      const made: Record<string, unknown> = {}
      for (column = 0; column < names.length; column++) {
        const name = names[column]!
        made[name] = decoders[column]!(given[name])
      }
      // Each property was made by the decoder that R's type is derived from.
      decoded[i] = made as R
    }
  } catch (error) {
    if (!(error instanceof UnexpectedValue)) throw error
    throw new Error(`The column "${names[column]}" ${error.message}${statementOf(rows)}`)
  }
  return decoded
}

export const text: Column<string> = (value) =>
  typeof value === 'string' ? value : refuse('text', value)

export const bool: Column<boolean> = (value) =>
  typeof value === 'boolean' ? value : refuse('a boolean', value)

/** A number of any size: float8, int4, int2. */
export const number: Column<number> = (value) =>
  typeof value === 'number' ? value : refuse('a number', value)

/** An integer that a number holds exactly, also of int8 and numeric, which the driver answers as text. */
export const int: Column<number> = (value) => {
  const read = typeof value === 'string' && INTEGER.test(value) ? Number(value) : value
  return Number.isSafeInteger(read) ? (read as number) : refuse('a safe integer', value)
}

/** Money and all else of int8 or numeric. */
export const bigint: Column<bigint> = (value) =>
  (typeof value === 'string' && INTEGER.test(value)) || Number.isSafeInteger(value)
    ? BigInt(value as string | number)
    : refuse('an integer', value)

/** A timestamp, which drizzle answers as text and postgres.js as a Date. */
export const time: Column<Date> = (value) => {
  const read = typeof value === 'string' ? new Date(value) : value
  return read instanceof Date && !Number.isNaN(read.getTime()) ? read : refuse('a time', value)
}

export function nullable<T>(column: Column<T>): Column<T | null> {
  return (value) => (value === null ? null : column(value))
}

export function arrayOf<T>(column: Column<T>): Column<T[]> {
  return (value) => (Array.isArray(value) ? value.map(column) : refuse('an array', value))
}

export const textArray = arrayOf(text)

/** Decodes the text of a column that a check constraint or the query limits to these values. */
export function oneOf<const T extends string>(values: readonly T[]): Column<T> {
  const known = new Set<unknown>(values)
  return (value) => (known.has(value) ? (value as T) : refuse(`one of ${values.join()}`, value))
}

/**
 * Decodes a JSON object or array, whose inside is not checked: only this server writes it, and it was checked
 * then. Say who writes it where that is not the query itself.
 */
export function json<T extends object>(): Column<T> {
  return (value) =>
    typeof value === 'object' && value !== null ? (value as T) : refuse('JSON', value)
}

const message = json<Message>()
/** A message or a text in any language, as a `localizableColumn` stores it. */
export const localizable: Column<Localizable> = (value) =>
  typeof value === 'string' ? value : message(value)

/** The most common rows. */
export const IdRow = row({ id: text })
export const CountRow = row({ n: int })

const INTEGER = /^-?\d+$/

class UnexpectedValue extends Error {}

function refuse(expected: string, value: unknown): never {
  const found = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value
  throw new UnexpectedValue(
    value === undefined ? `(${expected}) is missing` : `is ${found}, not ${expected}`,
  )
}

/** Returns the text of the statement, which postgres.js keeps with its rows. */
function statementOf(rows: readonly object[]): string {
  const { statement } = rows as { statement?: { string?: string } }
  return statement?.string ? ` in: ${statement.string.replace(/\s+/g, ' ').slice(0, 300)}` : ''
}
