import { ERRORS, type ApiError, type ErrorCode } from '../domain/errors.ts'
import { API_LOCALE, type Locale } from '../locales/format.ts'
import { formatError, type FormattedIssue } from '../locales/format-error.ts'

export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    doc_url: string
    issues?: readonly FormattedIssue[]
    details?: Readonly<Record<string, unknown>>
  }
}

/** Builds the body of every error response. `docBase` is the address of the errors page. */
export function errorBody(
  error: ApiError,
  docBase: string,
  locale: Locale = API_LOCALE,
): ErrorBody {
  const { code, details } = error
  const { message, issues } = formatError(error, locale)
  const doc_url = `${docBase}#${ERRORS[code].anchor}`
  return {
    error: { code, message, doc_url, ...(issues && { issues }), ...(details && { details }) },
  }
}
