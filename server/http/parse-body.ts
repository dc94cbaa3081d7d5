import { Elysia } from 'elysia'
import { ApiError } from '../domain/errors.ts'
import { pathOf } from './public-routes.ts'

/** Taken as they come: signatures are over the bytes, and banks write no JSON. */
const RAW_BODIES = [/^\/api\/payouts\/callbacks\//, /^\/api\/payouts\/files\/[^/]+\/status$/]

/**
 * Bodies as they really come: JSON under any content type (browsers send simple requests as text/plain,
 * some clients an empty body marked as JSON), and forms for the password page.
 */
export function parseBody() {
  return new Elysia({ name: 'parse-body' }).onParse(
    { as: 'global' },
    async ({ request, contentType }) => {
      const text = await request.text()
      if (text === '') return null // undefined would hand the spent body to Elysia's own parser
      if (RAW_BODIES.some((path) => path.test(pathOf(request.url)))) return text
      // `curl -d '{…}'` calls its JSON a form.
      if (contentType === 'application/x-www-form-urlencoded' && !/^\s*[{[]/.test(text)) {
        return Object.fromEntries(new URLSearchParams(text))
      }
      try {
        return JSON.parse(text) as unknown
      } catch {
        throw new ApiError('bad_request', 'The body is not valid JSON.')
      }
    },
  )
}
