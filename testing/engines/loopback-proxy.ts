import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What a test answers a request with, in place of the server. */
type Answer = {
  status?: number
  contentType?: string
  headers?: Record<string, string>
  body: string
}

/** The part of Playwright's route that tests use. */
type Route = { abort(): void; fulfill(answer: Answer): void }

/** Marks an address of which the answer is an empty page, whatever the server says. */
export const EMPTY_PAGE = 'svc-empty-page'

/**
 * An HTTP proxy that finds every host on this machine: `http://acme.test:81` is `127.0.0.1:81`. It also does
 * what a driver has no command for: cut the connection, answer for the server, put scripts into pages.
 */
export class LoopbackProxy {
  isOffline = false
  /** Addresses of the pages that were asked for, without their queries. */
  readonly pages = new Set<string>()
  readonly #scripts: string[] = []
  readonly #routes: { pattern: RegExp; handler: (route: Route) => unknown }[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<LoopbackProxy> {
    const server = createServer()
    const proxy = new LoopbackProxy(server)
    server.on('request', (request, response) => {
      // A server that is gone, a page that is gone: the connection ends.
      proxy.#answer(request, response).catch(() => request.socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get address(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
    return `127.0.0.1:${address.port}`
  }

  /** Runs a function in each page before its own scripts. */
  addScript(script: () => unknown): void {
    this.#scripts.push(`;(${String(script)})()`)
  }

  /** Answers by `handler` where the address matches; the newest comes first. */
  route(glob: string, handler: (route: Route) => unknown): void {
    this.#routes.unshift({ pattern: globPattern(glob), handler })
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const isPage = request.headers.accept?.startsWith('text/html') ?? false
    if (url.search === `?${EMPTY_PAGE}`) return send(response, new Response('', { headers: HTML }))
    if (this.isOffline) throw new Error('offline')
    if (isPage) this.pages.add(url.origin + url.pathname)
    const route = this.#routes.find(({ pattern }) => pattern.test(url.href))
    if (route) return send(response, await answerOf(route.handler))
    const answer = await forward(request, url)
    return send(response, isPage ? await this.#withScripts(answer) : answer)
  }

  /** Puts the scripts before everything else, where the page's policy lets them run. */
  async #withScripts(answer: Response): Promise<Response> {
    const { status, headers } = answer
    if (!headers.get('content-type')?.startsWith('text/html')) return answer
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const code = this.#scripts.join('\n').replaceAll('</script', '<\\/script')
    const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}\ndocument.currentScript.remove()</script>`
    const html = await answer.text()
    return new Response(
      html.replace(/^(<!doctype[^>]*>)?/i, (start) => start + script),
      { status, headers },
    )
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

async function forward(request: IncomingMessage, url: URL): Promise<Response> {
  const { method = 'GET' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (!OF_ONE_CONNECTION.has(name)) headers.set(name, String(value))
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return fetch(`http://127.0.0.1:${url.port || '80'}${url.pathname}${url.search}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  })
}

/** Headers that say how one connection sends what it sends. */
const OF_ONE_CONNECTION = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
])

async function answerOf(handler: (route: Route) => unknown): Promise<Response> {
  const answer = Promise.withResolvers<Response>()
  await handler({
    abort: () => answer.reject(new Error('aborted')),
    fulfill: ({ status = 200, contentType = 'text/plain', headers, body }) =>
      answer.resolve(
        new Response(body, { status, headers: { 'content-type': contentType, ...headers } }),
      ),
  })
  return answer.promise
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers)
    if (!OF_ONE_CONNECTION.has(name)) response.appendHeader(name, value)
  response.writeHead(answer.status)
  response.end(body)
}

/** Reads a glob as Playwright does: `**` is anything, `*` anything but a slash. */
export function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${source}$`)
}
