import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Scope } from '../../server/db/scope.ts'
import { buckets, resolveInterval } from '../../server/domain/time.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import {
  FACTS,
  figures,
  groupsOf,
  WORDS,
  type CountedEvent,
  type CountedLink,
} from '../kit/count-events.ts'
import { randomEvent } from '../kit/random-events.ts'
import { createRandom, SEED } from '../kit/random.ts'
import { rounds } from '../kit/rounds.ts'
import { eventWriter } from '../kit/write-event.ts'

/** Three weeks with a change of clocks in Berlin, St John's and New York among them. */
const END = Date.parse('2026-03-31T13:37:42.123Z')
const DAYS = 25
const DAY_MS = 86_400_000

const links: CountedLink[] = []
const written: CountedEvent[] = []

async function writeMany(count: number, random: () => number, fromMs: number, toMs: number) {
  const choices = { fromMs, toMs, links, customers }
  const events = Array.from({ length: count }, () => randomEvent(random, choices))
  if (!written.some((event) => event.kind === 'sale')) {
    events.unshift({ ...randomEvent(random, choices), kind: 'sale' })
  }
  for (const event of events) {
    await write(event)
    written.push(event)
  }
}

const clock = new TestClock(END - DAYS * DAY_MS)
const backend = await testBackend({ clock })
const workspace = await createTestWorkspace(backend)
const { sql } = backend.deps.db
async function addLink(link: { id: string; domain: string }, owner: Partial<CountedLink> = {}) {
  const { id, domain } = link
  const [row] = await sql<{ num: number }[]>`select num::float8 from links where id = ${id}`
  links.push({ id, num: row!.num, domain, ...owner })
}
for (const key of ['one', 'two', 'three']) {
  const { body } = await workspace.api('POST', '/links', { url: 'https://shop.test', key })
  await addLink(body)
}

const programs = [
  await createTestProgram(backend, workspace),
  await createTestProgram(backend, workspace, { name: 'Agencies', slug: 'agencies' }),
] as const
const [friends, agencies] = programs
const vip = (
  await workspace.api('POST', '/groups', {
    programId: friends.program.id,
    name: 'VIP',
    slug: 'vip',
  })
).body

async function enroll({ program, enroll }: TestProgram, name: string, more: object = {}) {
  const { partner, link } = await enroll(name, more)
  await addLink(link, { partnerId: partner.id, groupId: partner.groupId, programId: program.id })
  return partner
}
const ada = await enroll(friends, 'Ada')
const ben = await enroll(friends, 'Ben', { groupId: vip.id })
const cy = await enroll(friends, 'Cy')
await enroll(agencies, 'Ada')
await enroll(agencies, 'Dee')

/** Corrects who has links, as the API should. */
function changeOwner(from: { partnerId: string; programId?: string }, to: Partial<CountedLink>) {
  for (const link of links) {
    const isTheirs = link.partnerId === from.partnerId
    if (isTheirs && (!from.programId || link.programId === from.programId)) Object.assign(link, to)
  }
}
const customers = [1, 2].map((n) => `cus_${n}`)
for (const id of customers) {
  await sql`insert into customers (workspace_id, id, external_id) values (${workspace.id}, ${id}, ${id})`
}
const scope: Scope = {
  workspaceId: workspace.id,
  plan: 'business',
  actor: { type: 'system', name: 'test' },
}
const write = eventWriter(backend.deps, scope)

interface Query {
  event: string
  groupBy: string
  timezone: string
  interval?: string | undefined
  start?: string | undefined
  end?: string | undefined
  filters: Record<string, { values: string[]; negated: boolean }>
}

const SUMMED = ['clicks', 'leads', 'sales', 'saleAmount'] as const

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
    groupBy: fc.constantFrom(
      'count',
      'timeseries',
      'timeseries',
      'timeseries',
      'timeseries',
      ...Object.keys(WORDS),
    ),
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
      fc.nat(2).map((n) => ({ linkId: { values: [links[n]!.id], negated: false } })),
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

function sumOf(steps: Record<(typeof SUMMED)[number], number>[]) {
  return Object.fromEntries(
    SUMMED.map((name) => [name, steps.reduce((sum, step) => sum + step[name], 0)]),
  )
}

async function compareMany(nth: number) {
  await fc.assert(
    fc.asyncProperty(aQuery, async (query) => {
      const answer = await asked(query)
      const grouped = Array.isArray(answer) && query.groupBy !== 'timeseries'
      expect(grouped ? byWords(query, answer) : answer).toEqual(expected(query))
      // The console adds the steps up instead of asking for the totals too.
      if (query.groupBy === 'timeseries')
        expect(expected({ ...query, groupBy: 'count' })).toMatchObject(sumOf(answer))
    }),
    { numRuns: rounds({ all: 150, few: 40 }), seed: SEED + nth },
  )
}

async function ok(method: string, path: string, body?: object) {
  const answer = await workspace.api(method, path, body)
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
}

test('rollups, events and plain counting agree, whatever was rolled up when', async () => {
  const random = createRandom().next
  const { clock, deps } = backend
  const start = END - DAYS * DAY_MS
  clock.set(start + 10 * DAY_MS)
  await writeMany(150, random, start, clock.now())
  await compareMany(1)
  await rollUp(deps)
  await compareMany(2)
  // Owners change: the report counts what happened before for whoever has a link now.
  await ok('PATCH', `/partners/${ada.id}`, { programId: friends.program.id, groupId: vip.id })
  changeOwner({ partnerId: ada.id, programId: friends.program.id }, { groupId: vip.id })
  await ok('POST', '/partners/merge', { fromPartnerId: ada.id, intoPartnerId: ben.id })
  changeOwner({ partnerId: ada.id }, { partnerId: ben.id })
  await ok('DELETE', `/links/${links.find(({ partnerId }) => partnerId === cy.id)!.id}`)
  clock.set(END - DAY_MS)
  await writeMany(80, random, start, clock.now())
  await compareMany(3)
  await rollUp(deps)
  clock.set(END)
  await writeMany(80, random, END - DAY_MS, END)
  await writeMany(40, random, start, END)
  await compareMany(4)
  // A worker that has closed the time, but not rolled it up yet: writers count what is older themselves.
  await deps.db.sql`update rollup_state set closed_until = ${new Date(END)}`
  await writeMany(40, random, END - DAY_MS, END)
  await compareMany(5)
  await rollUp(deps)
  await compareMany(6)
})
