import type { TestServer } from '../server/test-server.ts'

/** A request as it is on the wire; `path` begins after the host. */
export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Parsed, if it is JSON. */
  body: any
  /** Of the server's processor time, of all its threads. */
  cpuMs: number
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Sends requests one by one, so that the server's work is that of the last one. */
export class Client {
  readonly #server: TestServer
  #cpuMs = 0

  constructor(server: TestServer) {
    this.#server = server
  }

  /** Sends a request; a limit of requests a minute waits a minute on the server's clock. */
  async send(sent: Sent): Promise<Answer> {
    const answer = await this.#once(sent)
    if (answer.status !== 429) return answer
    await this.#server.ask('a minute later')
    return this.#once(sent)
  }

  async #once({ method, path, headers, body }: Sent): Promise<Answer> {
    const response = await fetch(`${this.#server.origin}${path}`, {
      method,
      headers: { 'user-agent': CHROME, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: body as BodyInit }),
      redirect: 'manual',
    })
    const text = await this.#readAll(response)
    const { cpuMs } = await this.#server.ask('cpu')
    const spent = cpuMs - this.#cpuMs
    this.#cpuMs = cpuMs
    const isJson = response.headers.get('content-type')?.includes('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? parsed(text) : undefined,
      cpuMs: spent,
    }
  }

  /** Reads an answer; of an event stream, which never ends, what it says at once. */
  async #readAll(response: Response): Promise<string> {
    if (!response.headers.get('content-type')?.includes('event-stream')) return response.text()
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    const opened = Promise.withResolvers<void>()
    let text = ''
    const reading = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += decoder.decode(part.value, { stream: true })
        opened.resolve()
      }
      opened.resolve()
    })()
    await opened.promise
    // What was missed is sent with the opening: before the answer to a later request.
    await fetch(`${this.#server.origin}/api/health`).then((answer) => answer.text())
    await reader.cancel()
    await reading
    return text
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
