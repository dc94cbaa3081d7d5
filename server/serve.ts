import { setTimeout as delay } from 'node:timers/promises'
import type { AnyElysia } from 'elysia'
import { SAFE_HEADERS } from './core/response-headers.ts'
import { describeFailure } from './db/describe-failure.ts'
import type { Deps } from './deps.ts'
import { dropClaimedPlace } from './http/client-ip.ts'
import { compress } from './http/compress.ts'
import { MAX_BODY_BYTES } from './http/parse-body.ts'
import type { IpSource } from './http/client-ip.ts'
import { noteRoute, routeOf } from './http/route-of.ts'
import { secondsSince } from './metrics/recorded.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { setUpUrl } from './modules/platform/people/set-up.ts'
import { SHORT_LINK, shortLinks } from './modules/tracking/clicks/redirect-routes.ts'
import { startJobs } from './jobs/start-jobs.ts'

export interface Serving {
  port: number
  /** Where metrics are served, if they are. */
  metricsPort: number | undefined
  /** Takes no new requests, answers those under way, ends the jobs. */
  stop(): Promise<void>
}

/** How long an answer under way may take once the server stops; event streams never end by themselves. */
const GRACE_MS = 3_000

/**
 * Puts the app to work, and the jobs once the database may be used. Short links, nine requests in ten, do
 * not go through the router.
 */
export function serve(deps: Deps, app: AnyElysia, prepared = Promise.resolve()): Serving {
  const { config, recorded, tracing } = deps
  const { port, host: hostname, reusePort } = config
  const metrics = serveMetrics(deps)
  const visits = recorded.http.of(SHORT_LINK, 'GET')
  const follow = shortLinks(deps)
  const isRouted = routedPaths(app)
  const respond = (request: Request, socket: IpSource, isVisit: boolean) => {
    if (!isVisit) return app.fetch(request)
    if (tracing) noteRoute(request, SHORT_LINK)
    return follow(request, socket)
  }
  let stopping = false
  const server = Bun.serve({
    port,
    hostname,
    reusePort,
    maxRequestBodySize: MAX_BODY_BYTES,
    idleTimeout: 60,
    // Or Bun would write what fails to standard error as it is, and into the answer.
    development: false,
    error(error) {
      deps.log.error(describeFailure(error), 'request failed')
      return new Response(null, { status: 500, headers: SAFE_HEADERS })
    },
    async fetch(request, socket) {
      dropClaimedPlace(deps.config, request, socket)
      const startedMs = performance.now()
      const isVisit = request.method === 'GET' && !isRouted(request.url)
      const answer = await (tracing
        ? tracing.request(request, async () => respond(request, socket, isVisit))
        : respond(request, socket, isVisit))
      const answers = isVisit ? visits : recorded.http.of(routeOf(request), request.method)
      answers.observe(answer.status, secondsSince(startedMs))
      // Or the client would send its next request into a connection that is about to close.
      if (stopping) answer.headers.set('connection', 'close')
      return isVisit ? answer : compress(request, answer)
    },
  })
  app.server = server
  let jobs: ReturnType<typeof startJobs> | undefined
  const begin = () => {
    if (stopping) return
    jobs = startJobs(deps)
    void awaitOwner(deps)
  }
  // Whoever has opened the database hears of the other case.
  prepared.then(begin, () => {})
  return {
    port: server.port ?? port,
    metricsPort: metrics?.port,
    async stop() {
      stopping = true
      await Promise.race([server.stop(), delay(GRACE_MS, undefined, { ref: false })])
      await server.stop(true)
      await metrics?.stop()
      await jobs?.stop()
    },
  }
}

/** Logs where the owner of a new server signs up. Without the database nobody can; the next start says it. */
async function awaitOwner(deps: Deps): Promise<void> {
  const url = await setUpUrl(deps).catch(() => null)
  if (url) deps.log.warn({ url }, 'nobody owns this server yet: open the address to own it')
}

/**
 * Returns a test for whether the first part of a path belongs to a route. Every other path is the key of a
 * short link.
 */
function routedPaths(app: AnyElysia): (url: string) => boolean {
  const own = new Set(app.routes.map((route) => route.path.split('/')[1] ?? ''))
  own.delete('*')
  return (url) => {
    const start = url.indexOf('/', 8) + 1
    const end = url.slice(start).search(/[/?#]/)
    return own.has(end < 0 ? url.slice(start) : url.slice(start, start + end))
  }
}
