import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { keepPartitions } from '../../server/jobs/keep-partitions.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { runRetention } from '../../server/jobs/run-retention.ts'
import { clickRetention } from '../../server/modules/platform/retention/clicks.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'svc-retention-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Clicks are kept for two months; of the months at the start, January has a partition and December none. */
async function open(clickRetentionAction: 'drop' | 'detach' | 'export') {
  const backend = await testBackend({
    clock: new TestClock('2026-01-20T12:00:00Z'),
    config: { trustProxy: true, clickRetentionMonths: 2, clickRetentionAction, dataDir },
  })
  const workspace = await createTestWorkspace(backend)
  const link = async (key: string) => {
    const body = { url: 'https://shop.test/', domain: workspace.domain, key, trackConversion: true }
    expect((await workspace.api('POST', '/links', body)).status).toBe(200)
  }
  await link('a')
  await link('b')
  const [december, january] = ['2025-12-10T10:30:00Z', '2026-01-20T12:00:00Z']
  const ids: Record<string, string> = {}
  for (const [name, key, country, at] of [
    ['december', 'a', 'DE', december],
    ['december-lead', 'b', 'FR', december],
    ['january', 'a', 'DE', january],
    ['january-2', 'b', 'FR', january],
    ['january-lead', 'a', 'FR', january],
  ] as const) {
    backend.clock.set(at)
    ids[name] = await visit(workspace, key, { name, country })
  }
  for (const name of ['december-lead', 'january-lead']) {
    const lead = { clickId: ids[name], eventName: 'Sign up', customerExternalId: name }
    expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
  }
  backend.clock.set('2026-04-05T12:00:00Z')
  await keepPartitions(backend.deps)
  ids['april'] = await visit(workspace, 'a', { name: 'april', country: 'DE' })
  await rollUp(backend.deps)
  return { backend, workspace, ids }
}

type Opened = Awaited<ReturnType<typeof open>>

async function visit(
  workspace: TestWorkspace,
  key: string,
  { name, country }: { name: string; country: string },
): Promise<string> {
  const response = await workspace.visit(key, {
    visitor: name,
    headers: { 'cf-ipcountry': country },
  })
  expect(response.status).toBe(302)
  return new URL(response.headers.get('location')!).searchParams.get('svc_id')!
}

async function storedClicks({ backend, workspace }: Opened): Promise<string[]> {
  const rows = await backend.deps.db.sql`
    select id from clicks where workspace_id = ${workspace.id} order by id`
  return rows.map((row) => row['id'] as string)
}

async function report({ workspace }: Opened, query: string) {
  const { status, body } = await workspace.api('GET', `/analytics?${query}`)
  return status === 200 ? body : [status, body.error.message]
}

const REPORTS = [
  'interval=all',
  'interval=all&timezone=Europe/Berlin',
  'interval=all&groupBy=top_links',
  'interval=all&groupBy=countries',
  'interval=all&groupBy=countries&timezone=America/New_York',
  'interval=all&country=DE',
  'start=2025-12-01&end=2026-01-31&groupBy=countries',
  'start=2025-12-01&end=2026-01-31&groupBy=timeseries&country=FR',
  'interval=all&customerId=ext_january-lead',
]

const opened = await open('drop')

describe('clicks of old months', () => {
  const all = () => Promise.all(REPORTS.map((query) => report(opened, query)))

  test('are gone, those that led to a lead stay, and totals are what they were', async () => {
    const { backend, workspace, ids } = opened
    const before = await all()
    expect(before[0].clicks).toBe(6)
    const described = await clickRetention.describe(backend.deps)
    expect(described.rule).toContain('2 months, then deleted')
    // The rows of the workspace's twin are counted too.
    expect(described.due).toMatchObject([
      { what: 'clicks of 2025-12', rows: 3 },
      { what: 'clicks of 2026-01', rows: 6 },
    ])
    expect(described.notes).toEqual([expect.stringContaining('for up to 90 days')])
    await runRetention(backend.deps)
    const kept = ['december-lead', 'january-lead', 'april'].map((name) => ids[name]!)
    expect(await storedClicks(opened)).toEqual(kept)
    expect(await all()).toEqual(before)
    const { body } = await workspace.api('GET', '/links?domain=' + workspace.domain)
    expect(body.map((link: any) => link.clicks).sort()).toEqual([2, 4])
    await runRetention(backend.deps)
    expect((await clickRetention.describe(backend.deps)).due).toEqual([])
    expect(await storedClicks(opened)).toEqual(kept)
  })

  test('are not left out of a report in silence', async () => {
    const since = expect.stringContaining('Single clicks are kept from 2026-02-01')
    for (const query of [
      'interval=all&country=DE&device=Desktop',
      'interval=all&groupBy=countries&key=a&domain=' + opened.workspace.domain,
      'start=2026-01-20T13:00&end=2026-01-21&groupBy=countries',
    ]) {
      expect(await report(opened, query)).toEqual([422, since])
    }
    const later = 'start=2026-02-01&end=2026-04-05&country=DE&device=Desktop'
    expect((await report(opened, later)).clicks).toBe(1)
    const { workspace, ids } = opened
    const zone = 'start=2026-01-01&end=2026-01-31&timezone=Asia/Tokyo'
    expect((await workspace.api('GET', `/analytics/export?${zone}`)).status).toBe(422)
    const list = (query: string) => workspace.api('GET', `/events?event=clicks${query}`)
    expect((await list('&start=2026-01-01')).body.error.message).toEqual(since)
    for (const query of ['&interval=all', '']) expect((await list(query)).body.length).toBe(3)
    const gone = (await workspace.api('GET', `/events/${ids['january']}`)).body.error
    expect(gone).toMatchObject({ code: 'not_found', message: expect.stringContaining('removed') })
  })

  test('keep attributing later sales, with all that is known of the click', async () => {
    const { workspace, ids } = opened
    for (const name of ['december-lead', 'january-lead']) {
      const sale = { customerExternalId: name, amount: 1000, currency: 'usd', invoiceId: name }
      expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
    }
    const { body: sales } = await workspace.api('GET', '/events?event=sales&interval=all')
    const clicks = Object.fromEntries(sales.map((sale: any) => [sale.sale.invoiceId, sale.click]))
    for (const name of ['december-lead', 'january-lead']) {
      expect(clicks[name]).toMatchObject({ id: ids[name], country: 'FR' })
    }
    const { body } = await workspace.api('GET', `/events/${sales[0].eventId ?? sales[0].id}`)
    expect(body.explanation.click).toMatchObject({ id: sales[0].click.id, country: 'FR' })
  })
})

