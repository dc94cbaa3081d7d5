import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a payment, before or after the provider has accepted it. */
export const FAULTS = [
  'cut-before',
  'cut-after',
  'hang-before',
  'hang-after',
  'error-before',
  'error-after',
  'busy',
] as const
export type Fault = (typeof FAULTS)[number] | 'refuse'

export interface StubRequest {
  method: string
  url: URL
  headers: Headers
  body: string
}

/** JSON, a page for people, or where the browser goes on. */
export type StubAnswer = { status: number } & (
  | { json: unknown }
  | { html: string }
  | { location: string }
)

/** A payment that the provider accepted, as it understood it. */
export interface StubPayment {
  transferId: string
  reference: string
  amount: string
  currency: string
  receiver: string
}

/** A real server on the loopback that behaves as a provider's API does, and badly when told to. */
export abstract class PayoutStub {
  readonly payments: StubPayment[] = []
  /** Requests that a real provider would not have accepted. */
  readonly complaints: string[] = []
  base = ''
  #server: Server | undefined
  #fault: Fault | undefined

  /** Makes every payment fail in this way until it is reset. */
  fail(fault: Fault): void {
    this.#fault = fault
  }

  heal(): void {
    this.#fault = undefined
  }

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      void this.#serve(request).then((answer) => {
        if (answer === 'cut') request.socket.destroy()
        else if (answer !== 'hang') {
          const [headers, text] = written(answer)
          response.writeHead(answer.status, headers)
          response.end(text)
        }
      })
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  protected abstract answer(request: StubRequest): StubAnswer
  protected abstract isPayment(request: StubRequest): boolean
  /** The provider's text when it refuses for good. */
  protected abstract readonly refusal: StubAnswer
  protected abstract error(status: number): StubAnswer

  /** Handles an accepted payment whose answer was lost by a fault. */
  protected accepted(_request: StubRequest, _lost: boolean): void {}

  protected complain(sentence: string): void {
    this.complaints.push(sentence)
  }

  async #serve(incoming: IncomingMessage): Promise<StubAnswer | 'cut' | 'hang'> {
    const request = await read(incoming, this.base)
    const fault = this.isPayment(request) ? this.#fault : undefined
    if (!fault) return this.answer(request)
    if (fault === 'refuse') return this.refusal
    if (fault === 'busy') return this.error(429)
    const [how, when] = fault.split('-') as ['cut' | 'hang' | 'error', 'before' | 'after']
    if (when === 'after') {
      this.answer(request)
      this.accepted(request, how === 'error')
    }
    return how === 'error' ? this.error(when === 'after' ? 500 : 503) : how
  }
}

function written(answer: StubAnswer): [headers: Record<string, string>, text: string] {
  if ('location' in answer) return [{ location: answer.location }, '']
  return 'html' in answer
    ? [{ 'content-type': 'text/html; charset=utf-8' }, answer.html]
    : [{ 'content-type': 'application/json' }, JSON.stringify(answer.json)]
}

async function read(incoming: IncomingMessage, base: string): Promise<StubRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', base),
    headers: new Headers(incoming.headers as Record<string, string>),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
