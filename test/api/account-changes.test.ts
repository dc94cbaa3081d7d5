import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runPayoutSchedules } from '../../server/jobs/run-payout-schedules.ts'
import { accountsOf, DAY_MS, type Accounts } from '../kit/accounts.ts'
import { TestClock } from '../kit/backend.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
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

describe('the first payout method of a partner', () => {
  test('is paid to at once: there was no account before', async () => {
    const ada = await bench.partner(null)
    await bench.earn(ada, 500)
    expect((await accounts.set(ada, 'Box 1')).payoutHold).toBeNull()
    expect(await accounts.held(ada)).toBeNull()
    expect((await accounts.view(ada)).payoutHold).toBeNull()
  })

  test('waits when the address was changed before, however long ago', async () => {
    const ada = await bench.partner(null)
    await bench.earn(ada, 500)
    await accounts.move(ada, 'first-a@partners.test')
    expect(await accounts.held(ada)).toEqual(['no_payout_method', null])
    clock.advance(40 * DAY_MS)
    await accounts.set(ada, 'Box 1')
    expect(await accounts.held(ada)).toEqual(['recently_changed', accounts.daysFromNow(3)])
  })

  test('waits when there had been one that was removed', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 500)
    clock.advance(40 * DAY_MS)
    await accounts.remove(ada)
    await accounts.set(ada, 'Box 2')
    expect(await accounts.held(ada)).toEqual(['recently_changed', accounts.daysFromNow(3)])
  })

  test('waits when the partner was paid in credit until then', async () => {
    const ada = await bench.partner(null, {
      program: { creditPayouts: 'default' },
      tenantId: 'account_ada',
    })
    await bench.earn(ada, 500)
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ provider: 'credit' }])
    await bench.earn(ada, 500)
    await accounts.set(ada, 'Box 8')
    expect(await accounts.held(ada)).toEqual(['recently_changed', accounts.daysFromNow(3)])
  })
})

describe('another payout method', () => {
  test('is told to the partner, shown to both sides, and paid to after three days', async () => {
    const ada = await bench.partner('manual', { name: 'Ada' })
    await bench.earn(ada, 500)
    const { payoutHold } = await accounts.set(ada, 'Cheque to box 77')
    const until = accounts.daysFromNow(3)
    expect(payoutHold).toEqual({
      until,
      sentence: expect.stringContaining('payouts are on hold until'),
    })
    const { skipped, payoutCount } = await accounts.preview(ada)
    expect([payoutCount, skipped]).toEqual([
      0,
      [
        expect.objectContaining({
          amount: 500,
          reason: 'recently_changed',
          heldUntil: until,
          sentence: expect.stringContaining(until),
        }),
      ],
    ])
    expect((await bench.confirm(ada)).payoutCount).toBe(0)
    const view = await accounts.view(ada, 'de')
    expect(view.payoutHold).toEqual({
      until,
      sentence: expect.stringContaining('werden Auszahlungen bis'),
    })
    const [mail] = await accounts.mails(ada, 'payout-method-changed')
    expect(mail).toMatchObject({ to: await accounts.emailOf(ada), status: expect.any(String) })
    for (const told of [
      'Previous: ',
      'New payout method',
      'payouts are on hold until',
      'reply to this email',
    ]) {
      expect(mail.text).toContain(told)
    }
    clock.advance(3 * DAY_MS - 1)
    expect(await accounts.held(ada)).toEqual(['recently_changed', until])
    clock.advance(1)
    expect(await accounts.held(ada)).toBeNull()
    expect((await accounts.view(ada)).payoutHold).toBeNull()
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 500 }])
  })

  test('and back again waits longer, not shorter', async () => {
    const ada = await bench.partner(null)
    await bench.earn(ada, 500)
    await accounts.set(ada, 'Box 1')
    await accounts.set(ada, 'Box 2')
    clock.advance(2 * DAY_MS)
    await accounts.set(ada, 'Box 1')
    expect(await accounts.held(ada)).toEqual(['recently_changed', accounts.daysFromNow(3)])
    const until = accounts.daysFromNow(3)
    clock.advance(DAY_MS)
    await accounts.set(ada, 'Box 1')
    expect(await accounts.held(ada)).toEqual(['recently_changed', until])
  })

  test('waits as many days as the program says, and not at all with 0', async () => {
    const ada = await bench.partner('manual', { program: { accountChangeHoldDays: 10 } })
    const bob = await bench.partner('manual', { program: { accountChangeHoldDays: 0 } })
    for (const who of [ada, bob]) {
      await bench.earn(who, 500)
      await accounts.set(who, 'Box 9')
    }
    expect(await accounts.held(ada)).toEqual(['recently_changed', expect.any(String)])
    expect(await accounts.held(bob)).toBeNull()
    const [mail] = await accounts.mails(bob, 'payout-method-changed')
    expect(mail.text).not.toContain('payouts are on hold until')
    await api('PATCH', `/programs/${ada.programId}`, { accountChangeHoldDays: 0 })
    expect(await accounts.held(ada)).toBeNull()
  })

  test('of one partner holds up nobody else of a scheduled run, and comes with the next one', async () => {
    const daily = { payoutSchedule: { interval: 'weekly', weekday: 1 } }
    const ada = await bench.partner('manual', { program: daily })
    const bob = await bench.partner('manual', { in: ada })
    for (const who of [ada, bob]) await bench.earn(who, 500)
    clock.set('2026-07-05T12:00:00Z')
    await accounts.set(ada, 'Box 3')
    clock.set('2026-07-06T12:00:00Z')
    const paid = async () =>
      (await api('GET', `/payouts?programId=${ada.programId}`)).body.map(
        (one: any) => one.partner.id,
      )
    await runPayoutSchedules(bench.backend.deps)
    expect(await paid()).toEqual([bob.partnerId])
    clock.set('2026-07-13T12:00:00Z')
    await runPayoutSchedules(bench.backend.deps)
    expect((await paid()).toSorted()).toEqual([ada.partnerId, bob.partnerId].toSorted())
  })
})

describe('the number of days', () => {
  test('is lowered with payouts.write only, raised without', async () => {
    const { body: key } = await api('POST', '/workspace/keys', {
      name: 'Editor',
      scopes: ['program.write'],
    })
    const editor = { authorization: `Bearer ${key.key}` }
    const { programId } = await bench.partner(null)
    const patch = (accountChangeHoldDays: number, headers?: HeadersInit) =>
      api('PATCH', `/programs/${programId}`, { accountChangeHoldDays }, headers)
    expect((await api('GET', `/programs/${programId}`)).body.accountChangeHoldDays).toBe(3)
    expect((await patch(5, editor)).body.accountChangeHoldDays).toBe(5)
    const refused = await patch(4, editor)
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      expect.stringContaining('lacks the scope payouts.write'),
    ])
    expect((await patch(0)).body.accountChangeHoldDays).toBe(0)
    const program = { name: 'Loose', url: 'https://shop.test/' }
    const loose = { ...program, accountChangeHoldDays: 2 }
    expect((await api('POST', '/programs', loose, editor)).status).toBe(403)
    expect((await api('POST', '/programs', program, editor)).status).toBe(201)
    for (const days of [-1, 91, 1.5]) expect((await patch(days)).status).toBe(422)
  })
})
