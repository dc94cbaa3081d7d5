import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { runOnce } from '../../server/jobs/queue.ts'
import { releaseLost } from '../../server/jobs/release-lost.ts'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { makeDue } from '../kit/jobs.ts'
import { statusReport } from '../../server/payout-providers/sepa/testing.ts'
import { createRandom } from '../kit/random.ts'
import { rounds } from '../kit/rounds.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'

/** More often than any step is come to; a run that survives goes on to the next step. */
const MOST_TIMES = rounds({ all: 50, few: 2 })
/** Of the steps, so many are died at; which ones depends on the seed. */
const MOST_STEPS = rounds({ all: Infinity, few: 3 })
/** A step of these must be among those that are died at, before and after. */
const MUST = [
  'the commit of payouts/confirm-payouts',
  'the commit of payouts/send-transfer',
  'the commit of payouts/record-report',
  'the commit of the relay',
  'POST /v1/transfers',
  'POST /v1/payments/payouts',
]

const FUNDED = ['stripe-connect', 'paypal', 'sepa'] as const
const PROVIDERS: Provider[] = [...FUNDED, 'manual']
const AMOUNT = 12_345

let bench: PayoutBench

beforeAll(async () => {
  bench = await openPayoutBench()
  for (const provider of FUNDED) await bench.fund(provider)
})
afterAll(() => bench.close())

test('a payout run that is killed at any step pays each partner exactly once', async () => {
  const { steps } = await runAndRestart('')
  const random = createRandom()
  const chosen = steps
    .map((step) => ({ step, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_STEPS)
  let kills = 0
  for (const { step } of chosen) {
    for (let times = 1; times <= MOST_TIMES; times++) {
      const { killed } = await runAndRestart(`${step}#${times}`)
      if (!killed) break
      kills++
    }
  }
  console.log(JSON.stringify({ kills, steps }))
  const most = MUST.flatMap((step) => [`before ${step}`, `after ${step}`])
  expect(steps).toEqual(expect.arrayContaining(most))
  expect(kills).toBeGreaterThanOrEqual(chosen.length)
  expect([...bench.stripe.complaints, ...bench.paypal.complaints]).toEqual([])
}, 1_800_000)

/** A program of its own: its payouts are begun, perhaps killed, finished by others, and counted. */
async function runAndRestart(crashAt: string): Promise<{ killed: boolean; steps: string[] }> {
  const partners = await fourPartners()
  const { programId } = partners[0]!
  const run = await runChild(programId, crashAt)
  await restart(programId)
  await expectPaidOnce(partners, crashAt)
  return run
}

/** A program with one partner for each way to pay, each with something due. */
async function fourPartners(): Promise<Enrolled[]> {
  const partners: Enrolled[] = []
  for (const provider of PROVIDERS) {
    const [first] = partners
    const options = first ? { in: first } : { currency: 'eur' }
    const who = await bench.partner(provider, options)
    await bench.earn(who, AMOUNT - 345)
    await bench.earn(who, 345)
    partners.push(who)
  }
  // Nobody is written to: what becomes of mails is tested elsewhere.
  await bench.backend.deps.db.sql`update partners set email = null`
  return partners
}

async function runChild(programId: string, crashAt: string) {
  const child = Bun.spawn(['bun', join(import.meta.dir, 'payout-child.ts')], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATABASE_URL: bench.backend.deps.db.url,
      ENCRYPTION_KEY: bench.backend.deps.config.encryptionKey ?? '',
      STRIPE_API_BASE: bench.stripe.base,
      PAYPAL_API_BASE: bench.paypal.base,
      WORKSPACE_ID: bench.workspace.id,
      PROGRAM_ID: programId,
      CRASH_AT: crashAt,
    },
  })
  const [said, noise] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  const killed = child.signalCode === 'SIGKILL'
  if (!killed && child.exitCode !== 0) throw new Error(`${crashAt}: ${said}${noise}`)
  return { killed, steps: killed ? [] : (JSON.parse(said) as string[]) }
}

