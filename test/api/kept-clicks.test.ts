import { beforeEach, describe, expect, test } from 'bun:test'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { ClickRows } from '../../server/modules/tracking/clicks/click-rows.ts'
import { ClickRecorder } from '../../server/modules/tracking/clicks/record-click.ts'
import {
  replayClicks,
  type SpooledClick,
} from '../../server/modules/tracking/clicks/replay-clicks.ts'
import { nameVisitor } from '../../server/modules/tracking/clicks/visitor.ts'
import { auditTotals } from '../fault/audit-totals.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const MINUTE_MS = 60_000

const backend = await testBackend()
const { deps, clock } = backend
const { sql } = deps.db
const workspace = await createTestWorkspace(backend)
const { id: linkId } = (
  await workspace.api('POST', '/links', {
    domain: workspace.domain,
    key: 'ada',
    url: 'https://shop.test/',
    trackConversion: true,
  })
).body
const [{ num: linkNum }] = (await sql`select num::float8 from links where id = ${linkId}`) as any

let visitors = 0

/** A visitor of the link, who may come to a server that has the database and to one that has not. */
function newVisitor() {
  const ip = `2001:db8:${(++visitors).toString(16)}::1`
  /** A click that a server without the database promises now, or at another time. */
  const keep = async (atMs = clock.now(), requestId?: string): Promise<SpooledClick> => ({
    id: deps.ids.make('', atMs),
    atMs,
    visit: {
      workspaceId: workspace.id,
      linkNum,
      ...(await nameVisitor(deps, { ip, userAgent: 'Chrome', atMs })),
      requestId,
      location: { continent: '', country: 'DE', region: '', city: '' },
      agent: { device: 'Desktop', browser: 'Chrome', os: 'macOS' },
      referrer: { host: '', path: '' },
      url: 'https://shop.test/',
      utm: { source: '', medium: '', campaign: '', term: '', content: '', adTrace: undefined },
      trigger: 'link',
    },
  })
  return { keep, click: async () => deps.clicks.record((await keep()).visit) }
}

/** What a server records clicks by, which remembers no visitor of another one. */
const newRecorder = () =>
  new ClickRecorder({
    sql,
    ids: deps.ids,
    now: clock.now,
    inFlight: 1,
    maxQueue: 10,
    perAddress: 100,
    watch: (run) => run(),
    committed: () => {},
    isHeard: async () => false,
    offline: deps.offline,
  })

const rows = () => new ClickRows(sql, clock.now, async () => false)
const replay = async (...clicks: SpooledClick[]) =>
  expect(await replayClicks({ sql, rows: rows() }, clicks)).toEqual({ impossible: [] })

/** What is counted more than before, each in its place: the link, its report, the rows. */
async function counting(run: () => Promise<unknown>): Promise<number[]> {
  const counts = async () => {
    const { body: link } = await workspace.api('GET', `/links/${linkId}`)
    await rollUp(deps)
    const { body: totals } = await workspace.api('GET', '/analytics?event=clicks&interval=all')
    const [stored] = await sql`select count(*)::int as n from clicks`
    return [link.clicks, totals.clicks, stored!['n']] as number[]
  }
  const before = await counts()
  await run()
  const after = await counts()
  expect(await auditTotals(sql, { days: false })).toEqual([])
  return after.map((count, n) => count - before[n]!)
}

const clickOf = async (id: string) => {
  const { status, body } = await workspace.api('GET', `/events/${id}`)
  expect(status).toBe(200)
  return body.click.id as string
}

