import { afterAll, beforeAll, expect, test } from 'bun:test'
import { joinMember, type TestMember } from '../kit/people.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

let bench: PayoutBench
let [ada, bob]: TestMember[] = []

beforeAll(async () => {
  bench = await openPayoutBench()
  ada = await joinMember(bench.backend, bench.workspace, { role: 'owner' })
  bob = await joinMember(bench.backend, bench.workspace, { role: 'billing' })
})
afterAll(() => bench.close())

/** A draft of a member's, of a program whose payouts need a second person. */
async function draftOf(member: TestMember): Promise<string> {
  const program = { payoutApproval: { mode: 'always' }, supportEmail: 'team@acme.test' }
  const partner = await bench.partner('manual', { program })
  await bench.earn(partner, 500)
  const { programId } = partner
  const { status, body } = await member.call('POST', '/payouts/drafts', { programId })
  expect(status).toBeLessThan(300)
  return body.id
}
const confirm = (id: string, by: TestMember, headers?: Record<string, string>) =>
  by.call('POST', `/payouts/drafts/${id}/confirm`, undefined, headers)

test('a draft of one member is confirmed by another, who are both named', async () => {
  const id = await draftOf(ada!)
  expect((await confirm(id, ada!)).status).toBe(403)
  expect((await confirm(id, bob!)).body).toMatchObject({ payoutCount: 1, approved: true })
  const { createdBy, confirmedBy } = (await ada!.call('GET', `/payouts/drafts/${id}`)).body
  expect([createdBy, confirmedBy]).toEqual([`member:${ada!.personId}`, `member:${bob!.personId}`])
})

test('a person with a key, or a key of that key, is no second person', async () => {
  const keyOf = async (headers?: Record<string, string>) => {
    const input = { name: 'K', scopes: ['payouts.write', 'workspace.write'] }
    const { body } = await ada!.call('POST', '/workspace/keys', input, headers)
    return { authorization: `Bearer ${body.key}` }
  }
  const id = await draftOf(ada!)
  const own = await keyOf()
  expect((await confirm(id, ada!, own)).status).toBe(403)
  expect((await confirm(id, ada!, await keyOf(own))).status).toBe(403)
  const { programId } = (await ada!.call('GET', `/payouts/drafts/${id}`)).body
  const drafted = await ada!.call('POST', '/payouts/drafts', { programId }, own)
  expect((await confirm(drafted.body.id, ada!)).status).toBe(403)
  expect((await confirm(drafted.body.id, bob!)).body).toMatchObject({ approved: true })
})

test('somebody who was removed and came back is still the same person', async () => {
  const eve = await joinMember(bench.backend, bench.workspace, { role: 'billing' })
  const id = await draftOf(eve)
  await ada!.call('DELETE', `/members/${eve.personId}`)
  expect((await confirm(id, eve)).status).toBe(403)
  const back = await joinMember(bench.backend, bench.workspace, { role: 'admin', email: eve.email })
  expect((await confirm(id, back)).body.error.message).toContain('same person')
})
