import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'

/** Creates the error for a click that is not stored: a 503 while it may still come from a spool. */
export async function unknownClick({ clicks, listener }: Deps, clickId: string): Promise<ApiError> {
  // Another process says that it has clicks on its disk before it promises the first of them.
  if (!clicks.mayCome(clickId)) await listener.caughtUp()
  if (clicks.mayCome(clickId)) {
    return new ApiError(
      'service_unavailable',
      `The click ${JSON.stringify(clickId)} was recorded during a database outage and is still being saved. Retry in 2 seconds.`,
      { retryAfterSeconds: 2 },
    )
  }
  return new ApiError(
    'not_found',
    `No click has the ID ${JSON.stringify(clickId)}. Send the exact value of the svc_id cookie.`,
  )
}
