import { afterAll, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { TRIGGERS, type Trigger } from '../../server/db/rollups.ts'
import type { Scope } from '../../server/db/scope.ts'
import { buckets, resolveInterval } from '../../server/domain/time.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'
import { eventWriter, type PlainEvent } from '../kit/write-event.ts'

/** Three weeks with a change of clocks in Berlin, St John's and New York among them. */
const END = Date.parse('2026-03-31T13:37:42.123Z')
const DAYS = 25
const DAY_MS = 86_400_000

let backend: TestBackend
let workspace: TestWorkspace
let write: (event: PlainEvent) => Promise<string>
let links: { id: string; num: number; domain: string; key: string }[] = []
let customers: string[] = []
const written: PlainEvent[] = []

const LOCATIONS = [
  ['', '', '', ''],
  ['EU', 'DE', 'DE-BE', 'Berlin'],
  ['EU', 'DE', 'DE-BY', 'Munich'],
  ['EU', 'FR', 'FR-IDF', 'Paris'],
  ['NA', 'US', 'US-CA', 'Los Angeles'],
] as const
const AGENTS = [
  ['Desktop', 'Chrome', 'Windows'],
  ['Mobile', 'Safari', 'iOS'],
  ['Mobile', 'Chrome', 'Android'],
] as const
const REFERRERS = [
  ['', ''],
  ['news.test', '/'],
  ['news.test', '/a'],
  ['blog.test', '/b'],
] as const
const URLS = ['https://shop.test', 'https://shop.test/a', 'https://other.test/']
const UTMS = [
  ['', '', '', '', ''],
  ['mail', 'email', 'x', '', ''],
  ['ads', 'cpc', 'x', 't', ''],
] as const

const pick = <T>(list: readonly T[], seed: number) => list[Math.floor(seed * list.length)]!

function randomEvent(random: () => number, fromMs: number, toMs: number): PlainEvent {
  return {
    kind: pick(['click', 'click', 'click', 'lead', 'sale', 'refund'] as const, random()),
    atMs: Math.floor(fromMs + random() * (toMs - fromMs)),
    linkNum: pick(links, random() ** 2).num,
    location: pick(LOCATIONS, random()),
    agent: pick(AGENTS, random()),
    referrer: pick(REFERRERS, random()),
    url: pick(URLS, random()),
    utm: pick(UTMS, random()),
    trigger: Math.floor(random() * 5),
    quantity: 1 + Math.floor(random() * 3),
    amount: Math.floor(random() * 10_000),
    currency: pick(['usd', 'usd', 'eur', 'jpy'], random()),
    customerId: pick(customers, random()),
  }
}

/** A small generator with a seed, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function writeMany(count: number, random: () => number, fromMs: number, toMs: number) {
  const events = Array.from({ length: count }, () => randomEvent(random, fromMs, toMs))
  if (!written.some((event) => event.kind === 'sale')) {
    events.unshift({ ...randomEvent(random, fromMs, toMs), kind: 'sale' })
  }
  for (const event of events) {
    await write(event)
    written.push(event)
  }
}

beforeAll(async () => {
  const clock = new TestClock(END - DAYS * DAY_MS)
  backend = await createBackend({ clock })
  workspace = await createTestWorkspace(backend)
  const { sql } = backend.deps.db
  for (const key of ['one', 'two', 'three']) {
    const { body } = await workspace.api('POST', '/links', { url: 'https://shop.test', key })
    const [row] = await sql<{ num: number }[]>`select num from links where id = ${body.id}`
    links.push({ id: body.id, num: row!.num, domain: body.domain, key })
  }
  customers = [1, 2].map((n) => `cus_${n}`)
  for (const id of customers) {
    await sql`insert into customers (workspace_id, id, external_id) values (${workspace.id}, ${id}, ${id})`
  }
  const scope: Scope = {
    workspaceId: workspace.id,
    plan: 'business',
    actor: { type: 'system', name: 'test' },
  }
  write = eventWriter(backend.deps, scope)
})
afterAll(() => backend.close())

const WORDS: Record<string, (event: PlainEvent) => string[]> = {
  continents: (e) => [e.location[0]],
  countries: (e) => [e.location[1]],
  regions: (e) => [e.location[1], e.location[2]],
  cities: (e) => [e.location[1], e.location[2], e.location[3]],
  devices: (e) => [e.agent[0]],
  browsers: (e) => [e.agent[1]],
  os: (e) => [e.agent[2]],
  triggers: (e) => [triggerWord(e)],
  referers: (e) => [e.referrer[0]],
  referer_urls: (e) => [refererUrl(e)],
  top_urls: (e) => [e.url],
  top_links: (e) => [linkOf(e).id],
  top_domains: (e) => [linkOf(e).domain],
  utm_sources: (e) => [e.utm[0]],
  utm_mediums: (e) => [e.utm[1]],
  utm_campaigns: (e) => [e.utm[2]],
  utm_terms: (e) => [e.utm[3]],
  utm_contents: (e) => [e.utm[4]],
}
const LEFT_OUT_WHEN_EMPTY = /^(continents|utm_|top_links|top_domains)/

const linkOf = (event: PlainEvent) => links.find((link) => link.num === event.linkNum)!
const refererUrl = ({ referrer: [host, path] }: PlainEvent) => host + (path === '/' ? '' : path)

function triggerWord(event: PlainEvent): string {
  const names = Object.keys(TRIGGERS) as Trigger[]
  const name = names.find((known) => TRIGGERS[known] === event.trigger)!
  return name === 'script' || name === 'visit' ? 'pageview' : name
}

/** How each filter sees an event. */
const FACTS: Record<string, (event: PlainEvent) => string> = {
  country: (e) => e.location[1] || 'Unknown',
  city: (e) => e.location[3] || 'Unknown',
  region: (e) => e.location[2].slice(3) || 'Unknown',
  continent: (e) => e.location[0] || 'Unknown',
  device: (e) => e.agent[0],
  browser: (e) => e.agent[1],
  os: (e) => e.agent[2],
  trigger: triggerWord,
  referer: (e) => e.referrer[0] || '(direct)',
  refererUrl: (e) => refererUrl(e) || '(direct)',
  url: (e) => e.url.replace(/\/$/, ''),
  utm_source: (e) => e.utm[0],
  linkId: (e) => linkOf(e).id,
}

interface Query {
  event: string
  groupBy: string
  timezone: string
  interval?: string | undefined
  start?: string | undefined
  end?: string | undefined
  filters: Record<string, { values: string[]; negated: boolean }>
}

const fact = (name: string) =>
  [...new Set(written.map(FACTS[name]!))].filter((value) => value !== '')

const aFilter = fc
  .tuple(fc.constantFrom(...Object.keys(FACTS)), fc.boolean(), fc.nat(5), fc.boolean())
  .map(([name, negated, n, two]) => {
    const known = fact(name)
    const values = [
      ...new Set(
        two
          ? [known[n % known.length]!, known[(n + 1) % known.length]!]
          : [known[n % known.length]!],
      ),
    ]
    return [name, { values, negated }] as const
  })

const aTime = fc.oneof(
  fc.constantFrom('24h', '7d', '30d', '90d', 'mtd', 'all').map((interval) => ({ interval })),
  fc.tuple(fc.nat(DAYS * 1440), fc.nat(DAYS * 1440)).map(([a, b]) => ({
    start: new Date(END - (Math.max(a, b) + 1) * 60_000).toISOString(),
    end: new Date(END - Math.min(a, b) * 60_000).toISOString(),
  })),
  fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)).map(([a, b]) => ({
    start: new Date(END - Math.max(a, b) * DAY_MS).toISOString().slice(0, 10),
    end: new Date(END - Math.min(a, b) * DAY_MS).toISOString().slice(0, 10),
  })),
)