describe('a visitor who was given an id by a server without the database and by another one', () => {
  test.each([
    ['before', -20],
    ['at the same time as', 0],
    ['after', 20],
  ])('%s it is one click within the hour', async (_, minutes) => {
    const { keep, click } = newVisitor()
    clock.advance(2 * 60 * MINUTE_MS)
    let [own, other] = ['', '']
    const counted = await counting(async () => {
      own = await click()
      const kept = await keep(clock.now() + minutes * MINUTE_MS)
      other = kept.id
      clock.advance(30 * MINUTE_MS)
      // A process that is killed before it deletes its file replays it again.
      await replay(kept)
      await replay(kept)
    })
    expect(counted).toEqual([1, 1, 1])
    expect(other).not.toBe(own)
    expect([await clickOf(own), await clickOf(other)]).toEqual([own, own])
    const { explanation } = (await workspace.api('GET', `/events/${other}`)).body
    expect(explanation.steps.join(' ')).toContain(other)
  })

  test('an hour earlier or later has clicked twice', async () => {
    for (const minutes of [-60, 60]) {
      const { keep, click } = newVisitor()
      const day = Date.UTC(2026, 10, 20 + minutes / 60, 12)
      clock.set(new Date(Math.max(day, clock.now() + 1)).toISOString())
      const counted = await counting(async () => {
        await click()
        await replay(await keep(clock.now() + minutes * MINUTE_MS))
      })
      expect(counted).toEqual([2, 2, 2])
    }
  })

  test('keeps the hours of clicks that another one followed since', async () => {
    clock.set('2026-12-01T10:00:00Z')
    const { keep, click } = newVisitor()
    const first = await click()
    clock.set('2026-12-01T11:05:00Z')
    const second = await click()
    const kept = await keep(Date.parse('2026-12-01T10:02:00Z'))
    expect(await counting(() => replay(kept))).toEqual([0, 0, 0])
    expect(await clickOf(kept.id)).toBe(first)
    expect(second).not.toBe(first)
  })

  test('is one click when two servers were without it, replayed at once', async () => {
    clock.set('2026-12-02T10:00:00Z')
    const { keep } = newVisitor()
    const [one, other] = [await keep(), await keep(clock.now() + MINUTE_MS)]
    clock.advance(5 * MINUTE_MS)
    const counted = await counting(() => Promise.all([replay(one), replay(other)]))
    expect(counted).toEqual([1, 1, 1])
    expect(await clickOf(one.id)).toBe(await clickOf(other.id))
  })

  test('is one click when a page repeats its request from another address', async () => {
    clock.set('2026-12-03T10:00:00Z')
    const [one, other] = [newVisitor(), newVisitor()]
    const first = await one.keep(clock.now(), 'request-1')
    const second = await other.keep(clock.now() + 1, 'request-1')
    expect(await counting(() => replay(first, second))).toEqual([1, 1, 1])
    expect(await clickOf(second.id)).toBe(first.id)
  })
})

describe('an id that stands for another click', () => {
  test('attributes leads and sales, those before the other click too', async () => {
    clock.set('2026-12-04T10:00:00Z')
    const { keep, click } = newVisitor()
    const kept = await keep()
    clock.advance(40 * MINUTE_MS)
    const own = await click()
    await replay(kept)
    const at = (minutes: number) =>
      new Date(Date.parse('2026-12-04T10:00:00Z') + minutes * MINUTE_MS).toISOString()
    const lead = {
      clickId: kept.id,
      eventName: 'Sign up',
      customerExternalId: 'cus-alias',
      timestamp: at(10),
    }
    const led = await workspace.api('POST', '/track/lead', lead)
    expect([led.status, led.body.click]).toEqual([200, { id: own }])
    const sale = { customerExternalId: 'cus-alias', amount: 500, timestamp: at(20) }
    const sold = await workspace.api('POST', '/track/sale', sale)
    expect(sold.status).toBe(200)
    const { body } = await workspace.api('GET', '/events?event=sales&interval=all')
    expect(body.map((one: any) => [one.link?.id, one.click.id])).toEqual([[linkId, own]])
    const direct = { clickId: kept.id, customerExternalId: 'cus-direct', amount: 700 }
    expect((await workspace.api('POST', '/track/sale', direct)).status).toBe(200)
    const { body: customer } = await workspace.api('GET', '/customers/ext_cus-direct')
    expect(customer.clickId ?? customer.click?.id).toBe(own)
  })

  test('is no id of another workspace', async () => {
    clock.set('2026-12-05T10:00:00Z')
    const { keep, click } = newVisitor()
    await click()
    const kept = await keep()
    await replay(kept)
    const stranger = await createTestWorkspace(backend)
    expect((await stranger.api('GET', `/events/${kept.id}`)).status).toBe(404)
    const lead = { clickId: kept.id, eventName: 'Sign up', customerExternalId: 'cus-1' }
    expect((await stranger.api('POST', '/track/lead', lead)).status).toBe(404)
  })
})

