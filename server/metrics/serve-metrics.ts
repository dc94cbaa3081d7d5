import type { Deps } from '../deps.ts'
import { CONTENT_TYPE } from './exposition.ts'
import { watchEventLoop } from './process.ts'
import { createScrape } from './scrape.ts'

export interface MetricsServer {
  port: number
  stop(): Promise<void>
}

/** Serves `/metrics` on the address of `METRICS_LISTEN`, which is not the public one; without it nothing. */
export function serveMetrics(deps: Deps): MetricsServer | undefined {
  const { metricsListen } = deps.config
  if (!metricsListen) return undefined
  watchEventLoop()
  const scrape = createScrape(deps)
  const server = Bun.serve({
    hostname: metricsListen.host,
    port: metricsListen.port,
    development: false,
    async fetch({ method, url }) {
      if (new URL(url).pathname !== '/metrics')
        return new Response('See /metrics\n', { status: 404 })
      if (method !== 'GET') return new Response('', { status: 405, headers: { allow: 'GET' } })
      return new Response(await scrape(), { headers: { 'content-type': CONTENT_TYPE } })
    },
  })
  return { port: server.port ?? metricsListen.port, stop: () => server.stop(true) }
}
