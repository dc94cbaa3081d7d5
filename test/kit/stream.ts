export interface Message {
  id: string | undefined
  event: string
  data: Record<string, any>
}

export interface OpenStream {
  status: number
  /** Waits for the next message; those that come again are dropped, as every client should. */
  next(): Promise<Message>
  close(): Promise<void>
}

/** Listens to the live stream; from when this resolves, what is committed arrives. */
export async function openStream(
  handle: (request: Request) => Promise<Response>,
  key: string,
  lastEventId?: string,
): Promise<OpenStream> {
  const headers = new Headers({ authorization: `Bearer ${key}` })
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  const response = await handle(new Request('http://localhost/api/events/stream', { headers }))
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  const seen = new Set<string | undefined>()
  const block = async (): Promise<string> => {
    for (;;) {
      const end = buffer.indexOf('\n\n')
      if (end >= 0) {
        const found = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        return found
      }
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream has ended.')
      buffer += value
    }
  }
  if (response.status === 200) await block()
  return {
    status: response.status,
    async next() {
      for (;;) {
        const fields = Object.fromEntries(
          (await block()).split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]),
        )
        if (!fields.data || seen.has(fields.id)) continue
        if (fields.id) seen.add(fields.id)
        return { id: fields.id, event: fields.event!, data: JSON.parse(fields.data) }
      }
    },
    close: () => reader.cancel(),
  }
}