/** Whoever confirmed does so again, and another server finds what the dead one left. */
async function restart(programId: string): Promise<void> {
  const { backend, workspace } = bench
  const { deps } = backend
  const again = await workspace.api('POST', '/payouts/confirm', { programId, key: 'crash' })
  expect(again.status).toBe(200)
  // Postgres may still finish what the dead process had sent, and lock a job or an event for it; and a job
  // that failed waits for its next attempt: then again.
  do {
    // A minute later.
    await deps.db.sql`
      update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`
    await releaseLost(deps)
    await makeDue(backend)
    await runOnce(deps)
  } while (await isAnythingLeft())
}

async function isAnythingLeft(): Promise<boolean> {
  const rows = await bench.backend.deps.db.sql`
    select from graphile_worker._private_jobs where locked_at is not null or attempts < max_attempts
    union all select from outbox`
  return rows.count > 0
}

async function expectPaidOnce(partners: readonly Enrolled[], at: string): Promise<void> {
  const { programId } = partners[0]!
  const run = await workspaceRun(programId)
  expect({ at, payouts: run.length }).toEqual({ at, payouts: PROVIDERS.length })
  for (const payout of run) expect({ at, amount: payout.amount }).toEqual({ at, amount: AMOUNT })
  const transfers = await bench.backend.deps.db.sql<{ id: string; provider: string }[]>`
    select t.id, t.provider from transfers t join payouts p on p.id = t.payout_id
    where p.program_id = ${programId} order by t.id`
  const idOf = (provider: Provider) => transfers.find((one) => one.provider === provider)!.id
  for (const [provider, stub, amount] of [
    ['stripe-connect', bench.stripe, '12345'],
    ['paypal', bench.paypal, '123.45'],
  ] as const) {
    const booked = stub.payments.filter(({ transferId }) => transferId === idOf(provider))
    expect({ at, provider, booked: booked.map((one) => one.amount) }).toEqual({
      at,
      provider,
      booked: [amount],
    })
  }
  await expectBalances(partners, at, { 'stripe-connect': 'paid' })
  await settle(programId, idOf)
  const paid = Object.fromEntries(PROVIDERS.map((provider) => [provider, 'paid' as const]))
  await expectBalances(partners, at, paid)
  expect({ at, differences: await bench.differences() }).toEqual({ at, differences: [] })
}

async function workspaceRun(programId: string): Promise<any[]> {
  const { body } = await bench.workspace.api('GET', `/payouts?programId=${programId}`)
  return body
}

async function expectBalances(
  partners: readonly Enrolled[],
  at: string,
  where: Partial<Record<Provider, 'paid'>>,
): Promise<void> {
  for (const [n, provider] of PROVIDERS.entries()) {
    const balance = await bench.balance(partners[n]!)
    const empty = { accrued: 0, payable: 0, inTransit: 0, paid: 0 }
    const account = where[provider] ?? 'inTransit'
    expect({ at, provider, balance }).toEqual({
      at,
      provider,
      balance: { ...empty, [account]: AMOUNT },
    })
  }
}

/** The bank, PayPal and the person who pays by hand tell that the money has arrived. */
async function settle(programId: string, idOf: (provider: Provider) => string): Promise<void> {
  const { workspace, paypal, backend } = bench
  const { body: files } = await workspace.api('GET', `/payouts/files?programId=${programId}`)
  expect(files).toHaveLength(1)
  const { body: file } = await workspace.api('GET', `/payouts/files/${files[0].id}/content`)
  const ids = [...String(file).matchAll(/<EndToEndId>(.+?)<\/EndToEndId>/g)].map(([, id]) => id)
  expect(ids).toHaveLength(1)
  const [, messageId] = /<MsgId>(.+?)<\/MsgId>/.exec(String(file))!
  const report = statusReport({ messageId: messageId!, group: 'ACSC' })
  const answer = await workspace.api('POST', `/payouts/files/${files[0].id}/status`, report)
  expect(answer.body.outcomes).toMatchObject([
    { transferId: idOf('sepa'), report: 'completed', status: 'completed' },
  ])
  const manual = (await workspaceRun(programId)).find((one) => one.provider === 'manual')
  expect((await workspace.api('POST', `/payouts/${manual.id}/complete`)).status).toBe(200)
  paypal.settle(idOf('paypal'), 'SUCCESS')
  await backend.deps.db.sql`
    update transfers set updated_at = updated_at - interval '1 hour' where id = ${idOf('paypal')}`
  await checkAllTransfers(backend.deps)
}
