import { invalid } from '../../../domain/errors.ts'

/**
 * Checks an end: after the start and in the future, so that nothing that was counted stops counting.
 * @throws ApiError `unprocessable_entity`
 */
export function requireEnd(
  { startsAt, endsAt }: { startsAt?: Date | null; endsAt?: Date | null },
  nowMs: number,
): void {
  if (!endsAt) return
  if (startsAt && endsAt <= startsAt) throw invalid('endsAt', 'endsAt must be after startsAt.')
  if (endsAt.getTime() > nowMs) return
  throw invalid('endsAt', 'endsAt must be in the future. To end a milestone now, archive it.')
}
