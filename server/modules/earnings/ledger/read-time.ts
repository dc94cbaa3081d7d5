import { invalid } from '../../../domain/errors.ts'

/** Reads a limit of a period: a day or time of ISO 8601, or nothing. @throws ApiError for anything else */
export function readTime(path: 'start' | 'end', text: string | undefined): Date | null {
  if (!text) return null
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (!Number.isNaN(time.getTime())) return time
  throw invalid(path, `Write ${path} as a day or time of ISO 8601, such as 2031-05-01.`)
}

/** Reads a period by booking date. @throws ApiError also when it ends before it starts */
export function readPeriod(query: { start?: string | undefined; end?: string | undefined }): {
  start: Date | null
  end: Date | null
} {
  const start = readTime('start', query.start)
  const end = readTime('end', query.end)
  if (start && end && start >= end) throw invalid('end', 'The end must be after the start.')
  return { start, end }
}
