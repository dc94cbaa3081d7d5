import { invalid } from '../../../domain/errors.ts'
import {
  resolveInterval,
  type BucketSize,
  type Interval,
  type Range,
} from '../../../domain/time.ts'

const TEN_YEARS_MS = 3_653 * 86_400_000

export interface TimeInput {
  interval?: Interval | undefined
  start?: string | undefined
  end?: string | undefined
  timezone?: string | undefined
}

/**
 * Reads the time that a query asks for. `firstMs`: where `all` begins.
 * @throws ApiError `unprocessable_entity`
 */
export function readTime(
  { interval, start, end, timezone: timeZone = 'UTC' }: TimeInput,
  { nowMs, firstMs }: { nowMs: number; firstMs: number },
): Range & { bucket: BucketSize } {
  const range = resolveInterval({ interval, start, end, timeZone, nowMs, firstMs })
  if (start !== undefined && range.endMs - range.startMs > TEN_YEARS_MS) {
    throw invalid('start', 'A report can cover at most ten years. Choose a later start.')
  }
  return range
}
