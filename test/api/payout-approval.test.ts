import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { operatorKey } from '../kit/operator-key.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

const HOUR = 3_600_000

let bench: PayoutBench
let api: TestWorkspace['api']
/** Another key of the workspace. */
let second: HeadersInit

beforeAll(async () => {
  bench = await openPayoutBench({ databasePool: 30 })
  api = bench.workspace.api
  second = await operatorKey(bench, ['payouts.write', 'program.write'])
})
afterAll(() => bench.close())

async function keyWith(scopes: string[]): Promise<HeadersInit> {
  // The same name as the others: it is not what tells them apart.
  const { body } = await api('POST', '/workspace/keys', { name: 'First key', scopes })
  return { authorization: `Bearer ${body.key}` }
}

/** A partner to whom so much is due, in a program of its own with this rule. */
async function due(amount: number, payoutApproval: object, more: object = {}): Promise<Enrolled> {
  const program = { payoutApproval, supportEmail: 'team@acme.test', ...more }
  const ada = await bench.partner('manual', { name: 'Ada', program })
  await bench.earn(ada, amount)
  return ada
}
const ALWAYS = { mode: 'always' }
const ABOVE = { mode: 'above', aboveAmount: 1_000 }

const draftOf = async ({ programId }: Enrolled, headers?: HeadersInit): Promise<string> =>
  (await api('POST', '/payouts/drafts', { programId }, headers)).body.id
const confirm = (id: string, headers?: HeadersInit) =>
  api('POST', `/payouts/drafts/${id}/confirm`, undefined, headers)
const direct = ({ programId }: Enrolled, more: object = {}) =>
  api('POST', '/payouts/confirm', { programId, ...more })

async function mails(template: string, programId: string) {
  await relayOutbox(bench.backend.deps)
  await runOnce(bench.backend.deps)
  const { body } = await api('GET', '/mails?pageSize=100')
  return body.filter((mail: any) => mail.template === template && mail.programId === programId)
}

