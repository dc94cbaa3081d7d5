import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { causeOf } from '../db/failures.ts'
import { routeOf } from '../http/route-of.ts'
import { setActiveTraceparent } from './active.ts'
import type { Tracing } from './tracing.ts'

const TIMEOUT_MS = 1_000
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/**
 * Traces with the libraries of OpenTelemetry, which read `OTEL_EXPORTER_OTLP_HEADERS` and the other variables
 * of theirs. Spans name routes and tasks, never paths, people or texts of errors.
 */
export class OtelTracing implements Tracing {
  readonly #provider: BasicTracerProvider
  readonly #tracer: Tracer
  readonly #active = new AsyncLocalStorage<Context>()

  constructor(endpoint: string) {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
    this.#provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'svc' }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    })
    this.#tracer = this.#provider.getTracer('svc')
    setActiveTraceparent(() => traceparentOf(this.#active.getStore()))
  }

  request(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const within = contextOf(request.headers.get('traceparent'))
    const { method } = request
    return this.#run(method, { kind: SpanKind.SERVER, within }, async (span) => {
      const response = await answer()
      const route = routeOf(request)
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.status,
      })
      if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      return response
    })
  }

  span<T>(name: string, run: () => Promise<T>): Promise<T> {
    return this.#run(name, { within: this.#active.getStore() ?? ROOT_CONTEXT }, run)
  }

  job<T>(task: string, traceparent: string | undefined, run: () => Promise<T>): Promise<T> {
    const within = contextOf(traceparent ?? null)
    return this.#run(`job ${task}`, { kind: SpanKind.CONSUMER, within }, run)
  }

  async close(): Promise<void> {
    setActiveTraceparent(undefined)
    // A collector that is away does not keep the server from stopping.
    const sent = this.#provider.shutdown().catch(() => {})
    await Promise.race([sent, delay(TIMEOUT_MS, undefined, { ref: false })])
  }

  #run<T>(
    name: string,
    { within, ...options }: SpanOptions & { within: Context },
    run: (span: Span) => Promise<T>,
  ): Promise<T> {
    const span = this.#tracer.startSpan(name, options, within)
    return this.#active.run(trace.setSpan(within, span), async () => {
      try {
        return await run(span)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', causeOf(error) ?? nameOf(error))
        throw error
      } finally {
        span.end()
      }
    })
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Reads who called us; what is no `traceparent` begins a trace of its own. */
function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function traceparentOf(context: Context | undefined): string | undefined {
  const span = context && trace.getSpanContext(context)
  if (!span) return undefined
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
}