test('removing clicks holds up no visitor, also while a long report reads them', async () => {
  const opened = await open('drop')
  const { backend, workspace } = opened
  const before = await storedClicks(opened)
  const reader = postgres(backend.deps.db.url, { max: 1, onnotice: () => {} })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: isReading, resolve: reading } = Promise.withResolvers<void>()
  const read = reader.begin(async (tx) => {
    await tx`select count(*) from clicks`
    reading()
    await mayEnd
  })
  await isReading
  const removing = runRetention(backend.deps)
  const visitors = Array.from({ length: 50 }, (_, n) => `during ${n}`)
  const counted = []
  for (const name of visitors) counted.push(await visit(workspace, 'a', { name, country: 'DE' }))
  await removing
  // December had no partition to exchange.
  expect((await storedClicks(opened)).length).toBe(before.length - 1 + visitors.length)
  end()
  await read
  await reader.end()
  const writing = Promise.all(
    visitors.map((_, n) => visit(workspace, 'b', { name: `also ${n}`, country: 'DE' })),
  )
  await Promise.all([writing, runRetention(backend.deps)])
  expect(await storedClicks(opened)).toEqual(
    expect.arrayContaining([...counted, ...(await writing)]),
  )
  expect((await storedClicks(opened)).length).toBe(before.length - 3 + 2 * visitors.length)
})

/** What a run leaves behind that dies after the exchange, when a lead has named a click meanwhile. */
async function crashInTheMiddle({ backend }: Opened): Promise<void> {
  await backend.deps.db.sql.begin(async (tx) => {
    await tx`create table clicks_kept_2026_01 (like clicks including all)`
    await tx`alter table clicks detach partition clicks_2026_01`
    await tx`alter table clicks_2026_01 rename to clicks_leaving_2026_01`
    await tx`update rollup_state set clicks_since = '2026-02-01T00:00:00Z'`
  })
}

test('can be exported before they go, one object a line, also after a crash', async () => {
  const opened = await open('export')
  await crashInTheMiddle(opened)
  expect(await storedClicks(opened)).not.toContain(opened.ids['january-lead']!)
  await runRetention(opened.backend.deps)
  const folder = join(dataDir, 'exports')
  expect(readdirSync(folder).sort()).toEqual([
    'clicks-2025-12.ndjson.gz',
    'clicks-2026-01.ndjson.gz',
  ])
  const lines = gunzipSync(readFileSync(join(folder, 'clicks-2026-01.ndjson.gz'))).toString()
  const clicks = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const own = clicks.filter(({ workspaceId }) => workspaceId === opened.workspace.id)
  expect(own.map(({ id }) => id).sort()).toEqual(
    ['january', 'january-2', 'january-lead'].map((name) => opened.ids[name]!).sort(),
  )
  expect(own.find(({ id }) => id === opened.ids['january'])).toMatchObject({
    timestamp: '2026-01-20T12:00:00.000Z',
    domain: opened.workspace.domain,
    key: 'a',
    trigger: 'link',
    country: 'DE',
    browser: 'Chrome',
    url: 'https://shop.test/',
  })
  const kept = ['december-lead', 'january-lead', 'april'].map((name) => opened.ids[name]!)
  expect(await storedClicks(opened)).toEqual(kept)
  const left = await opened.backend.deps.db.sql`
    select from pg_class where relname like 'clicks\\_leaving%'`
  expect(left.length).toBe(0)
})

test('can be detached into tables of their own', async () => {
  const opened = await open('detach')
  const { sql } = opened.backend.deps.db
  await runRetention(opened.backend.deps)
  await runRetention(opened.backend.deps)
  const tables = await sql`
    select relname as name from pg_class
    where relkind = 'r' and relname like 'clicks\\_%' and not relispartition order by 1`
  const names = ['clicks_detached_2025_12', 'clicks_detached_2026_01']
  expect(tables.map(({ name }) => name)).toEqual(names)
  const [row] = await sql`
    select count(*)::int as n from clicks_detached_2026_01 where workspace_id = ${opened.workspace.id}`
  expect(row!['n']).toBe(3)
})
