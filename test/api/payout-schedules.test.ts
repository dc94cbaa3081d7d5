import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { runPayoutSchedules } from '../../server/jobs/run-payout-schedules.ts'
import { TestClock } from '../kit/backend.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  // A Monday.
  bench = await openPayoutBench({ clock: new TestClock('2026-03-02T10:00:00Z') })
  api = bench.workspace.api
})
afterAll(() => bench.close())

/** A partner with something due in a program that pays on the weekday of now. */
async function scheduled(provider: 'sepa' | 'manual', more: object = {}): Promise<Enrolled> {
  const weekday = new Date(bench.backend.clock.now()).getUTCDay() || 7
  const payoutSchedule = { interval: 'weekly', weekday }
  const program = { payoutSchedule, supportEmail: 'team@acme.test', ...more }
  const ada = await bench.partner(provider, { name: 'Ada', currency: 'eur', program })
  await bench.earn(ada, 500)
  return ada
}
const runCron = () => runPayoutSchedules(bench.backend.deps)
const runsOf = async ({ programId }: Enrolled, more = '') =>
  (await api('GET', `/payouts/runs?programId=${programId}${more}`)).body as any[]
const draftsOf = async ({ programId }: Enrolled) =>
  (await api('GET', `/payouts/drafts?programId=${programId}`)).body as any[]

async function mails(template: string, { programId }: Enrolled): Promise<any[]> {
  await relayOutbox(bench.backend.deps)
  await runOnce(bench.backend.deps)
  const { body } = await api('GET', '/mails?pageSize=100')
  return body.filter((mail: any) => mail.template === template && mail.programId === programId)
}

describe('a scheduled run that fails', () => {
  /** The bank account's details cannot be read, as after the loss of the encryption key. */
  async function withBrokenAccount(work: () => Promise<void>): Promise<void> {
    const { sql } = bench.backend.deps.db
    const id = await bench.fund('sepa')
    const [row] = await sql`select details from funding_accounts where id = ${id}`
    await sql`update funding_accounts set details = 'broken' where id = ${id}`
    try {
      await work()
    } finally {
      await sql`update funding_accounts set details = ${String(row!.details)} where id = ${id}`
      await runCron()
      await api('DELETE', `/funding-accounts/${id}`)
    }
  }

  test('is listed with its reason and the next attempt, and told; it is tried less and less', async () => {
    let ada: Enrolled
    let failed: any
    await withBrokenAccount(async () => {
      ada = await scheduled('sepa')
      const start = bench.backend.clock.now()
      await runCron()
      ;[failed] = await runsOf(ada)
      const { id, nextAttemptAt } = failed
      expect(failed).toMatchObject({
        status: 'failed',
        error: 'The server failed; its log has the reason.',
        attempts: 1,
        payoutCount: 0,
        confirmedBy: 'system:payout-schedules',
      })
      expect(Date.parse(nextAttemptAt)).toBe(start + HOUR)
      const one = await api('GET', `/payouts/runs/${id}`)
      expect([one.status, one.body.nextAttemptAt]).toEqual([200, nextAttemptAt])
      const [mail] = await mails('scheduled-payouts-failed', ada)
      expect(mail.to).toBe('team@acme.test')
      expect(mail.text).toContain(nextAttemptAt)
      bench.backend.clock.advance(HOUR - 1)
      await runCron()
      expect((await runsOf(ada))[0].attempts).toBe(1)
      for (const [attempts, pause] of [
        [2, 2],
        [3, 4],
        [4, 8],
      ] as const) {
        bench.backend.clock.set(Date.parse((await runsOf(ada))[0].nextAttemptAt))
        await runCron()
        const [run] = await runsOf(ada)
        expect([run.id, run.attempts, Date.parse(run.nextAttemptAt)]).toEqual([
          id,
          attempts,
          bench.backend.clock.now() + pause * HOUR,
        ])
      }
      expect(await mails('scheduled-payouts-failed', ada)).toHaveLength(1)
      expect((await runsOf(ada, '&status=failed')).map((run) => run.id)).toEqual([id])
      expect((await bench.balance(ada)).payable).toBe(500)
      // Past midnight, too: the day of the schedule is over.
      bench.backend.clock.set(Date.parse((await runsOf(ada))[0].nextAttemptAt))
    })
    const [run] = await runsOf(ada!)
    expect(run).toMatchObject({
      id: expect.stringContaining('run_'),
      status: 'confirmed',
      error: null,
      nextAttemptAt: null,
      payoutCount: 1,
    })
    expect(await runsOf(ada!)).toHaveLength(1)
    expect((await bench.balance(ada!)).payable).toBe(0)
  })

  test('is given up after ten attempts, which is told, and the next scheduled day pays', async () => {
    let ada: Enrolled
    await withBrokenAccount(async () => {
      ada = await scheduled('sepa')
      const start = bench.backend.clock.now()
      await runCron()
      for (let attempt = 2; attempt <= 10; attempt++) {
        bench.backend.clock.set(Date.parse((await runsOf(ada))[0].nextAttemptAt))
        await runCron()
      }
      const [run] = await runsOf(ada)
      expect(run).toMatchObject({ status: 'failed', attempts: 10, nextAttemptAt: null })
      expect(await mails('scheduled-payouts-failed', ada)).toHaveLength(2)
      bench.backend.clock.set(start + 7 * DAY)
    })
    expect((await runsOf(ada!)).map((run) => [run.status, run.payoutCount])).toEqual([
      ['confirmed', 1],
      ['failed', 0],
    ])
  })

  test('is not tried again once the next scheduled day has paid', async () => {
    let ada: Enrolled
    await withBrokenAccount(async () => {
      ada = await scheduled('sepa')
      await runCron()
      expect(await runsOf(ada)).toMatchObject([{ status: 'failed', attempts: 1 }])
      bench.backend.clock.advance(7 * DAY)
    })
    const statuses = (await runsOf(ada!)).map((run) => [run.status, run.nextAttemptAt])
    expect(statuses).toEqual([
      ['confirmed', null],
      ['failed', null],
    ])
  })
})

