import { ConnectionError, SvcError, UnexpectedAnswerError } from './errors.ts'
import { toApiError } from './read-error.ts'
import { wait } from './wait.ts'

/** What happened, as it happens. `client.events.explain(id)` says everything about it. */
export interface LiveEvent {
  id: string
  event: 'click' | 'lead' | 'sale' | 'refund' | 'gap'
  timestamp: string
  link: { id: string; domain: string; key: string; shortLink: string } | null
  click: Record<string, string | null>
  eventName?: string
  customer?: { id: string | null; externalId: string | null; name: string | null }
  sale?: { amount: number; currency: string; invoiceId: string | null }
  refund?: { amount: number; currency: string; saleId: string }
  /** Of a `gap`: how many events were left out because too many happened at once. */
  skipped?: number
}

export interface StreamOptions {
  /** The last event you know: what happened since comes first. */
  lastEventId?: string
  /** Ends the stream. */
  signal?: AbortSignal
}

interface Source extends StreamOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  url: string
  headers: Record<string, string>
}

/** The server sends a comment every 15 seconds: who hears nothing for longer is cut off. */
const SILENCE_MS = 45_000
const REMEMBERED = 1_000

/** Follows the stream of events, connecting again when it breaks off. Each event comes once. */
export async function* followEvents(source: Source): AsyncGenerator<LiveEvent, void> {
  const seen = new Set<string>()
  const state = { lastEventId: source.lastEventId, retryMs: 2_000 }
  for (;;) {
    try {
      for await (const event of readOnce(source, state)) {
        if (event.id && seen.has(event.id)) continue
        if (event.id) remember(seen, event.id)
        yield event
      }
    } catch (error) {
      if (source.signal?.aborted) return
      if (!(error instanceof ConnectionError)) throw error
    }
    try {
      await wait(state.retryMs, source.signal)
    } catch {
      return
    }
  }
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id)
  const [oldest] = seen
  if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
}

interface State {
  lastEventId: string | undefined
  retryMs: number
}

async function* readOnce(source: Source, state: State): AsyncGenerator<LiveEvent, void> {
  const silence = new AbortController()
  const signals = [silence.signal, ...(source.signal ? [source.signal] : [])]
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const last = state.lastEventId === undefined ? {} : { 'last-event-id': state.lastEventId }
  try {
    const response = await source.fetch(source.url, {
      headers: { ...source.headers, ...last },
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    })
    if (!response.ok) throw await refusal(response)
    if (!response.body || !response.headers.get('content-type')?.includes('event-stream')) {
      throw new UnexpectedAnswerError('The answer is no stream of events.', response.status)
    }
    for await (const lines of messagesOf(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const event = readMessage(lines, state)
      if (event) yield event
    }
  } catch (error) {
    if (error instanceof SvcError) throw error
    throw new ConnectionError(`The stream broke off: ${String(error)}`, { cause: error })
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

async function refusal(response: Response): Promise<Error> {
  const text = await response.text()
  if (response.status === 429 || response.status >= 500) {
    return new ConnectionError(`The server answers ${response.status}.`)
  }
  return toApiError(response, text)
}

/** Splits a body into messages, each a list of lines. */
async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string[], void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      rest += decoder.decode(part.value, { stream: true })
      const messages = rest.split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) yield message.split('\n')
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readMessage(lines: string[], state: State): LiveEvent | null {
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) fields.set(name, value)
  }
  const retry = fields.get('retry')
  if (retry !== undefined) state.retryMs = Number(retry)
  const data = fields.get('data')
  if (data === undefined) return null
  const id = fields.get('id')
  if (id !== undefined) state.lastEventId = id
  return { event: fields.get('event'), ...(JSON.parse(data) as object) } as LiveEvent
}
