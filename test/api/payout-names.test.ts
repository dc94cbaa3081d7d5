import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('sepa')
  await bench.fund('nacha')
})
afterAll(() => bench.close())

const OWN = '/partner/payout-method'
const IBAN = 'DE89370400440532013000'
const preview = async ({ programId }: Enrolled) =>
  (await api('POST', '/payouts/preview', { programId })).body
const rename = (who: Enrolled, name: string) => api('PATCH', `/partners/${who.partnerId}`, { name })

test.each([
  ['sepa', 'eur'],
  ['nacha', 'usd'],
] as const)(
  'a name that no %s file can carry is paid once the account holder has a Latin one',
  async (provider, currency) => {
    const li = await bench.partner(provider, { currency })
    const ada = await bench.partner(provider, { in: li, name: 'Ada Łęcka' })
    expect((await rename(li, '李小龍')).status).toBe(200)
    await bench.earn(li, 5_000)
    await bench.earn(ada, 2_000)
    const { payouts, skipped, totals } = await preview(li)
    expect(payouts).toMatchObject([{ partner: { id: ada.partnerId } }])
    expect(skipped).toMatchObject([
      { partner: { id: li.partnerId }, amount: 5_000, reason: 'name_not_latin' },
    ])
    expect(skipped[0].sentence).toContain('Latin letters')
    expect(totals).toMatchObject([{ payouts: 1, amount: 2_000 }])
    expect((await bench.confirm(li)).payouts).toHaveLength(1)
  },
)

test('the partner is asked for the account holder in their language, and paid under that name', async () => {
  const li = await bench.partner(null, { currency: 'eur', name: '李 Smith' })
  await bench.earn(li, 5_000)
  const session = await bench.signIn(li)
  const set = (details: object, language = 'en') =>
    api('PUT', OWN, { provider: 'sepa', details }, { ...session, 'accept-language': language })
  for (const [language, word] of [
    ['en', 'Latin letters'],
    ['de', 'lateinischen Buchstaben'],
    ['es', 'letras latinas'],
    ['fr', 'lettres latines'],
    ['pt-BR', 'letras latinas'],
    ['ja', 'ローマ字'],
    ['ar', 'لاتينية'],
  ] as const) {
    const { status, body } = await set({ iban: IBAN }, language)
    const [issue] = body.error.issues
    expect([language, status, issue.path]).toEqual([language, 422, 'details.holder'])
    expect(issue.message).toContain(word)
  }
  for (const holder of ['李小龍', '李 Smith', '//']) {
    expect((await set({ iban: IBAN, holder })).status).toBe(422)
  }
  expect((await set({ iban: IBAN, holder: 'Li Smith' })).status).toBe(200)
  const [payout] = (await bench.confirm(li)).payouts
  expect(payout).toMatchObject({ provider: 'sepa', amount: 5_000 })
  const [file] = (await api('GET', '/payouts/files')).body
  const { body } = await api('GET', `/payouts/files/${file.id}/content`)
  expect(String(body)).toContain('<Nm>Li Smith</Nm>')
})

test('a preview lists a partner all of whose money is on hold', async () => {
  const eve = await bench.partner('nacha')
  await bench.earn(eve, 700, { status: 'held' })
  await bench.earn(eve, 50, { status: 'held' })
  const bob = await bench.partner('nacha', { in: eve })
  await bench.earn(bob, 300)
  await bench.earn(bob, 200, { status: 'held' })
  const { payouts, skipped, skippedCount } = await preview(eve)
  expect(payouts).toMatchObject([{ partner: { id: bob.partnerId }, amount: 300 }])
  expect([skipped, skippedCount]).toMatchObject([
    [{ partner: { id: eve.partnerId }, amount: 750, currency: 'usd', reason: 'held' }],
    1,
  ])
  expect(skipped[0].sentence).toContain('7.50 USD')
  const body = { programId: eve.programId, partnerIds: [bob.partnerId] }
  expect((await api('POST', '/payouts/preview', body)).body.skipped).toEqual([])
})
