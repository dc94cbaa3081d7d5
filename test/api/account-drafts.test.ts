import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { accountsOf, DAY_MS, type Accounts } from '../kit/accounts.ts'
import { TestClock } from '../kit/backend.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']
let accounts: Accounts
const clock = new TestClock('2026-03-01T12:00:00Z')

beforeAll(async () => {
  bench = await openPayoutBench({ clock })
  api = bench.workspace.api
  accounts = accountsOf(bench, clock)
})
afterAll(() => bench.close())

const BOX = { provider: 'manual', details: { instructions: 'Box 7' } }

describe('a draft', () => {
  const draftOf = ({ programId }: Enrolled) => api('POST', '/payouts/drafts', { programId })
  const confirmDraft = (id: string) => api('POST', `/payouts/drafts/${id}/confirm`, {})

  test.each([
    ['payout method', (who: Enrolled) => accounts.set(who, 'Box 5')],
    ['address', (who: Enrolled) => accounts.move(who, `${who.partnerId.toLowerCase()}@moved.test`)],
  ])('is not paid when the %s was changed since, and says whose', async (_, change) => {
    const ada = await bench.partner('manual', { name: 'Ada' })
    const bob = await bench.partner('manual', { in: ada, name: 'Bob' })
    for (const who of [ada, bob]) await bench.earn(who, 500)
    const { body: draft } = await draftOf(ada)
    await change(ada)
    const { status, body } = await confirmDraft(draft.id)
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('Ada')])
    expect(await bench.balance(bob)).toMatchObject({ payable: 500, inTransit: 0 })
    const next = await draftOf(ada)
    expect(next.body.payouts.map((one: any) => one.partner.name)).toEqual(['Bob'])
    expect((await confirmDraft(next.body.id)).status).toBe(200)
  })

  test('that was made during the hold does not pay it when it has ended', async () => {
    const ada = await bench.partner('manual')
    const bob = await bench.partner('manual', { in: ada })
    for (const who of [ada, bob]) await bench.earn(who, 500)
    await accounts.set(ada, 'Box 6')
    const { body: draft } = await draftOf(ada)
    clock.advance(4 * DAY_MS)
    expect((await confirmDraft(draft.id)).body.payoutCount).toBe(1)
    expect(await bench.balance(ada)).toMatchObject({ payable: 500, inTransit: 0 })
  })

  test('that is confirmed while the method changes pays the old account or nobody', async () => {
    for (let n = 0; n < 6; n++) {
      const ada = await bench.partner('manual')
      await bench.earn(ada, 500)
      const [before] = await bench.backend.deps.db.sql`
        select id from payout_methods where partner_id = ${ada.partnerId}`
      const { body: draft } = await draftOf(ada)
      const session = await bench.signIn(ada)
      const changes = () => api('PUT', '/partner/payout-method', BOX, session)
      const confirms = () => confirmDraft(draft.id)
      const both = n % 2 ? [changes(), confirms()] : [confirms(), changes()]
      const answers = await Promise.all(both)
      expect([200, 409]).toContain(answers[n % 2]!.status)
      const paidTo = await bench.backend.deps.db.sql`
        select t.payout_method_id as id from transfers t
        join payouts p on p.workspace_id = t.workspace_id and p.id = t.payout_id
        where p.partner_id = ${ada.partnerId}`
      for (const { id } of paidTo) expect(id).toBe(before!.id)
    }
    expect(await bench.differences()).toEqual([])
  })
})
