import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { makeDue } from '../kit/jobs.ts'
import { mailsTo } from '../kit/mails.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  for (const provider of ['sepa', 'paypal', 'stripe-connect'] as const) await bench.fund(provider)
})
afterAll(() => bench.close())

const tell = (id: string, verb: string, body?: object) =>
  api('POST', `/payouts/${id}/${verb}`, body)
async function confirmed(provider: Provider, amount = 700) {
  const who = await bench.partner(provider, { currency: provider === 'sepa' ? 'eur' : 'usd' })
  await bench.earn(who, amount)
  const run = await bench.confirm(who)
  return { who, id: run.payouts[0].id as string, run }
}
const readEmail = async ({ partnerId }: Enrolled): Promise<string> =>
  (await api('GET', `/partners/${partnerId}`)).body.email
const work = async () => {
  await makeDue(bench.backend)
  await runOnce(bench.backend.deps)
}

describe.each(['paypal', 'stripe-connect'] as const)('a transfer over %s', (provider) => {
  test.each(['is queued', 'has no answer', 'was sent'] as const)(
    'that %s is failed by no person, nor canceled once the provider may hold it',
    async (state) => {
      const stub = provider === 'paypal' ? bench.paypal : bench.stripe
      if (state === 'has no answer') stub.fail('cut-after')
      const { who, id } = await confirmed(provider)
      if (state !== 'is queued') await runOnce(bench.backend.deps)
      const answers = [await tell(id, 'fail', { reason: 'No news' })]
      if (state !== 'is queued') answers.push(await tell(id, 'cancel'))
      stub.heal()
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
      expect((await bench.confirm(who)).payouts).toEqual([])
      await work()
      const { transfer } = (await api('GET', `/payouts/${id}`)).body
      const held = stub.payments.filter((one) => one.transferId === transfer.id)
      expect([held.length, (await bench.balance(who)).payable]).toEqual([1, 0])
    },
  )
})

test('no email says that money is on its way or has arrived when its payout has failed or was canceled', async () => {
  bench.paypal.fail('refuse')
  const refused = await confirmed('paypal')
  await work()
  bench.paypal.heal()
  const lost = await confirmed('manual')
  await tell(lost.id, 'fail', { reason: 'Cheque was lost' })
  const stopped = await confirmed('stripe-connect')
  await tell(stopped.id, 'cancel')
  await work()
  const returned = await confirmed('manual')
  await tell(returned.id, 'complete')
  await tell(returned.id, 'fail', { reason: 'Account closed' })
  await work()
  for (const { who } of [refused, lost, stopped, returned]) {
    const mails = await mailsTo(bench.backend, await readEmail(who))
    const templates = mails.map(({ template }) => template)
    expect(templates).not.toContain('payout-sent')
    expect(templates).not.toContain('payout-completed')
  }
})

test('a file that the bank has is not discarded, and one that was discarded is not submitted', async () => {
  const { who, run, id } = await confirmed('sepa')
  const path = `/payouts/files/${run.files[0].id}`
  expect((await api('POST', `${path}/submitted`)).status).toBe(200)
  expect((await api('POST', `${path}/discard`)).status).toBe(400)
  expect([(await bench.balance(who)).payable, (await bench.confirm(who)).payouts]).toEqual([0, []])
  expect((await tell(id, 'cancel')).status).toBe(400)
  const other = await confirmed('sepa')
  const second = `/payouts/files/${other.run.files[0].id}`
  expect((await api('POST', `${second}/discard`)).status).toBe(200)
  expect((await api('POST', `${second}/submitted`)).status).toBe(400)
  expect((await tell(other.id, 'complete')).status).toBe(400)
})

test('what a partner may see and a program may read of an account is masked', async () => {
  const { who, id } = await confirmed('sepa')
  const [method] = await bench.backend.deps.db.sql`
    select masked from payout_methods where partner_id = ${who.partnerId}`
  const answers = [
    await api('GET', `/payouts/${id}`),
    await api('GET', `/partners/${who.partnerId}`),
    await api('GET', `/payouts/export?programId=${who.programId}`),
    await api('GET', '/funding-accounts'),
    await api('GET', '/audit?type=funding_account'),
    await api('POST', '/payouts/preview', { programId: who.programId }),
  ]
  expect(method!.masked).toBeTruthy()
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/DE\d{20}/)
})

test('a partner who removes their method after the draft is paid nothing by it', async () => {
  const who = await bench.partner('manual')
  await bench.earn(who, 700)
  const draft = (await api('POST', '/payouts/drafts', { programId: who.programId })).body
  const session = await bench.signIn(who)
  const removed = await bench.backend.handle(
    new Request('http://localhost/api/partner/payout-method', {
      method: 'DELETE',
      headers: session,
    }),
  )
  expect(removed.status).toBe(200)
  const { status, body } = await api('POST', `/payouts/drafts/${draft.id}/confirm`, {})
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(who.partnerId)])
  expect((await bench.balance(who)).payable).toBe(700)
})

test('what is held, pending or canceled is in no payout, whoever asks for it', async () => {
  const who = await bench.partner('manual')
  for (const status of ['held', 'pending'] as const) await bench.earn(who, 100, { status })
  const canceled = await bench.earn(who, 100)
  await api('PATCH', `/commissions/${canceled}`, { status: 'canceled' })
  const due = await bench.earn(who, 7)
  const { payouts } = await bench.confirm(who, { partnerIds: [who.partnerId] })
  expect(payouts).toMatchObject([{ amount: 7, commissionCount: 1 }])
  const { commissions } = (await api('GET', `/payouts/${payouts[0].id}`)).body
  expect(commissions.map((one: { id: string }) => one.id)).toEqual([due])
})

test('a failed payout of a partner who was banned meanwhile is not payable again', async () => {
  const { who, id } = await confirmed('manual')
  await api('POST', `/partners/${who.partnerId}/ban`, { reason: 'fraud' })
  await tell(id, 'fail', { reason: 'Cheque was lost' })
  expect((await bench.confirm(who)).payouts).toEqual([])
  expect((await bench.balance(who)).payable).toBe(0)
  expect(await bench.differences()).toEqual([])
})
