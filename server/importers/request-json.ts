import { SourceBusy, SourceRefused } from './source-errors.ts'

const MAX_BYTES = 20_000_000
const MAX_WAIT_MS = 3_600_000

export interface JsonRequest {
  /** The platform's name, for messages. */
  label: string
  url: URL
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  /** Whether there may be nothing: the body of a 404 is then null. */
  isOptional?: boolean
}

export interface JsonAnswer {
  body: unknown
  headers: Headers
}

/**
 * Asks an API once. No redirect is followed, and no message that it throws has a key in it.
 * @throws SourceBusy for 429, 5xx, silence and garbage; SourceRefused for a key that is not accepted
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const { label, url, headers, timeoutMs } = request
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new SourceBusy(`${label} doesn’t respond.`)
  })
  const { status } = response
  if (status === 429)
    throw new SourceBusy(
      `${label} limits the number of requests. The import continues more slowly.`,
      waitOf(response),
    )
  if (status >= 500) throw new SourceBusy(`${label} returned status ${status}.`, waitOf(response))
  if (status === 401 || status === 403) {
    throw new SourceRefused(
      `${label} doesn’t accept the key (${status}). Create the import again with another key.`,
    )
  }
  if (status === 404 && request.isOptional) return { body: null, headers: response.headers }
  if (status !== 200)
    throw new SourceRefused(`${label} returned status ${status} for ${url.pathname}.`)
  return { body: await readBody(response, label), headers: response.headers }
}

function waitOf({ headers }: Response): number | null {
  const given = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d{1,6}$/.test(given) ? Number(given) : null
  return seconds === null ? null : Math.min(seconds * 1000, MAX_WAIT_MS)
}

async function readBody(response: Response, label: string): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) break
      chunks.push(chunk)
    }
    if (bytes <= MAX_BYTES) return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new SourceBusy(`${label} didn’t return JSON.`)
  }
  throw new SourceRefused(`${label} returned more than ${MAX_BYTES / 1_000_000} MB at once.`)
}
