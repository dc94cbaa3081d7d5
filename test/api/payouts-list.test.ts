import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']
let ada: Enrolled

/** Two of them are equal, so that the id decides. */
const AMOUNTS = [500, 300, 300, 900, 100]

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  ada = await bench.partner('manual')
  const everybody = [ada]
  while (everybody.length < AMOUNTS.length) {
    everybody.push(await bench.partner('manual', { in: ada }))
  }
  for (const [n, who] of everybody.entries()) await bench.earn(who, AMOUNTS[n]!)
  const { payouts } = await bench.confirm(ada)
  // Some were paid, so that some have no time to sort by.
  for (const { id } of payouts.slice(0, 2)) {
    bench.backend.clock.advance(1)
    await api('POST', `/payouts/${id}/complete`)
  }
})
afterAll(() => bench.close())

const ids = async (query: string): Promise<string[]> => {
  const { status, body } = await api('GET', `/payouts?programId=${ada.programId}&${query}`)
  if (status !== 200) throw new Error(body.error.message)
  return body.map(({ id }: { id: string }) => id)
}

const ORDERS = ['amount', 'initiatedAt', 'paidAt'].flatMap((by) =>
  ['asc', 'desc'].map((order) => `sortBy=${by}&sortOrder=${order}`),
)

describe('the list of payouts', () => {
  test.each(['', ...ORDERS])('with "%s" is walked by cursor, both ways', async (sorted) => {
    const all = await ids(sorted)
    expect(all).toHaveLength(AMOUNTS.length)
    const seen: string[] = []
    for (;;) {
      const after = seen.length > 0 ? `&startingAfter=${seen.at(-1)}` : ''
      const page = await ids(`${sorted}&pageSize=2${after}`)
      if (page.length === 0) break
      seen.push(...page)
    }
    expect(seen).toEqual(all)
    for (const [n, id] of all.entries()) {
      expect(await ids(`${sorted}&pageSize=2&endingBefore=${id}`)).toEqual(
        all.slice(Math.max(0, n - 2), n),
      )
    }
  })

  test.each([
    ['startingAfter=po_x', 'startingAfter must be an ID from this list (po_…).'],
    ['startingAfter=po_00000000000000Zz', 'No payout has the ID "po_00000000000000Zz".'],
    ['page=2&endingBefore=po_00000000000000Zz', 'Send page or endingBefore, not both.'],
  ])('refuses %s', async (query, sentence) => {
    const { status, body } = await api('GET', `/payouts?${query}`)
    expect([status, body.error.message]).toEqual([422, sentence])
  })

  test.each([
    ['/payouts?starting_after=x', 'Unknown query parameter "starting_after".'],
    ['/payouts?limit=5', 'Unknown query parameter "limit".'],
    ['/payouts/export?page=2', 'Unknown query parameter "page".'],
    ['/payouts/runs?endingBefore=x', 'Unknown query parameter "endingBefore".'],
    ['/programs?startingAfter=x', 'Unknown query parameter "startingAfter".'],
    ['/programs?serach=x', 'Did you mean "search"?'],
  ])('%s is refused, not ignored', async (path, sentence) => {
    const { status, body } = await api('GET', path)
    expect([status, body.error.message]).toEqual([422, expect.stringContaining(sentence)])
  })
})

test('a confirmation answers 100 payouts and says when there are more', async () => {
  const many = await bench.partner('manual')
  for (let n = 0; n < 100; n++) {
    await bench.earn(await bench.partner('manual', { in: many }), 100)
  }
  const few = await bench.confirm(many)
  expect([few.payoutCount, few.payouts.length, few.payoutsTruncated]).toEqual([100, 100, false])
  await bench.earn(many, 100)
  const { body } = await api('GET', `/payouts?invoiceId=${few.id}`)
  for (const { partner } of body) {
    await bench.earn({ ...many, ...(await enrolledAs(partner.id)) }, 100)
  }
  const run = await bench.confirm(many)
  expect([run.payoutCount, run.payouts.length, run.payoutsTruncated]).toEqual([101, 100, true])
  const last = (await api('GET', `/payouts?invoiceId=${run.id}&page=2`)).body
  expect(last).toHaveLength(1)
})

async function enrolledAs(partnerId: string) {
  const [row] = await bench.backend.deps.db.sql`
    select id from enrollments where partner_id = ${partnerId}`
  return { partnerId, enrollmentId: String(row!.id) }
}
