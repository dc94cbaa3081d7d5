import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const STRIPE_KEY = 'rk_test_0123456789abcdef'

interface Stored {
  id: string
  created?: number
  code?: string
  active?: string
}

/** Stripe's API on the loopback: lists in pages, single objects, and what is created by posting. */
export class StripeStub {
  /** By the path below `/v1/`, the newest first, as Stripe lists them. */
  readonly objects: Record<string, Stored[]> = {}
  readonly requests: { method: string; path: string; form: Record<string, string> }[] = []
  base = ''
  /** Answers every request so, while it is set. */
  failing: number | null = null
  #server: Server | undefined
  #made = 0
  /** By idempotency key: the same request is answered the same. */
  readonly #answers = new Map<string, { status: number; json: unknown }>()

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      void this.#answer(request).then(({ status, json }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(json))
      })
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined))
  }

  async #answer(incoming: IncomingMessage): Promise<{ status: number; json: unknown }> {
    const url = new URL(incoming.url ?? '/', this.base)
    const form = Object.fromEntries(new URLSearchParams(await textOf(incoming)))
    const path = url.pathname.replace(/^\/v1\//, '')
    this.requests.push({ method: incoming.method ?? '', path, form })
    if (this.failing) return refusal(this.failing, 'api_error')
    if (incoming.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      return refusal(401, 'invalid_request_error')
    }
    if (incoming.method === 'POST') {
      const key = String(incoming.headers['idempotency-key'] ?? ++this.#made)
      const answer = this.#answers.get(key) ?? this.#create(path, form)
      this.#answers.set(key, answer)
      return answer
    }
    const [kind = '', id] = path.split(/\/(?=(?:cus|in|promo|coupon)_)/)
    const list = this.objects[kind] ?? []
    if (id === undefined) return page(list, { path, query: url.searchParams })
    if (id.endsWith('/lines'))
      return page(this.objects[id] ?? [], { path, query: url.searchParams })
    const found = list.find((one) => one.id === id)
    return found ? { status: 200, json: found } : refusal(404, 'invalid_request_error')
  }

  #create(path: string, form: Record<string, string>): { status: number; json: unknown } {
    const [kind = '', id] = path.split('/')
    const list = (this.objects[kind] ??= [])
    const known = list.find((one) => one.id === id)
    if (known) return { status: 200, json: Object.assign(known, expand(form)) }
    const made = { ...expand(form), id: `${kind}_${++this.#made}`, active: 'true' }
    list.unshift(made)
    return { status: 200, json: made }
  }
}

function page(all: readonly Stored[], asked: { path: string; query: URLSearchParams }) {
  const { path, query } = asked
  const since = Number(query.get('created[gte]') ?? 0)
  const [code, active] = [query.get('code'), query.get('active')]
  const wanted = all
    .filter(({ created = since }) => created >= since)
    .filter(
      (one) =>
        (code === null || one.code === code) && (active ?? 'true') === (one.active ?? 'true'),
    )
  const after = wanted.findIndex(({ id }) => id === query.get('starting_after')) + 1
  // Less than was asked for, so that there are several pages.
  const data = wanted.slice(after, after + 2)
  const has_more = after + data.length < wanted.length
  return { status: 200, json: { object: 'list', url: `/v1/${path}`, data, has_more } }
}

/** Reads `metadata[name]=value` of a form as an object. */
function expand(form: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(form)
  const inner = entries.flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return { ...form, metadata: Object.fromEntries(inner) }
}

function refusal(status: number, type: string) {
  return { status, json: { error: { type, message: 'Refused.' } } }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
