import { ApiError } from '../../../domain/errors.ts'

/** Records with a click, which a buyer may have written; unless it is one of this workspace, without. */
export async function withoutUnknown<T>(
  clickId: string | null,
  record: (clickId: string | null) => Promise<T>,
): Promise<T> {
  if (clickId === null) return record(null)
  try {
    return await record(clickId.slice(0, 100))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    return record(null)
  }
}
