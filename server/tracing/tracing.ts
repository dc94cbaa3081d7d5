/** Tells a collector how long parts of the work took. Absent unless a collector is configured. */
export interface Tracing {
  /** Runs the answer to a request in a span, within the caller's trace if it sent a `traceparent`. */
  request(request: Request, answer: () => Promise<Response>): Promise<Response>
  /** Runs a part of the work in a span below the active one. */
  span<T>(name: string, run: () => Promise<T>): Promise<T>
  /** Runs a job in a span, within the trace of the request that queued it. */
  job<T>(task: string, traceparent: string | undefined, run: () => Promise<T>): Promise<T>
  /** Sends what is left. */
  close(): Promise<void>
}

/** Opens tracing to a collector that speaks OTLP over HTTP. Its libraries are loaded only then. */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (!endpoint) return undefined
  const { OtelTracing } = await import('./otel-tracing.ts')
  return new OtelTracing(endpoint)
}
