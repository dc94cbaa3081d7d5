/**
 * Streams an answer: the next part is computed when the client has taken the last one, and nothing more
 * once it has gone. A failure breaks the transfer off, so that half an export does not look like a whole
 * one.
 */
export function streamText(
  parts: AsyncIterator<string>,
  { contentType, fileName }: { contentType: string; fileName: string },
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
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

/** The answer in the API document. */
export const TEXT_RESPONSES = {
  200: {
    description: 'The rows, written while they are read',
    content: {
      'text/csv': { schema: { type: 'string' as const } },
      'application/x-ndjson': { schema: { type: 'string' as const } },
    },
  },
}
