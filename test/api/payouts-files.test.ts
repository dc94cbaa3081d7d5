import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { nachaReturns, readNacha } from '../../server/payout-providers/nacha/testing.ts'
import { painErrors, statusReport } from '../../server/payout-providers/sepa/testing.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('sepa')
  await bench.fund('nacha')
})
afterAll(() => bench.close())

/** Two partners whose payouts stand in one file. */
async function twoInAFile(provider: 'sepa' | 'nacha') {
  const currency = provider === 'sepa' ? 'eur' : 'usd'
  const ada = await bench.partner(provider, { currency, name: 'Ada' })
  const bob = await bench.partner(provider, { in: ada, name: 'Bob' })
  await bench.earn(ada, 1_000)
  await bench.earn(bob, 2_000)
  const { files, payouts } = await bench.confirm(ada)
  const idOf = (who: Enrolled) => payouts.find((one: any) => one.partner.id === who.partnerId).id
  return { ada, bob, file: files[0], adas: idOf(ada), bobs: idOf(bob) }
}

const content = async (id: string) =>
  String((await api('GET', `/payouts/files/${id}/content`)).body)
const statusOf = async (id: string) => (await api('GET', `/payouts/${id}`)).body.status
const upload = (id: string, text: string) => api('POST', `/payouts/files/${id}/status`, text)
const payable = async (who: Enrolled) => (await bench.balance(who)).payable

function messageOf(file: string) {
  const [, messageId] = /<MsgId>(.+?)<\/MsgId>/.exec(file)!
  const ids = [...file.matchAll(/<EndToEndId>(.+?)<\/EndToEndId>/g)].map(([, id]) => id!)
  return { messageId: messageId!, ids }
}

describe('a bank file', () => {
  test('has all transfers of its run, is valid, and who had it is kept', async () => {
    const { file } = await twoInAFile('sepa')
    expect(file).toMatchObject({ transfers: 2, amount: 3_000, currency: 'eur', status: 'written' })
    const answer = await api('GET', `/payouts/files/${file.id}/content`)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${file.filename}"`,
    )
    expect(await painErrors('pain.001.001.09', String(answer.body))).toEqual([])
    expect(await content(file.id)).toBe(String(answer.body))
    const { body } = await api('GET', `/payouts/files?runId=${file.runId}`)
    expect(body).toMatchObject([
      {
        id: file.id,
        downloadedBy: expect.stringMatching(/^key:key_/),
        downloadedAt: expect.any(String),
      },
    ])
    const [stored] = await bench.backend.deps.db.sql`
      select content from payout_files where id = ${file.id}`
    expect(stored!.content).not.toContain('IBAN')
  })

  test('that was submitted has its payouts on their way, once', async () => {
    const { file, adas, bobs, ada } = await twoInAFile('sepa')
    const early = await api('POST', `/payouts/${adas}/complete`)
    expect(early.body.error.message).toContain('hasn’t been submitted')
    for (let i = 0; i < 2; i++) {
      const { status, body } = await api('POST', `/payouts/files/${file.id}/submitted`)
      expect([status, body.status]).toEqual([200, 'submitted'])
    }
    expect([await statusOf(adas), await statusOf(bobs)]).toEqual(['sent', 'sent'])
    expect((await api('POST', `/payouts/${adas}/complete`)).body.status).toBe('completed')
    expect((await bench.balance(ada)).paid).toBe(1_000)
    const discard = await api('POST', `/payouts/files/${file.id}/discard`)
    expect([discard.status, discard.body.error.message]).toEqual([
      400,
      expect.stringContaining('was already submitted'),
    ])
  })

  test('that is discarded cancels all of its payouts and cannot be used any more', async () => {
    const { file, ada, bob, adas } = await twoInAFile('sepa')
    for (let i = 0; i < 2; i++) {
      const { status, body } = await api('POST', `/payouts/files/${file.id}/discard`)
      expect([status, body.status]).toEqual([200, 'discarded'])
    }
    expect([await payable(ada), await payable(bob), await statusOf(adas)]).toEqual([
      1_000,
      2_000,
      'canceled',
    ])
    for (const [method, path, code] of [
      ['GET', 'content', 404],
      ['POST', 'submitted', 400],
    ] as const) {
      const answer = await api(method, `/payouts/files/${file.id}/${path}`)
      expect([answer.status, answer.body.error.message]).toEqual([
        code,
        expect.stringContaining('Don’t submit it to the bank'),
      ])
    }
    expect((await bench.confirm(ada)).payoutCount).toBe(2)
    expect(await bench.differences()).toEqual([])
  })
})

describe('what a SEPA bank answers', () => {
  test('moves each transfer by itself; one that is refused is due again', async () => {
    const { file, ada, adas, bobs } = await twoInAFile('sepa')
    const { messageId, ids } = messageOf(await content(file.id))
    const { body: detail } = await api('GET', `/payouts/${adas}`)
    const refused = detail.transfer.id.replaceAll('_', '-')
    expect(ids).toContain(refused)
    const report = statusReport({
      messageId,
      transactions: ids.map((endToEndId) =>
        endToEndId === refused
          ? { endToEndId, status: 'RJCT', reasons: ['AC04'] }
          : { endToEndId, status: 'ACSC' },
      ),
    })
    const { status, body } = await upload(file.id, report)
    expect([status, body.file.status]).toEqual([200, 'submitted'])
    const outcomes = Object.fromEntries(body.outcomes.map((one: any) => [one.payoutId, one.status]))
    expect(outcomes).toEqual({ [adas]: 'failed', [bobs]: 'completed' })
    expect(await payable(ada)).toBe(1_000)
    expect((await upload(file.id, report)).body.outcomes).toEqual(body.outcomes)
    expect(await bench.differences()).toEqual([])
  })

  test('to another file, or what is no answer at all, is refused and changes nothing', async () => {
    const { file, adas } = await twoInAFile('sepa')
    const other = await twoInAFile('sepa')
    const { messageId } = messageOf(await content(other.file.id))
    for (const text of [
      statusReport({ messageId, group: 'ACSC' }),
      '<xml',
      '{}',
      'null',
      '',
      '\u0000',
      '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>',
    ]) {
      const { status, body } = await upload(file.id, text)
      expect([text.slice(0, 20), status]).toEqual([text.slice(0, 20), 422])
      expect(body.error.message).toBeString()
    }
    expect([await statusOf(adas), await statusOf(other.adas)]).toEqual(['processing', 'processing'])
  })
})

describe('what an ACH bank gives back', () => {
  test('is payable again, also after somebody said that it had arrived', async () => {
    const { file, ada, bob, adas, bobs } = await twoInAFile('nacha')
    const entries = readNacha(await content(file.id))
    await api('POST', `/payouts/files/${file.id}/submitted`)
    await api('POST', `/payouts/${adas}/complete`)
    const returned = entries.map((entry) => ({ entry, code: 'R03' }))
    const { body } = await upload(file.id, nachaReturns(returned))
    expect(body.outcomes.map((one: any) => [one.report, one.status])).toEqual([
      ['returned', 'failed'],
      ['returned', 'failed'],
    ])
    expect([await payable(ada), await payable(bob)]).toEqual([1_000, 2_000])
    await upload(file.id, nachaReturns(returned))
    expect([await payable(ada), await payable(bob)]).toEqual([1_000, 2_000])
    expect([await statusOf(adas), await statusOf(bobs)]).toEqual(['failed', 'failed'])
    expect(await bench.differences()).toEqual([])
  })
})
