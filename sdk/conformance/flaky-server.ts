import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to one request instead of its answer. */
export interface Fault {
  /** The answer, which the server never saw. */
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /**
   * Whether the connection is cut: before the server hears of it, after it has done what was asked, within its
   * answer, or after the first event of a stream.
   */
  cut?: 'before' | 'after' | 'within' | 'stream'
  /** Whether no answer ever comes; the server has done what was asked. */
  hang?: boolean
}

export interface Seen {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  atMs: number
}

/** Stands before the real server and does to the next requests what a network does. */
export class FlakyServer {
  readonly origin: string
  /** Every request that came, also those that the server never saw. */
  readonly seen: Seen[] = []
  faults: Fault[] = []
  readonly #close: () => void

  private constructor(origin: string, close: () => void) {
    this.origin = origin
    this.#close = close
  }

  static async start(behind: string): Promise<FlakyServer> {
    const server = createServer((request, response) => {
      // Who has gone, or been cut off, hears no more.
      flaky.#answer(behind, request, response).catch(() => request.socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const flaky = new FlakyServer(`http://127.0.0.1:${port}`, () => {
      server.close()
      server.closeAllConnections()
    })
    return flaky
  }

  /** Does these things to the next requests. */
  expect(faults: Fault[]): void {
    this.faults = [...faults]
    this.seen.length = 0
  }

  stop(): void {
    this.#close()
  }

  async #answer(behind: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request
    const body = await read(request)
    this.seen.push({ method, path, headers, atMs: performance.now() })
    const fault = this.faults.shift()
    if (fault?.cut === 'before') return void request.socket.destroy()
    if (fault?.status !== undefined) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? '')
      return void response.end(text)
    }
    const { host: _, connection: __, 'content-length': ___, ...passed } = headers
    const answer = await fetch(behind + path, {
      method,
      headers: passed as Record<string, string>,
      ...(body.length > 0 && { body }),
      redirect: 'manual',
    })
    if (answer.headers.get('content-type')?.includes('event-stream')) {
      return passStream(answer, response, fault?.cut === 'stream')
    }
    const text = await answer.text()
    if (fault?.cut === 'after') return void request.socket.destroy()
    if (fault?.hang) return
    const {
      'content-encoding': ____,
      'transfer-encoding': _____,
      ...told
    } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, {
      ...told,
      'content-length': String(Buffer.byteLength(text)),
    })
    if (fault?.cut === 'within') {
      response.write(text.slice(0, 5))
      return void setImmediate(() => request.socket.destroy())
    }
    response.end(text)
  }
}

/** Passes a stream on, whole messages at a time. */
async function passStream(
  answer: Response,
  response: ServerResponse,
  isCut: boolean,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of answer.body!) {
    rest += decoder.decode(chunk, { stream: true })
    const messages = rest.split('\n\n')
    rest = messages.pop()!
    for (const message of messages) {
      response.write(`${message}\n\n`)
      if (!isCut || !message.includes('data:')) continue
      // What was written arrives; what follows does not.
      return void setImmediate(() => response.end())
    }
  }
}

async function read(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
