import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ways in which a platform does not answer what was asked for. */
export const SOURCE_FAULTS = ['busy', 'error', 'garbage', 'hang'] as const
export type SourceFault = (typeof SOURCE_FAULTS)[number]

export interface SourceRequest {
  url: URL
  headers: Headers
}

export interface SourceAnswer {
  status: number
  json: unknown
  headers?: Record<string, string>
}

/** A real server on the loopback that answers as a platform's API does, and badly when told to. */
export abstract class SourceStub {
  base = ''
  requests = 0
  #server: Server | undefined
  #fault: SourceFault | undefined

  /** Makes every request fail in this way until it is healed. */
  fail(fault: SourceFault): void {
    this.#fault = fault
  }

  heal(): void {
    this.#fault = undefined
  }

  async start(): Promise<this> {
    const server = createServer((incoming, response) => {
      this.requests++
      const fault = this.#fault
      if (fault === 'hang') return
      const { status, json, headers = {} } = fault ? FAULTY[fault] : this.#answer(incoming)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof json === 'string' ? json : JSON.stringify(json))
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  /** Tells whether the request has the key of the fixture. */
  protected abstract isAllowed(request: SourceRequest): boolean
  /** Answers a request with the right key; null when there is no such list. */
  protected abstract answer(request: SourceRequest): SourceAnswer | null

  #answer(incoming: IncomingMessage): SourceAnswer {
    const url = new URL(incoming.url ?? '/', this.base)
    const request = { url, headers: new Headers(incoming.headers as Record<string, string>) }
    if (!this.isAllowed(request)) return { status: 401, json: { error: 'Invalid key.' } }
    return this.answer(request) ?? { status: 404, json: { error: 'No such list.' } }
  }
}

const FAULTY: Record<Exclude<SourceFault, 'hang'>, SourceAnswer> = {
  busy: { status: 429, json: { error: 'Too many requests' }, headers: { 'retry-after': '7' } },
  error: { status: 500, json: { error: 'Internal error' } },
  garbage: { status: 200, json: '<html>Please sign in</html>' },
}

/** Cuts a page of a list that is numbered from 1. */
export function pageOf<T>(list: readonly T[], url: URL, size: number, name = 'page'): T[] {
  const page = Number(url.searchParams.get(name) ?? '1')
  return list.slice((page - 1) * size, page * size)
}

/** Cuts a page of a list that goes on after an item. */
export function pageAfter<T>(
  list: readonly T[],
  { url, size, idOf }: { url: URL; size: number; idOf: (one: T) => string },
): T[] {
  const after = url.searchParams.get('starting_after')
  const start = after === null ? 0 : list.findIndex((one) => idOf(one) === after) + 1
  return list.slice(start, start + size)
}
