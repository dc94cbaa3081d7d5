import { Elysia } from 'elysia'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { pathOf } from './public-routes.ts'

/**
 * Refuses addresses that no route can read: percent signs that encode no text, and U+0000, which PostgreSQL
 * cannot store. Short links are looked up as they come.
 */
export function checkAddress() {
  return new Elysia({ name: 'check-address' }).onRequest(({ request: { url } }) => {
    if (!url.includes('%') || !url.includes('/api/')) return
    const path = pathOf(url)
    if (!path.startsWith('/api/')) return
    if (url.includes('%00')) {
      throw new ApiError('unprocessable_entity', message('request.null-character'))
    }
    if (!isDecodable(path)) {
      throw new ApiError(
        'unprocessable_entity',
        'The path has a "%" that encodes no text. Write it as %25.',
      )
    }
  })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
