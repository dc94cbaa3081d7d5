import { afterAll, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { METRICS } from '../../server/metrics/index.ts'
import { createScrape } from '../../server/metrics/scrape.ts'
import { serve } from '../../server/serve.ts'
import { createBackend } from '../kit/backend.ts'
import { parseMetrics, type Scraped } from '../kit/metrics.ts'
import { createTestProgram } from '../kit/program.ts'
import { CHROME, createTestWorkspace } from '../kit/workspace.ts'

const backend = await createBackend({
  config: { port: 0, host: '127.0.0.1', metricsListen: { host: '127.0.0.1', port: 0 } },
})
const { deps } = backend
const workspace = await createTestWorkspace(backend)
const serving = serve(deps, createApp(deps))
afterAll(async () => {
  await serving.stop()
  await backend.close()
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${serving.port}${path}`, { redirect: 'manual', ...init })

async function scrape(): Promise<Scraped> {
  // Shared figures are kept for some seconds.
  backend.clock.advance(10_000)
  const response = await fetch(`http://127.0.0.1:${serving.metricsPort}/metrics`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return parseMetrics(await response.text())
}

const authorization = `Bearer ${workspace.secretKey}`
const json = { authorization, 'content-type': 'application/json' }

test('requests are counted by the pattern of their route', async () => {
  const { body: link } = await workspace.api('POST', '/links', { url: 'https://shop.test/' })
  const visit = { headers: { host: workspace.domain, 'user-agent': CHROME } }
  for (const key of [link.key, link.key, 'nothing', 'nothing-else']) await call(`/${key}`, visit)
  await call(`/api/links/${link.id}`, { headers: { authorization } })
  await call('/api/links/link_unknown', { headers: { authorization } })
  await call('/api/links', { method: 'POST', headers: json, body: '{"url":' })
  await call('/api/links', { method: 'POST', headers: json, body: '{}' })
  for (const path of ['/api/made/up', '/api/made/up/too?q=1']) await call(path)
  await call('/api/links', { method: 'BREW' }).catch(() => {})

  const scraped = await scrape()
  const total = (labels: string) => scraped.get(`svc_http_requests_total{${labels}}`)
  expect(total('method="GET",route="/*",status="302"')).toBe(2)
  expect(total('method="GET",route="/*",status="404"')).toBe(2)
  expect(total('method="GET",route="/api/links/:linkId",status="200"')).toBe(1)
  expect(total('method="GET",route="/api/links/:linkId",status="404"')).toBe(1)
  expect(total('method="POST",route="/api/links",status="400"')).toBe(1)
  expect(total('method="POST",route="/api/links",status="422"')).toBe(1)
  expect(total('method="GET",route="/api/*",status="404"')).toBe(2)
  const seconds = 'svc_http_request_duration_seconds'
  expect(scraped.get(`${seconds}_count{method="GET",route="/*"}`)).toBe(4)
  expect(scraped.get(`${seconds}_bucket{method="GET",route="/*",le="+Inf"}`)).toBe(4)
  expect(scraped.get(`${seconds}_sum{method="GET",route="/*"}`)).toBeGreaterThan(0)
  const labels = [...scraped.keys()].join('\n')
  for (const sent of [
    'BREW',
    'made',
    'nothing',
    'link_',
    link.key,
    workspace.id,
    workspace.domain,
  ]) {
    expect(labels).not.toContain(sent)
  }
})

test('batches of clicks and of leads and sales are counted with their sizes', async () => {
  const before = await scrape()
  const { body: link } = await workspace.api('POST', '/links', { url: 'https://shop.test/' })
  const visitors = Array.from({ length: 20 }, (_, n) => `visitor ${n}`)
  await Promise.all(visitors.map((visitor) => workspace.visit(link.key, { visitor })))
  const lead = (customerExternalId: string) =>
    workspace.api('POST', '/track/lead', { clickId: '', eventName: 'sign-up', customerExternalId })
  await Promise.all(visitors.map(lead))
  const after = await scrape()
  const added = (name: string) => after.get(name)! - (before.get(name) ?? 0)
  expect(added('svc_batch_size_sum{kind="clicks"}')).toBe(20)
  expect(added('svc_batch_duration_seconds_count{kind="clicks"}')).toBeGreaterThanOrEqual(1)
  expect(added('svc_batch_size_count{kind="conversions"}')).toBeGreaterThanOrEqual(1)
  expect(added('svc_db_transaction_duration_seconds_count')).toBeGreaterThanOrEqual(2)
  expect(after.get('svc_ingest_waiting{kind="clicks"}')).toBe(0)
})

test('jobs, the outbox, totals and ledgers say how far behind they are, as long as the database does', async () => {
  const own = await createBackend({ twins: false })
  try {
    const ownWorkspace = await createTestWorkspace(own)
    const { id } = ownWorkspace
    const { sql } = own.deps.db
    const at = (seconds: number) => new Date(own.clock.now() + seconds * 1000)
    for (const age of [90, 30]) {
      await sql`insert into outbox (workspace_id, type, data, created_at) values (${id}, 'x', '{}', ${at(-age)})`
    }
    const payload = sql`json_build_object('workspaceId', ${id}::text)`
    for (const run of [at(-70), at(3600)]) {
      await sql`select graphile_worker.add_job('send-mail', ${payload}, run_at => ${run})`
    }
    await sql`select graphile_worker.add_job('send-mail', ${payload}, max_attempts => 1)`
    await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`
    await sql`update rollup_state set rolled_until = ${at(-45)}`
    await createTestProgram(own, ownWorkspace)
    await sql`delete from outbox where type <> 'x'`
    await sql`insert into ledger_checks (workspace_id, id, report, differences, created_at)
      select workspace_id, 'lc_' || n, '', 4 - n, ${at(-3600)}::timestamptz
      from programs cross join generate_series(1, 2) as n`
    const scraped = parseMetrics(await createScrape(own.deps)())
    expect(scraped.get('svc_outbox_depth')).toBe(2)
    expect(scraped.get('svc_outbox_age_seconds')).toBe(90)
    expect(scraped.get('svc_jobs{task="send-mail",state="waiting"}')).toBe(2)
    expect(scraped.get('svc_jobs{task="send-mail",state="dead"}')).toBe(1)
    expect(scraped.get('svc_jobs_wait_seconds')).toBe(70)
    expect(scraped.get('svc_rollup_lag_seconds')).toBe(45)
    expect(scraped.get('svc_ledger_check_age_seconds')).toBe(3600)
    expect(scraped.get('svc_ledger_differences')).toBe(2)
    expect(scraped.get('svc_part_ready{part="writes"}')).toBe(1)
  } finally {
    await own.close()
  }
  own.clock.advance(10_000)
  const lost = parseMetrics(await createScrape(own.deps)())
  expect(lost.get('svc_part_ready{part="database"}')).toBe(0)
  expect(lost.get('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(lost.has('svc_outbox_depth')).toBe(false)
})

test('runs of jobs are counted by their result', async () => {
  const { recorded } = deps
  const fail = () => Promise.reject(new Error('no'))
  await recorded.job('send-mail', async () => {})
  await recorded.job('send-mail', fail).catch(() => {})
  await recorded.job('send-mail', fail, true).catch(() => {})
  const scraped = await scrape()
  for (const result of ['done', 'failed', 'dead']) {
    expect(scraped.get(`svc_job_runs_total{task="send-mail",result="${result}"}`)).toBe(1)
  }
  expect(scraped.get('svc_job_duration_seconds_count{task="send-mail"}')).toBe(3)
})

test('every metric has a sample once everything has happened', async () => {
  deps.recorded.mails.add(['sent'])
  await deps.db.sql`
    select graphile_worker.add_job('send-mail', run_at => ${new Date(Date.now() + 3_600_000)})`
  const names = new Set(Array.from((await scrape()).keys(), (key) => key.replace(/\{.*/, '')))
  const missing = METRICS.filter(
    ({ name, type }) => !names.has(type === 'histogram' ? `${name}_count` : name),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('metrics are not public, and nobody serves them unless told to', async () => {
  expect((await call('/metrics')).status).toBe(404)
  expect((await call('/api/metrics')).status).toBe(404)
  const plain = serve(
    { ...deps, config: { ...deps.config, metricsListen: undefined } },
    createApp(deps),
  )
  expect(plain.metricsPort).toBeUndefined()
  await plain.stop()
})
