import type { ApiError } from '../domain/errors.ts'
import { API_LOCALE, format, type Locale } from './format.ts'

export interface FormattedError {
  message: string
  issues: readonly FormattedIssue[] | undefined
}

export interface FormattedIssue {
  path: string
  message: string
}

/** Formats an error in a locale. */
export function formatError(
  { text, issues }: Pick<ApiError, 'text' | 'issues'>,
  locale: Locale = API_LOCALE,
): FormattedError {
  return {
    message: format(text, locale),
    issues: issues?.map(({ path, message }) => ({ path, message: format(message, locale) })),
  }
}
