import { invalid } from '../../../domain/errors.ts'

/** A place in the activity: entries are ordered by time, then by what they come from. */
export interface Place {
  atMs: number
  key: string
}

const FORM = /^act_([0-9a-z]{9})_([\w.]+)$/

/** Builds the ID of an entry, which begins with the time, so that IDs sort as entries do. */
export function activityId({ atMs, key }: Place): string {
  return `act_${Math.max(atMs, 0).toString(36).padStart(9, '0')}_${key}`
}

/** Reads an ID as a cursor. @throws ApiError `unprocessable_entity` */
export function readCursor(text: string | undefined): Place | null {
  if (text === undefined) return null
  const [, time, key] = FORM.exec(text) ?? []
  const atMs = Number.parseInt(time ?? '', 36)
  if (key === undefined || atMs > 8.64e15) {
    throw invalid('startingAfter', 'startingAfter must be an ID from this list (act_…).')
  }
  return { atMs, key }
}
