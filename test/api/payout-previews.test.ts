import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
})
afterAll(() => bench.close())

/** Two partners of one program, to the first of whom 51.00 is due. */
async function pair(): Promise<{ ada: Enrolled; bob: Enrolled }> {
  const ada = await bench.partner('manual', { name: 'Ada' })
  const bob = await bench.partner('manual', { name: 'Bob', in: ada })
  await bench.earn(ada, 5_000)
  await bench.earn(ada, 100)
  return { ada, bob }
}

const previewOf = async ({ programId }: Enrolled, more: object = {}) =>
  (await api('POST', '/payouts/preview', { programId, ...more })).body
const confirm = (id: string, body?: object) => api('POST', `/payouts/drafts/${id}/confirm`, body)
const paid = (run: any) => run.payouts.map((one: any) => [one.partner.name, one.amount]).toSorted()

describe('a preview', () => {
  test('is a draft: the same one while the same is due', async () => {
    const { ada, bob } = await pair()
    const first = await previewOf(ada)
    expect(await previewOf(ada, { page: 2 })).toMatchObject({ draftId: first.draftId })
    await bench.earn(bob, 100)
    const second = await previewOf(ada)
    expect(second.draftId).not.toBe(first.draftId)
    expect(second.digest).not.toBe(first.digest)
    expect(paid((await confirm(first.draftId)).body)).toEqual([['Ada', 5_100]])
  })

  test('that is a dry run says the same, and stores nothing', async () => {
    const { ada } = await pair()
    const drafts = async () => (await api('GET', `/payouts/drafts?programId=${ada.programId}`)).body
    const dry = await previewOf(ada, { dryRun: true })
    expect([dry.draftId, dry.digest, await drafts()]).toEqual([null, null, []])
    const { draftId, digest, ...same } = await previewOf(ada)
    expect(dry).toEqual({ ...same, draftId: null, digest: null })
    expect(await drafts()).toMatchObject([{ id: draftId, digest }])
  })

  test('is what a confirmation of its sum pays: exactly that, or a conflict', async () => {
    const { ada, bob } = await pair()
    const { amount, draftId } = await previewOf(ada)
    await bench.earn(bob, 4_000)
    const asked = { programId: ada.programId, expectedAmount: amount }
    const exact = await api('POST', '/payouts/confirm', { ...asked, key: 'k' })
    expect([paid(exact.body), exact.body.draftId]).toEqual([[['Ada', 5_100]], draftId])
    const again = await api('POST', '/payouts/confirm', { ...asked, key: 'k' })
    expect(again.body).toMatchObject({ id: exact.body.id, repeated: true })
  })

  test('of a sum that goes to others now is a conflict, not a payout', async () => {
    const { ada, bob } = await pair()
    const { amount } = await previewOf(ada)
    await bench.earn(ada, -4_000)
    await bench.earn(bob, 4_000)
    const asked = { programId: ada.programId, expectedAmount: amount }
    const { status, body } = await api('POST', '/payouts/confirm', asked)
    expect([status, body.error.message]).toEqual([
      409,
      expect.stringContaining('Ada: 11.00 USD instead of 51.00 USD'),
    ])
    await previewOf(ada)
    const now = await api('POST', '/payouts/confirm', asked)
    expect(paid(now.body)).toEqual([
      ['Ada', 1_100],
      ['Bob', 4_000],
    ])
  })

  test('keeps the last ten of each key', async () => {
    const { ada } = await pair()
    const ids: string[] = []
    for (let n = 0; n < 12; n++) {
      await bench.earn(ada, 1)
      ids.unshift((await previewOf(ada)).draftId)
    }
    const { body } = await api('GET', `/payouts/drafts?programId=${ada.programId}&source=preview`)
    expect(body.map((one: any) => one.id)).toEqual(ids.slice(0, 10))
  })
})
