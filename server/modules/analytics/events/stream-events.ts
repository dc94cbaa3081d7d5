import type { Ctx } from '../../../core/ctx.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { idTimeMs } from '../../../domain/ids.ts'
import { authorize, identify } from '../../../core/authenticate.ts'
import { seesCustomers, seesPartners } from '../../../core/require-scope.ts'
import { LiveClient } from './live-client.ts'
import { LiveHub } from './live-hub.ts'
import { encodeEvents, recentIds } from './recent-events.ts'

const MAX_LISTENERS = 10_000
const MAX_MISSED = 500

const opened = new WeakMap<Deps, EventStreams>()

/** Opens a stream of the events of a workspace. @throws as `EventStreams.open` */
export function openStream(ctx: Ctx, request: Request): Promise<Response> {
  const streams = opened.get(ctx.deps) ?? new EventStreams(ctx.deps)
  opened.set(ctx.deps, streams)
  return streams.open(ctx, request)
}

/** The open streams of this process, by workspace and by what they show of customers and partners. */
export class EventStreams {
  readonly #deps: Deps
  readonly #hubs = new Map<string, LiveHub>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * Opens a stream of events from now on or, after `Last-Event-ID`, from shortly before that event.
   * @throws ApiError `rate_limit_exceeded`, `unprocessable_entity`
   */
  async open(ctx: Ctx, request: Request): Promise<Response> {
    const name = hubNameOf(ctx.scope)
    const sinceMs = readLastEvent(request.headers.get('last-event-id'))
    const hub = this.#hubs.get(name) ?? new LiveHub(ctx)
    this.#hubs.set(name, hub)
    if (hub.size >= MAX_LISTENERS) throw tooMany()
    this.#deps.recorded.streams++
    const client = new LiveClient(
      () => this.#mayListen(request, name),
      () => this.#leave(name, hub, client),
    )
    request.signal.addEventListener('abort', () => client.end())
    try {
      await hub.join(client)
      client.open(sinceMs === null ? [] : await this.#missed(ctx, sinceMs, request))
    } catch (error) {
      client.end()
      throw error
    }
    return client.response
  }

  async #missed(ctx: Ctx, sinceMs: number, request: Request): Promise<Uint8Array[]> {
    const seen = request.headers.get('last-event-id')
    const keys = await recentIds(ctx, sinceMs)
    return encodeEvents(
      ctx,
      keys.filter((key) => key.id !== seen),
      MAX_MISSED,
    )
  }

  async #mayListen(request: Request, name: string): Promise<boolean> {
    try {
      const caller = await identify(this.#deps, request)
      return hubNameOf(authorize(caller, 'analytics.read')) === name
    } catch (error) {
      return !(error instanceof ApiError)
    }
  }

  #leave(name: string, hub: LiveHub, client: LiveClient): void {
    this.#deps.recorded.streams--
    hub.leave(client)
    if (hub.size > 0) return
    hub.close()
    if (this.#hubs.get(name) === hub) this.#hubs.delete(name)
  }
}

function hubNameOf(scope: Scope): string {
  return `${scope.workspaceId} ${seesCustomers(scope)} ${seesPartners(scope)}`
}

function readLastEvent(id: string | null): number | null {
  if (!id) return null
  const ms = idTimeMs(id)
  if (Number.isNaN(ms)) throw invalid('Last-Event-ID', 'Last-Event-ID is the id of an event.')
  return ms
}

function tooMany(): ApiError {
  return new ApiError(
    'rate_limit_exceeded',
    `A workspace can have at most ${MAX_LISTENERS} open streams. Close one first.`,
    { retryAfterSeconds: 30 },
  )
}