describe('payouts that need a second person', () => {
  test('are not confirmed by the creator of their draft, but by another key', async () => {
    const ada = await due(500, ALWAYS)
    const id = await draftOf(ada)
    const own = await confirm(id)
    expect([own.status, own.body.error.message]).toEqual([
      403,
      `Payouts of this program require approval by a second person (always). Draft ${id} was created by the same person ` +
        'or key: have another one confirm it. Nothing was paid.',
    ])
    expect((await bench.balance(ada)).payable).toBe(500)
    const other = await confirm(id, second)
    expect(other.body).toMatchObject({ payoutCount: 1, approved: true, draftId: id })
    const { createdBy, confirmedBy } = (await api('GET', `/payouts/drafts/${id}`)).body
    expect(confirmedBy).not.toBe(createdBy)
  })

  test('are not paid without a draft, nor by a preview, whoever made it', async () => {
    const ada = await due(500, ALWAYS)
    const said = expect.stringContaining(
      'Create a draft with POST /payouts/drafts and have another person or key confirm it.',
    )
    const plain = await direct(ada)
    expect([plain.status, plain.body.error.message]).toEqual([403, said])
    const { programId } = ada
    const { body } = await api('POST', '/payouts/preview', { programId }, second)
    const shown = await confirm(body.draftId)
    expect([shown.status, shown.body.error.message]).toEqual([403, said])
    await api('POST', '/payouts/preview', { programId })
    expect((await direct(ada, { expectedAmount: 500 })).status).toBe(403)
    expect((await bench.balance(ada)).payable).toBe(500)
  })

  test('are those above the limit, counted over a day, however they are cut', async () => {
    const ada = await due(600, ABOVE)
    expect((await direct(ada)).body).toMatchObject({ payoutCount: 1, approved: false })
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(bob, 401)
    const small = await direct(ada, { partnerIds: [bob.partnerId] })
    expect([small.status, small.body.error.message]).toEqual([
      403,
      expect.stringContaining('(above 10.00 USD a day)'),
    ])
    expect((await direct(ada, { maxAmount: 100 })).body.payoutCount).toBe(0)
    expect((await confirm(await draftOf(ada), second)).body.approved).toBe(true)
    // What two have confirmed does not count for one.
    await bench.earn(bob, 400)
    expect((await direct(ada)).body.payoutCount).toBe(1)
    await bench.earn(bob, 1)
    expect((await direct(ada)).status).toBe(403)
    bench.backend.clock.advance(24 * HOUR)
    expect((await direct(ada)).body.payoutCount).toBe(1)
  })

  test('are all those in another currency than the limit', async () => {
    const ada = await due(1, ABOVE)
    await bench.earn(ada, 1, { currency: 'eur' })
    expect((await direct(ada)).status).toBe(403)
  })

  test('stay below the limit together when they are confirmed at once', async () => {
    const ada = await due(600, ABOVE)
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(bob, 600)
    const answers = await Promise.all(
      [ada, bob].map(({ partnerId }) => direct(ada, { partnerIds: [partnerId] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('of nobody need nobody', async () => {
    const ada = await bench.partner('manual', { program: { payoutApproval: ALWAYS } })
    expect((await direct(ada)).body.payoutCount).toBe(0)
  })

  test('are told to the people of the program', async () => {
    const ada = await due(123_456, ALWAYS)
    await draftOf(ada)
    const [mail] = await mails('payout-draft-waiting', ada.programId)
    expect(mail).toMatchObject({ to: 'team@acme.test' })
    expect(mail.text).toContain('$1,234.56')
  })
})

describe('the rule', () => {
  const patch = ({ programId }: Enrolled, body: object, headers?: HeadersInit) =>
    api('PATCH', `/programs/${programId}`, body, headers)

  test('is off by default, and shown with the program', async () => {
    const plain = await bench.partner('manual')
    const shown = async ({ programId }: Enrolled) =>
      (await api('GET', `/programs/${programId}`)).body.payoutApproval
    expect(await shown(plain)).toEqual({ mode: 'off' })
    expect((await patch(plain, { payoutApproval: ABOVE })).body.payoutApproval).toEqual(ABOVE)
    const refused = await patch(plain, { payoutApproval: { mode: 'above' } })
    expect([refused.status, refused.body.error.issues[0].path]).toEqual([
      422,
      'payoutApproval.aboveAmount',
    ])
  })

  test('is changed by a key that may pay only, and the change is told, also to the former address', async () => {
    const ada = await due(500, ALWAYS)
    const writer = await keyWith(['program.write'])
    const off = { payoutApproval: { mode: 'off' } }
    const refused = await patch(ada, off, writer)
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'To change payoutApproval, use a key or role with the scope payouts.write.',
    ])
    expect((await patch(ada, { payoutApproval: ALWAYS, minPayout: 1 }, writer)).status).toBe(200)
    expect(await mails('payout-approval-changed', ada.programId)).toEqual([])
    const both = { ...off, supportEmail: 'new@acme.test' }
    expect((await patch(ada, both, second)).status).toBe(403)
    expect(await mails('payout-approval-changed', ada.programId)).toEqual([])
    expect((await patch(ada, both)).status).toBe(200)
    const told = await mails('payout-approval-changed', ada.programId)
    expect(told.map((mail: any) => mail.to).toSorted()).toEqual(['new@acme.test', 'team@acme.test'])
    expect(told[0].text).toContain('always')
    expect(told[0].text).toMatch(/key_/)
    expect((await direct(ada)).body.payoutCount).toBe(1)
  })

  test('cannot be silenced first: a new address of the people is told to the former one', async () => {
    const ada = await due(500, ALWAYS)
    const writer = await keyWith(['program.write'])
    await patch(ada, { supportEmail: 'mine@acme.test' }, writer)
    const told = await mails('payout-approval-changed', ada.programId)
    expect(told.map((mail: any) => mail.to).toSorted()).toEqual([
      'mine@acme.test',
      'team@acme.test',
    ])
  })

  test('that sets a limit needs another one with another currency', async () => {
    const ada = await bench.partner('manual', { program: { payoutApproval: ABOVE } })
    expect((await patch(ada, { currency: 'jpy' })).status).toBe(422)
    expect((await patch(ada, { currency: 'jpy', payoutApproval: ABOVE })).status).toBe(200)
  })

  test('is the one of now, not of when a draft was made', async () => {
    const ada = await due(500, { mode: 'off' })
    const id = await draftOf(ada)
    await patch(ada, { payoutApproval: ALWAYS })
    expect((await confirm(id)).status).toBe(403)
    await patch(ada, { payoutApproval: { mode: 'off' } }, second)
    await patch(ada, { payoutApproval: { mode: 'off' } })
    expect((await confirm(id)).status).toBe(200)
  })
})
