import { afterAll, beforeAll, expect, test } from 'bun:test'
import { joinMember, type TestMember } from '../kit/people.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let [anna, ben]: TestMember[] = []

beforeAll(async () => {
  bench = await openPayoutBench()
  await bench.fund('sepa')
  anna = await joinMember(bench.backend, bench.workspace, { role: 'owner' })
  ben = await joinMember(bench.backend, bench.workspace, { role: 'billing' })
})
afterAll(() => bench.close())

const by = ({ personId }: TestMember) => ({ type: 'member', id: personId })

/** The newest entries that match. */
async function entries(query: string): Promise<any[]> {
  return (await bench.workspace.api('GET', `/audit?${query}`)).body
}

test('a draft of payouts names who made and who confirmed it, and a payout who ended it', async () => {
  const who = await bench.partner('manual', {
    program: { payoutApproval: { mode: 'always' }, supportEmail: 'team@acme.test' },
  })
  await bench.earn(who, 500)
  const { programId } = who
  const { id } = (await anna!.call('POST', '/payouts/drafts', { programId })).body
  expect((await ben!.call('POST', `/payouts/drafts/${id}/confirm`)).status).toBe(200)
  const [confirmed, made] = await entries(`resourceId=${id}`)
  expect(made).toMatchObject({ actor: by(anna!), action: 'created', after: { amount: 500 } })
  expect(confirmed).toMatchObject({
    actor: by(ben!),
    before: { confirmedBy: null },
    after: { confirmedBy: `member:${ben!.personId}` },
  })
  const [run] = await entries('type=payout_run')
  expect(run).toMatchObject({ actor: by(ben!), action: 'created', after: { programId } })
  const [payout] = (await anna!.call('GET', `/payouts?programId=${programId}`)).body
  expect((await anna!.call('POST', `/payouts/${payout.id}/cancel`)).status).toBe(200)
  const [ended] = await entries(`resourceId=${payout.id}`)
  expect(ended).toMatchObject({ actor: by(anna!), after: { status: 'canceled' } })
})

test('a preview of payouts leaves no entry', async () => {
  const who = await bench.partner('manual')
  await bench.earn(who, 500)
  const { programId } = who
  const before = (await entries('type=payout_draft')).length
  const preview = await anna!.call('POST', '/payouts/preview', { programId })
  expect(preview.status).toBe(200)
  expect(await entries('type=payout_draft')).toHaveLength(before)
})

test('an account of a partner is changed by the partner, and shows masked alone', async () => {
  const who = await bench.partner(null, { currency: 'eur' })
  const session = await bench.signIn(who)
  const account = { provider: 'sepa', details: { iban: 'DE89370400440532013000' } }
  const { workspace } = bench
  const set = await workspace.api('PUT', '/partner/payout-method', account, session)
  expect(set.status).toBe(200)
  const [method] = await entries('type=payout_method&action=created')
  expect(method.actor).toMatchObject({ type: 'partner', id: who.partnerId })
  expect(method.after).toMatchObject({ details: '[secret]', fingerprint: '[secret]' })
  expect(JSON.stringify(await entries(''))).not.toMatch(/DE\d{20}/)
})

test('a domain that another workspace proved names nobody of it', async () => {
  const { backend, workspace } = bench
  const other = await createTestWorkspace(backend)
  const { body } = await other.addDomain('contested.test')
  backend.dns.remove(body.verification.record.name)
  expect((await workspace.addDomain('contested.test')).status).toBe(200)
  const [lost] = (await other.api('GET', '/audit?type=domain&action=updated')).body
  expect(lost).toMatchObject({
    actor: { type: 'system', id: 'domain-taken-over', name: null },
    address: null,
    requestId: null,
    after: { verifiedAt: null },
  })
})
