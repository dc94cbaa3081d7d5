const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

const STRICT = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; style-src 'self'; script-src 'self'",
}

const SVG = { 'content-type': 'image/svg+xml' }
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#7a4b2a"/></svg>'

/**
 * What a wire does: `open` passes on; `down` answers nothing a page may read; `failing` says 500;
 * `nonsense` answers JSON that means nothing, `html` a page; `ended` knows no session any more; `held` lets
 * everybody wait for another mode; `late` passes on what is new, while what waits goes on waiting.
 */
export type FaultMode =
  | 'open'
  | 'down'
  | 'failing'
  | 'nonsense'
  | 'html'
  | 'ended'
  | 'held'
  | 'late'

interface Wire {
  mode: FaultMode
  /** Resolves when the mode changes. */
  changed: PromiseWithResolvers<void>
  calls: string[]
}

export interface FaultProxy {
  origin: string
  /** Where everything goes that is not the widget server's own. */
  lead(target: string): void
  answer(method: string, path: string, handle: (body: unknown) => Promise<unknown>): void
  /** A page at that path, under the strictest policy that a host may have. */
  show(path: string, html: string): void
  close(): void
}

/**
 * A server in front of the server. `/wire/<name>/api/…` is the API behind a wire of its own, made by its
 * first use: `POST /fixture/wire/<name>` sets its mode, `GET` tells which calls went through it.
 */
export function createFaultProxy(): FaultProxy {
  const wires = new Map<string, Wire>()
  const routes = new Map<string, (body: unknown) => Promise<unknown>>()
  const pages = new Map<string, string>()
  let target = ''
  const wireOf = (name: string): Wire => {
    const wire = wires.get(name) ?? { mode: 'open', changed: Promise.withResolvers(), calls: [] }
    wires.set(name, wire)
    return wire
  }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 120,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const [, room, name = '', ...rest] = pathname.split('/')
      if (room === 'wire') {
        const path = `/${rest.join('/')}${search}`
        return onWire(wireOf(name), request, path, () => pass(request, target + path))
      }
      if (room !== 'fixture') return pass(request, target + pathname + search)
      if (request.method === 'OPTIONS') return new Response(null, { headers: CORS })
      if (name.endsWith('.svg')) return new Response(PICTURE, { headers: SVG })
      const html = pages.get(pathname)
      if (html) return new Response(html, { headers: STRICT })
      const body = await request.json().catch(() => undefined)
      if (name === 'wire')
        return Response.json(turn(wireOf(rest.join('/')), body), { headers: CORS })
      const route = routes.get(`${request.method} ${pathname}`)
      if (!route) return new Response('The test server has no such route.', { status: 404 })
      return Response.json(await route(body), { headers: CORS })
    },
  })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    lead: (to) => void (target = to),
    answer: (method, path, handle) => void routes.set(`${method} ${path}`, handle),
    show: (path, html) => void pages.set(path, html),
    close: () => void server.stop(true),
  }
}

function turn(wire: Wire, body: unknown): Pick<Wire, 'mode' | 'calls'> {
  if (body) {
    wire.mode = (body as { mode: FaultMode }).mode
    wire.changed.resolve()
    wire.changed = Promise.withResolvers()
  }
  return { mode: wire.mode, calls: wire.calls }
}

async function onWire(
  wire: Wire,
  request: Request,
  path: string,
  pass: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'OPTIONS') wire.calls.push(`${request.method} ${path}`)
  let hasWaited = false
  while (request.method !== 'OPTIONS' && isHeld(wire, hasWaited)) {
    hasWaited = true
    await wire.changed.promise
  }
  if (wire.mode === 'open' || wire.mode === 'late') return pass()
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS })
  switch (wire.mode) {
    case 'failing':
      return Response.json({ error: { code: 'x' } }, { status: 500, headers: CORS })
    case 'ended':
      return Response.json({ error: { code: 'unauthorized' } }, { status: 401, headers: CORS })
    case 'nonsense':
      return Response.json({ program: 7, links: {}, 0: null }, { headers: CORS })
    case 'html':
      return new Response('<!doctype html><p>Hello', { headers: CORS })
    default:
      // Without these headers a page sees what it sees when nobody answers.
      return new Response(null, { status: 502 })
  }
}

function isHeld({ mode }: Wire, hasWaited: boolean): boolean {
  return mode === 'held' || (mode === 'late' && hasWaited)
}

async function pass(request: Request, url: string): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const answer = await fetch(url, {
    method: request.method,
    headers,
    body: hasBody ? await request.arrayBuffer() : null,
    redirect: 'manual',
    decompress: false,
  })
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}
