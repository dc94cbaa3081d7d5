import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** Below it, headers and a packet of the network weigh more than what is saved. */
const MIN_BYTES = 1_024
/** Answers that are computed anew each time: speed before size. */
const LEVEL = 4
const TEXT =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|x-ndjson|javascript|xml|manifest\+json)\b)/
/** Written while they are read, and of any length: packed as they come, not as a whole. */
const STREAMED = /^(?:text\/csv|application\/x-ndjson)\b/

/**
 * Compresses an answer of text above 1 KB with gzip, if the client takes it. Event streams stay as they are:
 * a compressor would hold back what should arrive at once.
 */
export async function compress({ method, headers }: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.body || method === 'HEAD' || answer.headers.has('content-encoding')) return answer
  if (!TEXT.test(type) || !takesGzip(headers.get('accept-encoding'))) return answer
  if (STREAMED.test(type)) {
    return packed(answer, answer.body.pipeThrough(new CompressionStream('gzip')))
  }
  const body = await answer.arrayBuffer()
  if (body.byteLength < MIN_BYTES) return withBody(answer, body)
  return packed(answer, await pack(body, { level: LEVEL }))
}

/** Tells whether a client takes gzip: `br, gzip;q=0.8` does, `gzip;q=0` does not. */
export function takesGzip(accepted: string | null): boolean {
  return (accepted ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    return (name === 'gzip' || name === '*') && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}

function packed(answer: Response, body: BodyInit): Response {
  const compressed = withBody(answer, body)
  compressed.headers.set('content-encoding', 'gzip')
  compressed.headers.append('vary', 'accept-encoding')
  compressed.headers.delete('content-length')
  return compressed
}

function withBody({ status, statusText, headers }: Response, body: BodyInit): Response {
  return new Response(body, { status, statusText, headers })
}
