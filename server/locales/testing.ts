import { ApiError } from '../domain/errors.ts'
import type { Locale } from './format.ts'
import { formatError, type FormattedError } from './format-error.ts'

/**
 * Returns the error that `run` throws, formatted. @throws Error when it throws none that a caller may see
 */
export function errorOf(run: () => unknown, locale?: Locale): FormattedError {
  try {
    run()
  } catch (error) {
    if (error instanceof ApiError) return formatError(error, locale)
    throw error
  }
  throw new Error('nothing was thrown')
}