describe('a visitor who comes ten minutes before and after midnight', () => {
  // Each test has a night of its own.
  let midnight = Date.parse('2026-12-10T00:00:00Z')
  beforeEach(() => void (midnight += 24 * 60 * MINUTE_MS))
  const minutes = (count: number) => midnight + count * MINUTE_MS
  const at = (ms: number) => clock.set(new Date(ms).toISOString())

  test.each(['the same server', 'another one'])(
    'to %s is one click until the hour is over',
    async (which) => {
      const { keep } = newVisitor()
      const [first, second] = [newRecorder(), newRecorder()]
      const click = async (recorder: ClickRecorder, ms: number) => {
        at(ms)
        return recorder.record((await keep()).visit)
      }
      const next = which === 'another one' ? second : first
      const counted = await counting(async () => {
        const own = await click(first, minutes(-10))
        expect(await click(next, minutes(10))).toBe(own)
        expect(await click(next, minutes(40))).toBe(own)
        const later = await click(next, minutes(50))
        expect(later).not.toBe(own)
        expect(await click(first, minutes(70))).toBe(later)
      })
      expect(counted).toEqual([2, 2, 2])
      await Promise.all([first.close(), second.close()])
    },
  )

  test.each([
    ['before it with the database, after it without', [-10], [[10]]],
    ['after it with the database, before it without', [10], [[-10]]],
    ['twice without, replayed in their order', [], [[-10], [10]]],
    ['twice without, the later one replayed first', [], [[10], [-10]]],
    ['twice without, replayed from one file', [], [[-10, 10]]],
    ['twice without, replayed from one file, the later one first', [], [[10, -10]]],
    ['three times without, replayed in no order', [], [[10], [5, -10]]],
  ])('%s is one click', async (_, live, batches) => {
    const { keep, click } = newVisitor()
    const ids: string[] = []
    const counted = await counting(async () => {
      for (const minute of live) {
        at(minutes(minute))
        ids.push(await click())
      }
      at(minutes(10))
      for (const batch of batches) {
        const kept = await Promise.all(batch.map((minute) => keep(minutes(minute))))
        ids.push(...kept.map(({ id }) => id))
        await replay(...kept)
        await replay(...kept)
      }
    })
    expect(counted).toEqual([1, 1, 1])
    expect(new Set(await Promise.all(ids.map(clickOf))).size).toBe(1)
  })

  test('is one click when two servers were without the database, replayed at once', async () => {
    at(minutes(10))
    const { keep } = newVisitor()
    const [one, other] = [await keep(minutes(-10)), await keep(minutes(10))]
    const counted = await counting(() => Promise.all([replay(one), replay(other)]))
    expect(counted).toEqual([1, 1, 1])
    expect(await clickOf(one.id)).toBe(await clickOf(other.id))
  })

  test('has one more click than those of a visitor who comes on one side alone', async () => {
    at(minutes(10))
    const [ada, bob] = [newVisitor(), newVisitor()]
    const kept = [
      await ada.keep(minutes(-10)),
      await bob.keep(minutes(10)),
      await bob.keep(minutes(-10)),
    ]
    expect(await counting(() => replay(...kept))).toEqual([2, 2, 2])
  })

  test('is known by what a request says of itself, on both days', async () => {
    const { keep } = newVisitor()
    const [first, second] = [newRecorder(), newRecorder()]
    at(minutes(-10))
    const own = await first.record((await keep()).visit)
    at(minutes(10))
    const { visit } = await keep(minutes(10), 'request-midnight')
    expect(await second.record(visit)).toBe(own)
    at(minutes(310))
    const again = (await newVisitor().keep(clock.now(), 'request-midnight')).visit
    expect(await second.record(again)).toBe(own)
    await Promise.all([first.close(), second.close()])
  })
})
