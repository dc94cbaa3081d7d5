import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'

/** Hashes a new password. @throws ApiError `service_unavailable` when too many wait */
export async function createPasswordHash(deps: Deps, password: string): Promise<string> {
  const hash = await deps.passwords.hash(password)
  if (hash !== undefined) return hash
  throw new ApiError(
    'service_unavailable',
    'Too many sign-ins at the same time. Try again in a few seconds.',
  )
}