const aQuery: fc.Arbitrary<Query> = fc
  .record({
    event: fc.constantFrom('clicks', 'leads', 'sales', 'composite'),
    groupBy: fc.constantFrom('count', 'timeseries', 'timeseries', ...Object.keys(WORDS)),
    timezone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'America/St_Johns',
      'America/New_York',
    ),
    time: aTime,
    filters: fc.oneof(
      fc.constant({}),
      fc.array(aFilter, { maxLength: 2 }).map((list) => Object.fromEntries(list)),
    ),
  })
  .map(({ time, ...rest }) => ({ ...rest, ...time }))

async function asked(query: Query) {
  const { filters, ...plain } = query
  const params = new URLSearchParams(
    Object.entries(plain).filter(([, value]) => value !== undefined) as [string, string][],
  )
  for (const [name, { values, negated }] of Object.entries(filters)) {
    params.set(name, (negated ? '-' : '') + values.join(','))
  }
  const { status, body } = await workspace.api('GET', `/analytics?${params}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}

function figures(events: PlainEvent[]) {
  const saleAmounts: Record<string, number> = {}
  const sums = { clicks: 0, leads: 0, sales: 0 }
  for (const event of events) {
    if (event.kind === 'click') sums.clicks++
    if (event.kind === 'lead') sums.leads += event.quantity
    if (event.kind === 'sale') sums.sales++
    if (event.kind !== 'sale' && event.kind !== 'refund') continue
    const amount = event.kind === 'sale' ? event.amount : -event.amount
    saleAmounts[event.currency] = (saleAmounts[event.currency] ?? 0) + amount
  }
  return { ...sums, saleAmount: saleAmounts.usd ?? 0, saleAmounts }
}

function expected(query: Query) {
  const nowMs = backend.clock.now()
  const firstMs = Math.min(...written.map((event) => event.atMs))
  const range = resolveInterval({
    interval: query.interval as 'all' | undefined,
    start: query.start,
    end: query.end,
    timeZone: query.timezone,
    nowMs,
    firstMs,
  })
  const events = written.filter(
    (event) =>
      event.atMs >= range.startMs &&
      event.atMs < range.endMs &&
      Object.entries(query.filters).every(
        ([name, { values, negated }]) => values.includes(FACTS[name]!(event)) !== negated,
      ),
  )
  if (query.groupBy === 'count') return figures(events)
  if (query.groupBy === 'timeseries') {
    return buckets(range, range.bucket, query.timezone).map(({ label, startMs, endMs }) => ({
      start: label,
      ...figures(events.filter((event) => event.atMs >= startMs && event.atMs < endMs)),
    }))
  }
  return groupsOf(query, events)
}

function groupsOf(query: Query, events: PlainEvent[]) {
  const words = WORDS[query.groupBy]!
  const groups = Map.groupBy(events, (event) => words(event).join('|'))
  return Object.fromEntries(
    [...groups]
      .map(([key, members]) => [key, figures(members)] as const)
      .filter(([key, sums]) => {
        if (LEFT_OUT_WHEN_EMPTY.test(query.groupBy) && key === '') return false
        const money = Object.values(sums.saleAmounts).some((amount) => amount !== 0)
        const by = {
          clicks: sums.clicks > 0,
          leads: sums.leads > 0,
          sales: sums.sales > 0 || money,
        }
        return query.event === 'composite'
          ? by.clicks || by.leads || by.sales
          : by[query.event as 'clicks']
      }),
  )
}

const KEYS: Record<string, string[]> = {
  regions: ['country', 'region'],
  cities: ['country', 'region', 'city'],
}

/** Rows by their words, since the order of equals does not matter here. */
function byWords(query: Query, rows: Record<string, unknown>[]) {
  return Object.fromEntries(
    rows.map((row) => {
      const { clicks, leads, sales, saleAmount, saleAmounts, ...keys } = row
      const names = KEYS[query.groupBy] ?? [
        query.groupBy === 'top_links' ? 'id' : Object.keys(keys)[0]!,
      ]
      const key = names
        .map((name) => String(keys[name]))
        .map(asStored)
        .join('|')
      return [key, { clicks, leads, sales, saleAmount, saleAmounts }]
    }),
  )
}
const asStored = (word: string) => (word === 'Unknown' || word === '(direct)' ? '' : word)

async function compareMany(seed: number) {
  await fc.assert(
    fc.asyncProperty(aQuery, async (query) => {
      const answer = await asked(query)
      const grouped = Array.isArray(answer) && query.groupBy !== 'timeseries'
      expect(grouped ? byWords(query, answer) : answer).toEqual(expected(query))
    }),
    { numRuns: 150, seed },
  )
}

test('rollups, events and plain counting agree, whatever was rolled up when', async () => {
  const random = randomOf(20_260_331)
  const { clock, deps } = backend
  const start = END - DAYS * DAY_MS
  clock.set(start + 10 * DAY_MS)
  await writeMany(150, random, start, clock.now())
  await compareMany(1)
  await rollUp(deps)
  await compareMany(2)
  clock.set(END - DAY_MS)
  await writeMany(80, random, start, clock.now())
  await compareMany(3)
  await rollUp(deps)
  clock.set(END)
  await writeMany(80, random, END - DAY_MS, END)
  await writeMany(40, random, start, END)
  await compareMany(4)
  await rollUp(deps)
  await compareMany(5)
}, 120_000)
