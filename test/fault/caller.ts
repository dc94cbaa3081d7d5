import { CHROME } from '../kit/workspace.ts'
import type { Answered } from './http-connection.ts'
import { HttpConnection } from './http-connection.ts'
import type { Target } from './visits.ts'

/** Single calls to a server process, each of which must be answered. */
export class Caller {
  readonly #connection: HttpConnection
  readonly #target: Target

  constructor(port: number, target: Target) {
    this.#connection = new HttpConnection(port)
    this.#target = target
  }

  close(): void {
    this.#connection.close()
  }

  /** With the workspace's secret key, or another one; `path` starts after `/api`. */
  async api(method: string, path: string, body?: unknown, key = this.#target.secretKey) {
    const answer = await this.#ask({
      method,
      path: `/api${path}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined }
  }

  /** As somebody who is not counted, so that it can be asked often. */
  async destinationOf(key: string): Promise<string | undefined> {
    const headers = { host: this.#target.domain, 'user-agent': CHROME, 'sec-gpc': '1' }
    const answer = await this.#ask({ path: `/${key}`, headers })
    return answer.headers.get('location')
  }

  /** Waits for so many answers of the server: a moment that passes at its own speed. */
  async pause(answers: number): Promise<void> {
    for (let n = 0; n < answers; n++) await this.api('GET', '/health')
  }

  async #ask(call: Parameters<HttpConnection['request']>[0]): Promise<Answered> {
    const outcome = await this.#connection.request(call)
    if (outcome.kind !== 'answered') throw new Error(`${call.path}: ${outcome.kind}`)
    return outcome
  }
}
