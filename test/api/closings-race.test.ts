import { expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { until } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-31T23:00:00Z'),
  config: { databasePool: 30 },
})
const { sql } = backend.deps.db
const books = await openEarnings(backend)
await books.reward('sale', { type: 'percentage', rateBps: 2000 })
await books.customer('carol')
await books.sale('carol', 5_000)
backend.clock.advance(2 * 3_600_000)

const close = (month: string) =>
  books.workspace.api('POST', `/programs/${books.program.id}/closings`, { month })
const linesOf = async (month: string, next: string) => {
  const query = `start=${month}-01&end=${next}-01`
  const { body } = await books.workspace.api(
    'GET',
    `/partners/${books.ada.partner.id}/statement?${query}`,
  )
  return body.lines.map(({ amount }: { amount: number }) => amount)
}

/** Keeps whoever commits earnings of the partner waiting until released. */
async function holdBalance() {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const done = sql.begin(async (tx) => {
    await tx`select from balances where enrollment_id = ${books.ada.enrollment.id} for update`
    held.resolve()
    await release.promise
  })
  await Promise.race([held.promise, done])
  return { release: () => (release.resolve(), done) }
}

const waiting = (lock: 'advisory' | 'transactionid') => async () => {
  const rows = await sql`
    select from pg_locks l join pg_stat_activity a using (pid)
    where not granted and locktype = ${lock} and a.datname = current_database()`
  return rows.length > 0
}

test('a sale that is being written is in the month that closes; one that comes meanwhile is in the next', async () => {
  const balance = await holdBalance()
  const first = books.sale('carol', 10_000, { timestamp: '2031-05-31T23:30:00Z' })
  await until(waiting('transactionid'))
  const closing = close('2031-05')
  await until(waiting('advisory'))
  const second = books.sale('carol', 20_000, { timestamp: '2031-05-31T23:40:00Z' })
  await balance.release()
  const answers = await Promise.all([first, closing, second])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[1].body.balances[0].closing).toMatchObject({ accrued: 3000 })
  expect(await linesOf('2031-05', '2031-06')).toEqual([1000, 2000])
  expect(await linesOf('2031-06', '2031-07')).toEqual([4000])
  await books.agree()
})

test('whatever runs while a month closes is in it as it was stored, or in a later one', async () => {
  backend.clock.advance(Date.parse('2031-10-01T00:00:01Z') - backend.clock.now())
  const events = Array.from({ length: 48 }, (_, i) => {
    const timestamp = `2031-0${6 + (i % 4)}-15T12:00:00Z`
    if (i % 3 > 0) return books.sale('carol', 1_000 + i, { timestamp })
    const bonus = { partnerId: books.ada.partner.id, type: 'custom', amount: 7 }
    return books.workspace.api('POST', '/commissions', { ...bonus, description: `${i}` })
  })
  const closings = []
  for (const month of ['2031-06', '2031-07', '2031-08', '2031-09']) {
    closings.push(...(await Promise.all([close(month), close(month)])))
  }
  const done = await Promise.all([...events, ...closings])
  expect(done.filter(({ status }) => status >= 300)).toEqual([])
  const { body } = await books.workspace.api('GET', `/programs/${books.program.id}/closings`)
  expect(body).toHaveLength(5)
  const open = await sql`select count(*)::int as n from ledger_postings
    where program_id = ${books.program.id} and booked_at < created_at`
  expect(open[0]!.n).toBe(0)
  await books.agree()
})
