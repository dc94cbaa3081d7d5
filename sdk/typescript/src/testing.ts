import { Svc } from './svc.ts'

/** A request that a test has made. */
export interface SentRequest {
  method: string
  /** Below `/api`, with its query. */
  path: string
  headers: Record<string, string>
  body: unknown
}

interface Answer {
  status: number
  body: unknown
  headers: Record<string, string>
}

/** A client for your tests that sends nothing: it gives the answers that you lay down, and keeps what was asked. */
export class FakeSvc extends Svc {
  readonly requests: SentRequest[]
  readonly #answers: Map<string, Answer[]>

  constructor() {
    const requests: SentRequest[] = []
    const answers = new Map<string, Answer[]>()
    super({
      apiKey: 'svc_sk_fake',
      baseUrl: 'http://svc.test',
      maxRetries: 0,
      fetch: (url, init) => Promise.resolve(answerOf(answers, requests, url, init)),
    })
    this.requests = requests
    this.#answers = answers
  }

  /** Lays down an answer: `fake.answer('POST /links', { id: 'link_1' })`. The last one of a route stays. */
  answer(route: string, body: unknown, { status = 200, headers = {} }: Partial<Answer> = {}): void {
    const laid = this.#answers.get(route) ?? []
    this.#answers.set(route, [...laid, { status, body, headers }])
  }
}

function answerOf(
  answers: Map<string, Answer[]>,
  requests: SentRequest[],
  url: string,
  init: RequestInit,
): Response {
  const path = url.slice('http://svc.test/api'.length)
  const body = typeof init.body === 'string' ? init.body : null
  const headers = init.headers as Record<string, string>
  const isJson = headers['content-type'] === 'application/json'
  const method = init.method ?? 'GET'
  requests.push({ method, path, headers, body: body && isJson ? JSON.parse(body) : body })
  const laid = answers.get(`${method} ${path.split('?')[0]}`)
  const answer = laid && laid.length > 1 ? laid.shift() : laid?.[0]
  if (!answer) {
    const error = { code: 'not_found', message: `No answer was laid down for ${method} ${path}.` }
    return Response.json({ error }, { status: 404 })
  }
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return new Response(text, { status: answer.status, headers: answer.headers })
}
