import { invalid } from '../domain/errors.ts'
import { isId, type IdPrefix } from '../domain/ids.ts'

export const MAX_PAGE = 1000
export const MAX_PAGE_SIZE = 100

export interface PageQuery {
  page?: number | undefined
  pageSize?: number | undefined
  startingAfter?: string | undefined
  endingBefore?: string | undefined
}

/** The requested part of a list. With a cursor the offset is 0. */
export interface Slice {
  limit: number
  offset: number
  cursor: { id: string; side: 'after' | 'before' } | null
}

/**
 * Reads page or cursor, of which a request has at most one.
 * @throws ApiError `unprocessable_entity`
 */
export function sliceOf(query: PageQuery, prefix: IdPrefix): Slice {
  const { page, startingAfter, endingBefore } = query
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw invalid('endingBefore', 'Send startingAfter or endingBefore, not both.')
  }
  const id = startingAfter ?? endingBefore
  const name = startingAfter === undefined ? 'endingBefore' : 'startingAfter'
  if (id === undefined) return { ...pageOf(query), cursor: null }
  if (page !== undefined) throw invalid(name, `Send page or ${name}, not both.`)
  if (!isId(prefix, id)) throw invalid(name, `${name} must be an ID from this list (${prefix}_…).`)
  return {
    limit: query.pageSize ?? MAX_PAGE_SIZE,
    offset: 0,
    cursor: { id, side: startingAfter === undefined ? 'before' : 'after' },
  }
}

/** Restores the list's own order of rows that precede a cursor, which are read backwards. */
export function inOrder<T>(rows: T[], slice: Slice): T[] {
  return slice.cursor?.side === 'before' ? rows.toReversed() : rows
}

/** Reads the page of a list that is not paged by id. */
export function pageOf({ page = 1, pageSize: limit = MAX_PAGE_SIZE }: PageQuery) {
  return { limit, offset: (page - 1) * limit }
}
