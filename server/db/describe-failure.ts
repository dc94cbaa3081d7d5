/** What may be logged of an error: nothing that a request or a row has brought along. */
export interface FailureDescription {
  message: string
  /** Of the database or the connection: `23505`, `CONNECTION_CLOSED`. */
  cause?: string
  constraint?: string
  table?: string
  stack?: string
}

/** What the drivers say about an error, in the words of one or the other. */
interface DriverError {
  message?: unknown
  code?: unknown
  severity?: unknown
  query?: unknown
  constraint?: unknown
  constraint_name?: unknown
  table?: unknown
  table_name?: unknown
  cause?: unknown
}

/** Classes of SQLSTATE whose messages name a state or an object of the database, and no value. */
const ABOUT_NO_VALUE = /^(08|28|3D|40|42|53|55|57|58)/

/**
 * Describes an error for the log and for operators. The messages of database drivers hold statements and
 * their parameters, or the value that was refused: of these errors the code and the names are left.
 */
export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown.' }
  const innermost = driverError(error)
  if (!innermost) return { message: error.message, stack: error.stack ?? '' }
  const code = text(innermost.code)
  const constraint = text(innermost.constraint_name) ?? text(innermost.constraint)
  const table = text(innermost.table_name) ?? text(innermost.table)
  const reason =
    innermost.severity && ABOUT_NO_VALUE.test(code ?? '') ? text(innermost.message) : code
  return {
    message: `The database did not run a statement: ${reason ?? 'no reason given'}.`,
    ...(code && { cause: code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack: framesOf(error),
  }
}

/** Returns the error itself, or what may be stored and shown of it when it comes from the database. */
export function withoutStatement(error: unknown): unknown {
  return driverError(error) ? new Error(describeFailure(error).message) : error
}

/** Finds the innermost error of a driver that an error wraps. */
function driverError(error: unknown): DriverError | undefined {
  const one = (error ?? {}) as DriverError
  const inner = one.cause === undefined ? undefined : driverError(one.cause)
  const isOne = typeof one.query === 'string' || typeof one.severity === 'string'
  return inner ?? (isOne ? one : undefined)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the calls that led to an error, without the message that stands before them. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trimStart()
}
