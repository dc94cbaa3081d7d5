import { ApiError } from '../domain/errors.ts'
import { parseMoment } from './input.ts'

/**
 * Keeps who read an older version from writing over what somebody else wrote meanwhile.
 * @param read the `updatedAt` that the caller has read; absent: they overwrite
 * @throws ApiError `conflict`
 */
export function requireUnchanged(
  what: string,
  { updatedAt }: { updatedAt: Date },
  read: string | undefined,
): void {
  if (read === undefined) return
  if (parseMoment('ifUpdatedAt', read).getTime() === updatedAt.getTime()) return
  throw new ApiError('conflict', `The ${what} has changed. Load it again.`)
}
