import { ApiError, invalid } from '../../../domain/errors.ts'
import type { Details, Integration } from '../../../integrations/port.ts'

/** Checks the form of an integration; an error about a field is reported for that field of `details`. */
export function checkDetails(integration: Integration, details: Details): Details {
  try {
    return integration.checkDetails(details)
  } catch (error) {
    const [issue] = error instanceof ApiError ? (error.issues ?? []) : []
    if (!issue) throw error
    throw invalid(`details.${issue.path}`, issue.message)
  }
}
