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

/** Which part of a list is asked for. With a cursor the offset is 0. */
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
  if (!isId(prefix, id)) throw invalid(name, `${name} is an id of this list (${prefix}_…).`)
  return {
    limit: query.pageSize ?? MAX_PAGE_SIZE,
    offset: 0,
    cursor: { id, side: startingAfter === undefined ? 'before' : 'after' },
  }
}

/** What precedes a cursor is read backwards: puts the rows into the list's own order. */
export function inOrder<T>(rows: T[], slice: Slice): T[] {
  return slice.cursor?.side === 'before' ? rows.toReversed() : rows
}

/** Page by page, for lists that are not walked by id. */
export function pageOf({ page = 1, pageSize: limit = MAX_PAGE_SIZE }: PageQuery) {
  return { limit, offset: (page - 1) * limit }
}
