import type { RequestOrigin } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { clientIp, type IpSource } from '../client-ip.ts'
import { admitMail, countStrangers } from '../rate-limit.ts'
import { requestOrigin } from '../request-origin.ts'
import type { Call } from '../route-hooks.ts'
import { streamText } from '../stream-text.ts'

/** Elysia's server; null when a test calls the app without a socket. */
type Server = (NonNullable<IpSource> & { timeout?(request: Request, seconds: number): void }) | null

interface Received extends Call {
  server: Server
  route: string
}

/** Text that is sent while it is read. */
export interface TextFile {
  parts: AsyncIterator<string>
  contentType: string
  fileName: string
}

/** The request that an operation answers, for the few that need more than its parameters and body. */
export class Incoming {
  readonly request: Request
  readonly server: Server
  /** The pattern of the route, `/api/links/:id`. */
  readonly route: string
  /** What the answer gets beside its body. */
  readonly set: Call['set']
  readonly #deps: Deps

  constructor(deps: Deps, { request, server, set, route }: Received) {
    this.#deps = deps
    this.request = request
    this.server = server
    this.set = set
    this.route = route
  }

  get headers(): Headers {
    return this.request.headers
  }

  /** The visitor's address. */
  get address(): string {
    return clientIp(this.#deps.config, this.request, this.server)
  }

  /** Where the request comes from, for the audit log. */
  get origin(): RequestOrigin {
    return requestOrigin(this.#deps, this)
  }

  /** Counts an email that anybody can make us send. @throws ApiError `rate_limit_exceeded` */
  admitMail(): void {
    admitMail(this.#deps, { request: this.request, server: this.server, headers: this.set.headers })
  }

  /** Counts an attempt that fails: so often may somebody guess addresses or signatures. */
  countStrangers<T>(attempt: Promise<T>): Promise<T> {
    return countStrangers(this.#deps, this, attempt)
  }

  /** Lets the answer take as long as it likes. */
  keepOpen(): void {
    this.server?.timeout?.(this.request, 0)
  }

  /** Answers with a file that is sent while it is read. */
  send({ parts, ...file }: TextFile): Promise<Response> {
    const { request, route } = this
    return streamText(parts, { deps: this.#deps, request, route, ...file })
  }
}
