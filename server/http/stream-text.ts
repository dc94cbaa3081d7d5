import type { Deps } from '../deps.ts'
import { noteFailure, requestIdOf, toApiError } from './handle-errors.ts'

interface Streamed {
  deps: Deps
  request: Request
  route: string
  contentType: string
  fileName: string
}

/**
 * Streams an answer: the next part is computed when the client has taken the last one, and nothing more
 * once it has gone. A failure at the first two parts, of which one may be a heading, is answered as any other;
 * a later one is logged and breaks the transfer off, so that half an export does not look like a whole one.
 */
export async function streamText(
  parts: AsyncIterator<string>,
  { deps, request, route, contentType, fileName }: Streamed,
): Promise<Response> {
  const encoder = new TextEncoder()
  let isGone = false
  const first = [await parts.next(), await parts.next()]
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = first.shift() ?? (await parts.next())
        if (isGone) return
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        if (isGone) return
        const requestId = requestIdOf(request)
        noteFailure(deps, toApiError('UNKNOWN', error), { request, requestId, route, error })
        controller.error(new Error('The rest could not be read.'))
      }
    },
    async cancel() {
      isGone = true
      await parts.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

export const TEXT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const

/** Exports in the description of the API. */
export const CSV_RESPONSES = {
  200: {
    description: 'The rows, streamed as they’re read.',
    content: { 'text/csv': { schema: { type: 'string' as const } } },
  },
}
export const TEXT_RESPONSES = {
  200: {
    description: 'The rows, streamed as they’re read.',
    content: {
      'text/csv': { schema: { type: 'string' as const } },
      'application/x-ndjson': { schema: { type: 'string' as const } },
    },
  },
}
