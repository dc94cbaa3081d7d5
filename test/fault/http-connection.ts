import { connect, type Socket } from 'node:net'

export interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  kind: 'answered'
  status: number
  headers: Map<string, string>
  body: string
}

/**
 * What became of a request: answered whole; refused, as no connection could be made and nothing was
 * sent; or broken, as the connection ended after sending (`received` bytes of an answer had come).
 */
export type Outcome = Exchange | { kind: 'refused' }
type Exchange = Answered | { kind: 'broken'; received: number }

/** One keep-alive connection that shows what an HTTP client library hides: who broke what, and when. */
export class HttpConnection {
  readonly #port: number
  #socket: Socket | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** After `timeoutMs` the client gives up and closes the connection, whatever the server does meanwhile. */
  async request(call: Call, timeoutMs?: number): Promise<Outcome> {
    if (this.#socket?.destroyed) this.#socket = undefined
    const socket = this.#socket ?? (await open(this.#port))
    if (!socket) return { kind: 'refused' }
    this.#socket = socket
    const timer = timeoutMs && setTimeout(() => socket.destroy(), timeoutMs)
    const outcome = await exchange(socket, call)
    if (timer) clearTimeout(timer)
    if (outcome.kind === 'broken' || outcome.headers.get('connection')?.toLowerCase() === 'close')
      this.close()
    return outcome
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }
}

function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
    socket.on('error', () => {})
  })
}

function exchange(socket: Socket, call: Call): Promise<Exchange> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0)
    const settle = (outcome: Exchange) => {
      socket.off('data', hear)
      socket.off('close', broken)
      resolve(outcome)
    }
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = parse(received)
      if (answer) settle(answer)
    }
    const broken = () => settle({ kind: 'broken', received: received.length })
    socket.on('data', hear)
    socket.once('close', broken)
    if (socket.destroyed) return broken()
    socket.write(encode(call))
  })
}

function encode({ method = 'GET', path, headers = {}, body }: Call): string {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`
}

/** The whole answer, or undefined while some of it is missing. */
function parse(bytes: Buffer): Answered | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const rest = bytes.subarray(end + 4)
  const length = Number(headers.get('content-length'))
  if (!Number.isInteger(length)) throw new Error(`an answer without a length: ${first}`)
  if (rest.length < length) return undefined
  const body = rest.toString('utf8', 0, length)
  return { kind: 'answered', status: Number(first.split(' ')[1]), headers, body }
}
