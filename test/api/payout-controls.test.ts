import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { operatorKey } from '../kit/operator-key.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

const DAY = 86_400_000
const OFF = { payoutApproval: { mode: 'off' } }

let bench: PayoutBench
let api: TestWorkspace['api']
/** A key of somebody else. */
let second: HeadersInit
/** A key that the first one has made. */
let own: HeadersInit
/** A key that may change the program, but not pay. */
let writer: HeadersInit

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  second = await operatorKey(bench, ['payouts.write', 'program.write'])
  own = await keyOf(['payouts.write', 'program.write', 'workspace.write'])
  writer = await keyOf(['program.write'])
})
afterAll(() => bench.close())

async function keyOf(scopes: string[], headers?: HeadersInit): Promise<HeadersInit> {
  const { body } = await api('POST', '/workspace/keys', { name: 'Made', scopes }, headers)
  return { authorization: `Bearer ${body.key}` }
}

const guarded = (more: object = {}) =>
  bench.partner('manual', { program: { payoutApproval: { mode: 'always' }, ...more } })
const patch = ({ programId }: Enrolled, body: object, headers?: HeadersInit) =>
  api('PATCH', `/programs/${programId}`, body, headers)
const shown = async ({ programId }: Enrolled) => (await api('GET', `/programs/${programId}`)).body

describe('where payouts need a second person', () => {
  test.each([
    ['payoutApproval', { mode: 'off' }],
    ['payoutApproval', { mode: 'above', aboveAmount: 1 }],
    ['holdingPeriodDays', 0],
    ['accountChangeHoldDays', 0],
    ['dailyBonusLimit', 100_001],
  ])('%s is loosened to %p by two, whichever keys the first one has', async (name, value) => {
    const ada = await guarded()
    const before = (await shown(ada))[name]
    const first = await patch(ada, { [name]: value })
    expect([first.status, first.body.error.message]).toEqual([
      403,
      expect.stringContaining(`so does changing ${name}`),
    ])
    for (const headers of [undefined, own, await keyOf(['payouts.write', 'program.write'], own)]) {
      expect((await patch(ada, { [name]: value }, headers)).status).toBe(403)
    }
    expect((await shown(ada))[name]).toEqual(before)
    expect((await patch(ada, { [name]: value }, second)).status).toBe(200)
    expect((await shown(ada))[name]).toEqual(value)
  })

  test('another value is another request, and one of last week is none', async () => {
    const ada = await guarded()
    await patch(ada, { holdingPeriodDays: 1 })
    expect((await patch(ada, { holdingPeriodDays: 0 }, second)).status).toBe(403)
    bench.backend.clock.advance(7 * DAY + 1)
    expect((await patch(ada, { holdingPeriodDays: 1 }, second)).status).toBe(403)
    expect((await patch(ada, { holdingPeriodDays: 1 })).status).toBe(200)
    expect((await patch(ada, { holdingPeriodDays: 0 })).status).toBe(403)
  })

  test('one request is used once, and stricter values need nobody else', async () => {
    const ada = await guarded({ holdingPeriodDays: 10 })
    await patch(ada, { holdingPeriodDays: 5 })
    expect((await patch(ada, { holdingPeriodDays: 5 }, second)).status).toBe(200)
    expect((await patch(ada, { holdingPeriodDays: 10, name: 'Longer' })).status).toBe(200)
    expect((await patch(ada, { holdingPeriodDays: 5 }, second)).status).toBe(403)
  })

  test('so does a group that waits fewer days', async () => {
    const ada = await guarded({ holdingPeriodDays: 10 })
    const body = { programId: ada.programId, name: 'Quick', holdingPeriodDays: 0 }
    const change = (headers?: HeadersInit) =>
      api('PATCH', `/groups/${ada.groupId}`, { holdingPeriodDays: 0 }, headers)
    expect((await change()).status).toBe(403)
    expect((await change(second)).status).toBe(200)
    expect((await api('POST', '/groups', body)).status).toBe(403)
    expect((await api('POST', '/groups', body, second)).status).toBe(201)
  })

  test('an account that pays is verified by somebody else than who connected it', async () => {
    await guarded()
    const id = (await api('POST', '/funding-accounts', FUNDING)).body.id
    const verify = (headers?: HeadersInit) =>
      api('POST', `/funding-accounts/${id}/verify`, { confirm: true }, headers)
    for (const headers of [undefined, own]) expect((await verify(headers)).status).toBe(403)
    expect((await verify(second)).status).toBe(200)
  })

  test('a draft is not confirmed by a key that the key of its creator made', async () => {
    const ada = await guarded()
    await bench.earn(ada, 500)
    const { body } = await api('POST', '/payouts/drafts', { programId: ada.programId })
    const confirm = (headers: HeadersInit) =>
      api('POST', `/payouts/drafts/${body.id}/confirm`, undefined, headers)
    for (const headers of [own, await keyOf(['payouts.write'], own)]) {
      expect((await confirm(headers)).status).toBe(403)
    }
    expect((await confirm(second)).status).toBe(200)
  })
})

test('without such a rule one person changes the settings alone', async () => {
  const ada = await bench.partner('manual')
  expect((await patch(ada, { holdingPeriodDays: 0, dailyBonusLimit: 500_000 })).status).toBe(200)
  expect((await patch(ada, OFF)).status).toBe(200)
})

describe('what keys without payouts.write may offer', () => {
  const milestone = ({ groupId }: Enrolled, amount: number, headers?: HeadersInit) =>
    api(
      'POST',
      '/milestones',
      { groupId, name: 'M', metric: 'sales', threshold: 1, amount },
      headers,
    )

  test('in milestones is within the limit of bonuses, all of a day together', async () => {
    const ada = await bench.partner('manual', { program: { dailyBonusLimit: 1_000 } })
    expect((await milestone(ada, 1_001, writer)).status).toBe(403)
    expect((await milestone(ada, 600, writer)).status).toBe(201)
    const over = await milestone(ada, 401, writer)
    expect([over.status, over.body.error.message]).toEqual([
      403,
      expect.stringContaining('dailyBonusLimit'),
    ])
    expect((await milestone(ada, 400, writer)).status).toBe(201)
    expect((await milestone(ada, 5_000)).status).toBe(201)
  })

  test('for one event is within it, also in modifiers, and by a change', async () => {
    const { groupId } = await bench.partner('manual', { program: { dailyBonusLimit: 1_000 } })
    const reward = (amount: number, more: object = {}, headers = writer) =>
      api('POST', '/rewards', { groupId, event: 'lead', type: 'flat', amount, ...more }, headers)
    expect((await reward(1_001)).status).toBe(403)
    const when = {
      match: 'all',
      conditions: [{ attribute: 'customer.country', operator: 'is', value: 'DE' }],
    }
    const modifiers = [{ type: 'flat', amount: 1_001, when }]
    expect((await reward(10, { modifiers })).status).toBe(403)
    const { status, body } = await reward(1_000)
    expect(status).toBe(201)
    const change = (headers?: HeadersInit) =>
      api('PATCH', `/rewards/${body.id}`, { amount: 1_001 }, headers)
    expect((await change(writer)).status).toBe(403)
    expect((await change()).status).toBe(200)
  })
})

const FUNDING = {
  provider: 'sepa',
  name: 'Second account',
  details: { name: 'Acme GmbH', iban: 'DE89370400440532013000' },
}