describe('a scheduled run that needs a second person', () => {
  test('is a draft that waits for one, and is told', async () => {
    const ada = await scheduled('manual', { payoutApproval: { mode: 'always' } })
    await Promise.all([runCron(), runCron()])
    await runCron()
    const [draft, ...others] = await draftsOf(ada)
    expect(others).toEqual([])
    const { id } = draft
    expect(draft).toMatchObject({ source: 'schedule', status: 'open', amount: 500 })
    expect(await runsOf(ada)).toEqual([])
    const told = await mails('payout-draft-waiting', ada)
    expect(told.map((mail) => mail.to)).toEqual(['team@acme.test'])
    const { body } = await api('POST', `/payouts/drafts/${id}/confirm`)
    expect(body).toMatchObject({ payoutCount: 1, approved: true })
    await bench.earn(ada, 100)
    await runCron()
    expect(await draftsOf(ada)).toHaveLength(1)
  })

  test('takes the place of the one before it', async () => {
    const ada = await scheduled('manual', { payoutApproval: { mode: 'always' } })
    await runCron()
    bench.backend.clock.advance(7 * DAY - HOUR)
    await bench.earn(ada, 100)
    await runCron()
    expect((await draftsOf(ada)).map((one) => [one.status, one.amount])).toEqual([
      ['open', 600],
      ['discarded', 500],
    ])
  })

  test('below the limit pays by itself', async () => {
    const payoutApproval = { mode: 'above', aboveAmount: 500 }
    const ada = await scheduled('manual', { payoutApproval })
    await runCron()
    expect(await runsOf(ada)).toMatchObject([{ payoutCount: 1, approved: false }])
    expect(await draftsOf(ada)).toEqual([])
  })
})
