import { expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { serve } from '../../server/serve.ts'
import { createBackend } from '../kit/backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { CHROME, createTestWorkspace } from '../kit/workspace.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: object }[]
}

const TRACE_ID = 'ab'.repeat(16)
const CALLER = `00-${TRACE_ID}-${'cd'.repeat(8)}-01`

/** A collector that takes OTLP over HTTP. */
function openCollector() {
  const spans: Span[] = []
  const bodies: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/v1/traces'])
      const text = await request.text()
      bodies.push(text)
      for (const { scopeSpans } of JSON.parse(text).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans)
      }
      return Response.json({})
    },
  })
  return { spans, bodies, url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

test('a request, its transaction and its job are one trace, which the caller began', async () => {
  const collector = openCollector()
  const backend = await createBackend({
    config: { port: 0, host: '127.0.0.1', otlpEndpoint: collector.url },
  })
  const { deps } = backend
  const workspace = await createTestWorkspace(backend)
  const { program, link } = await createTestProgram(backend, workspace).then(async (own) => ({
    ...own,
    ...(await own.enroll('Jane Doe')),
  }))
  const serving = serve(deps, createApp(deps))
  const call = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${serving.port}${path}`, { redirect: 'manual', ...init })
  const email = 'jane.doe@partners.test'
  const signIn = await call('/api/partners/sign-in', {
    method: 'POST',
    headers: {
      traceparent: CALLER,
      'content-type': 'application/json',
      origin: 'https://shop.test',
    },
    body: JSON.stringify({
      publishableKey: workspace.publishableKey,
      programId: program.id,
      email,
    }),
  })
  expect(signIn.status).toBeLessThan(300)
  const created = await call('/api/links', {
    method: 'POST',
    headers: {
      traceparent: CALLER,
      'content-type': 'application/json',
      authorization: `Bearer ${workspace.secretKey}`,
    },
    body: '{"url":"https://shop.test/traced"}',
  })
  expect(created.status).toBe(200)
  const visit = await call(`/${link.key}`, {
    headers: { host: workspace.domain, 'user-agent': CHROME, traceparent: 'made up' },
  })
  expect(visit.status).toBe(302)
  await serving.stop()
  await runOnce(deps)
  await backend.close()
  await collector.stop()

  const one = (name: string, traceId = TRACE_ID) => {
    const found = collector.spans.filter((span) => span.name === name && span.traceId === traceId)
    expect([name, found.length]).toEqual([name, 1])
    return found[0]!
  }
  const request = one('POST /api/partners/sign-in')
  expect(request.parentSpanId).toBe('cd'.repeat(8))
  const creation = one('POST /api/links')
  const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === creation.spanId)
  expect(within.map(({ name, traceId }) => [name, traceId])).toEqual([['transaction', TRACE_ID]])
  const job = one('job send-sign-in-link')
  expect(job.parentSpanId).toBe(request.spanId)
  const redirect = collector.spans.find(({ name }) => name === 'GET /*')!
  expect(redirect.traceId).not.toBe(TRACE_ID)
  expect(redirect.parentSpanId ?? '').toBe('')
  const told = collector.bodies.join('\n')
  expect(told).toContain('"service.name","value":{"stringValue":"svc"}')
  for (const secret of ['jane', workspace.publishableKey, link.key])
    expect(told).not.toContain(secret)
})

test('a collector that is away costs no request and no stop', async () => {
  const backend = await createBackend({
    config: { port: 0, host: '127.0.0.1', otlpEndpoint: 'http://127.0.0.1:9' },
  })
  const serving = serve(backend.deps, createApp(backend.deps))
  expect((await fetch(`http://127.0.0.1:${serving.port}/api/ready`)).status).toBe(200)
  await serving.stop()
  await backend.close()
})
