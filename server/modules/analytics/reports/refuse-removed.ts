import { ApiError } from '../../../domain/errors.ts'
import type { Range } from '../../../domain/time.ts'

/** What is known of the workspace's clicks: the time of the first, and since when none has been removed. */
export interface ClicksKept {
  firstMs: number | null
  clicksSinceMs: number
}

/** Says that what was asked for needs clicks that were removed. */
export class ClicksRemoved extends ApiError {
  constructor(clicksSinceMs: number, advice: string) {
    const since = new Date(clicksSinceMs).toISOString().slice(0, 10)
    const what = `Single clicks are kept from ${since} (UTC) on; of the time before there are totals.`
    super('unprocessable_entity', `${what} ${advice}`)
  }
}

/**
 * Refuses to read clicks one by one of a time whose clicks were removed (`CLICK_RETENTION_MONTHS`): the
 * figures would be too low.
 * @throws ClicksRemoved
 */
export function refuseRemoved(
  { firstMs, clicksSinceMs }: ClicksKept,
  ranges: readonly Range[],
  advice: string,
): void {
  const isRemoved = ({ startMs, endMs }: Range) =>
    startMs < clicksSinceMs && firstMs !== null && endMs > firstMs && firstMs < clicksSinceMs
  if (!ranges.some(isRemoved)) return
  throw new ClicksRemoved(clicksSinceMs, advice)
}
