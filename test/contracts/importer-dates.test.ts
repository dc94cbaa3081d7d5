import { expect, test } from 'bun:test'
import { IMPORTERS } from '../../server/importers/index.ts'
import type { Access } from '../../server/importers/port.ts'
import { fixtureOf } from '../../server/importers/testing.ts'

/** What each stub says of its first commissions: earned, due and paid. Null is what the platform does not tell. */
const DATES: Readonly<Record<string, readonly (readonly (string | null)[])[]>> = {
  rewardful: [
    ['paid', '2024-03-01T08:00:00.000Z', '2024-04-01T08:00:00.000Z', '2024-05-01T08:00:00.000Z'],
    ['unpaid', '2024-03-02T08:00:00.000Z', '2024-04-02T08:00:00.000Z', null],
    ['canceled', '2024-03-03T08:00:00.000Z', '2024-04-03T08:00:00.000Z', null],
  ],
  partnerstack: [
    ['paid', '2024-03-01T00:00:00.001Z', null, '2024-03-02T00:00:00.000Z'],
    ['unpaid', '2024-03-01T00:00:00.002Z', null, null],
    ['canceled', '2024-03-01T00:00:00.003Z', null, null],
  ],
  firstpromoter: [
    ['paid', '2024-03-01T08:00:00.000Z', null, '2024-04-01T08:00:00.000Z'],
    ['unpaid', '2024-03-01T08:00:00.000Z', null, null],
    ['canceled', '2024-03-01T08:00:00.000Z', null, null],
  ],
  tolt: [
    ['paid', '2024-03-01T08:00:00.000Z', null, '2024-04-01T08:00:00.000Z'],
    ['unpaid', '2024-03-02T08:00:00.000Z', null, null],
    ['canceled', '2024-03-03T08:00:00.000Z', null, null],
  ],
  tapfiliate: [
    ['held', '2024-03-01T12:00:00.000Z', null, null],
    ['canceled', '2024-03-01T12:00:00.000Z', null, null],
    ['held', '2024-03-01T12:00:00.000Z', null, null],
  ],
  'lemon-squeezy': [
    ['paid', '2024-03-22T04:12:50.000Z', null, '2024-03-22T04:12:50.000Z'],
    ['unpaid', '2024-03-22T04:12:50.000Z', null, null],
    ['paid', '2024-03-22T04:12:50.000Z', null, '2024-03-22T04:12:50.000Z'],
  ],
  dub: [
    ['paid', '2024-03-01T08:00:00.000Z', null, '2024-04-01T08:00:00.000Z'],
    ['unpaid', '2024-03-02T08:00:00.000Z', null, null],
    ['canceled', '2024-03-03T08:00:00.000Z', null, null],
  ],
}

test('every importer of a platform says what it keeps of dates', () => {
  const platforms = Object.values(IMPORTERS).filter(({ address }) => address !== null)
  expect(platforms.map(({ name }) => name).toSorted()).toEqual(Object.keys(DATES).toSorted())
})

test.each(Object.entries(DATES))(
  '%s: a commission keeps when it was earned, is due and was paid, and how it stands',
  async (name, expected) => {
    const fixture = await fixtureOf(name)
    const stub = await fixture.stub!().start()
    const access: Access = {
      settings: fixture.settings,
      currency: 'usd',
      base: stub.base,
      timeoutMs: 60_000,
      mapping: {},
      format: { decimalMark: '.', amounts: 'major', dates: 'iso' },
      async *file() {},
    }
    const found: (string | null)[][] = []
    for await (const { rows } of IMPORTERS[name]!.read(access, null)) {
      for (const row of rows) {
        if (row.kind !== 'commission' || 'refused' in row) continue
        const dates = [row.at, row.dueAt, row.paidAt]
        found.push([row.status, ...dates.map((at) => (at ? new Date(at).toISOString() : null))])
      }
    }
    await stub.stop()
    expect(found.slice(0, expected.length)).toEqual(expected.map((one) => [...one]))
  },
)
