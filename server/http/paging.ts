import { t } from 'elysia'
import { invalid } from '../domain/errors.ts'
import { isId, type IdPrefix } from '../domain/ids.ts'

const MAX_PAGE = 1000
const MAX_PAGE_SIZE = 100

/** Query fields of a list that is read page by page. */
export const pageFields = {
  page: t.Optional(t.Integer({ minimum: 1, maximum: MAX_PAGE, description: 'From 1; default 1' })),
  pageSize: t.Optional(
    t.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Default: the largest, 100' }),
  ),
}

/** Query fields of a list that can also be walked from one id to the next. */
export const cursorFields = {
  startingAfter: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The id of the last item you have: answers what follows',
    }),
  ),
  endingBefore: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The id of the first item you have: answers what precedes',
    }),
  ),
}

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

/** A list as a query or a body may carry it: an array, or a text with commas. */
export function split(list: string | string[] | null | undefined): string[] {
  const parts = Array.isArray(list) ? list : (list ?? '').split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The `like` pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
