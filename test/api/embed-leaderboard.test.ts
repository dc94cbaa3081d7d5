import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPage } from '../kit/embed.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

const DAY_MS = 86_400_000

let bench: PayoutBench

beforeAll(async () => {
  bench = await openPayoutBench()
})
afterAll(() => bench.close())

const pageOf = ({ partnerId, programId }: Enrolled) =>
  openPage(bench.backend, bench.workspace, { partnerId, programId })
const boardOf = async (who: Enrolled, query = '') =>
  (await (await pageOf(who)).call('GET', `/leaderboard${query}`)).body
const consent = (who: Enrolled, listed: boolean) =>
  bench.workspace.api('PATCH', `/partners/${who.partnerId}`, { listed, programId: who.programId })

describe('the leaderboard', () => {
  test('shows names and earnings only of who agreed, and of oneself', async () => {
    const ada = await bench.partner(null, { name: 'Ada Lovelace' })
    const bob = await bench.partner(null, { name: 'Bob Byte', in: ada })
    const cat = await bench.partner(null, { name: 'Cat Cobol', in: ada })
    await bench.earn(ada, 300)
    await bench.earn(bob, 500)
    await bench.earn(cat, 400)
    await consent(cat, true)
    const { body } = await (await pageOf(ada)).call('GET', '/leaderboard')
    expect(body.entries).toEqual([
      { rank: 1, name: 'Partner', image: null, earnings: null, own: false },
      { rank: 2, name: 'Cat Cobol', image: null, earnings: 400, own: false },
      { rank: 3, name: 'Ada Lovelace', image: null, earnings: 300, own: true },
    ])
    expect(body.own).toEqual({ rank: 3, earnings: 300, of: 3 })
    expect(JSON.stringify(body)).not.toMatch(/Bob|pn_|enr_/)
    await bench.workspace.api('PATCH', `/partners/${cat.partnerId}`, { name: 'cat@private.test' })
    expect((await boardOf(ada)).entries[1].name).toBe('c•••@private.test')
    await consent(cat, false)
    expect((await boardOf(ada)).entries[1]).toMatchObject({ name: 'Partner', earnings: null })
    const page = await pageOf(ada)
    await page.call('PATCH', '/settings', { listed: true })
    expect((await boardOf(bob)).entries[2]).toMatchObject({ name: 'Ada Lovelace', earnings: 300 })
  })

  test('invents nobody: who earned nothing is not in it, but knows the own place', async () => {
    const first = await bench.partner(null, { name: 'Only One' })
    const idle = await bench.partner(null, { name: 'Idle One', in: first })
    expect(await boardOf(idle)).toMatchObject({
      entries: [],
      own: { rank: 1, earnings: 0, of: 2 },
    })
    await bench.earn(first, 100)
    const { entries, own } = await boardOf(idle)
    expect(entries).toHaveLength(1)
    expect(own).toEqual({ rank: 2, earnings: 0, of: 2 })
  })

  test('shows twenty, and the own rank behind them', async () => {
    const last = await bench.partner(null, { name: 'Late Comer' })
    await bench.earn(last, 1)
    for (let i = 0; i < 22; i++) {
      const who = await bench.partner(null, { name: `Number ${i}`, in: last })
      await bench.earn(who, 1000 - (i % 11))
    }
    const { entries, own } = await boardOf(last)
    expect(entries).toHaveLength(20)
    expect(entries.some((entry: any) => entry.own)).toBe(false)
    expect(entries.slice(0, 4).map((entry: any) => entry.rank)).toEqual([1, 1, 3, 3])
    expect(own).toEqual({ rank: 23, earnings: 1, of: 23 })
  })

  test('counts what was earned in its time and in the program’s currency', async () => {
    const ada = await bench.partner(null, { name: 'Early Bird' })
    const bob = await bench.partner(null, { name: 'Night Owl', in: ada })
    await bench.earn(ada, 900)
    bench.backend.clock.advance(60 * DAY_MS)
    await bench.earn(bob, 100)
    await bench.earn(bob, 99_999, { currency: 'jpy' })
    expect((await boardOf(ada)).own).toEqual({ rank: 2, earnings: 0, of: 2 })
    expect((await boardOf(bob)).own).toEqual({ rank: 1, earnings: 100, of: 2 })
    const ever = await boardOf(ada, '?interval=all')
    expect(ever).toMatchObject({ start: null, own: { rank: 1, earnings: 900 } })
    expect(ever.entries.map((entry: any) => entry.earnings)).toEqual([900, null])
  })

  test('leaves out who is banned or has left, and other programs', async () => {
    const ada = await bench.partner(null, { name: 'Stays Here' })
    const bad = await bench.partner(null, { name: 'Bad Apple', in: ada })
    const gone = await bench.partner(null, { name: 'Gone Away', in: ada })
    const elsewhere = await bench.partner(null, { name: 'Elsewhere' })
    for (const who of [bad, gone, elsewhere]) {
      await bench.earn(who, 5000)
      await consent(who, true)
    }
    const { partnerId, programId } = bad
    const { api } = bench.workspace
    await api('POST', '/partners/ban', { partnerId, programId, reason: 'fraud' })
    await api('POST', `/partners/${gone.partnerId}/deactivate`, { programId })
    expect(await boardOf(ada)).toMatchObject({ entries: [], own: { rank: 1, of: 1 } })
  })
})
