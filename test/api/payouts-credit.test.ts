import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPage } from '../kit/embed.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PartnerOptions, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('paypal')
})
afterAll(() => bench.close())

const OWN = '/partner/payout-method'
let accounts = 0
const inCredit = (creditPayouts: string, more: object = {}): PartnerOptions => ({
  tenantId: `account_${++accounts}`,
  program: { creditPayouts, creditLabel: 'store credit', ...more },
})
const preview = async ({ programId }: Enrolled) =>
  (await api('POST', '/payouts/preview', { programId })).body
const waiting = async ({ programId }: Enrolled) =>
  (await api('GET', `/payouts?provider=credit&status=processing&programId=${programId}`)).body
const complete = (id: string, reference?: string) =>
  api('POST', `/payouts/${id}/complete`, { reference })

async function confirmed(policy = 'default') {
  const ada = await bench.partner(null, inCredit(policy))
  await bench.earn(ada, 1_999)
  const { payouts } = await bench.confirm(ada)
  return { ada, id: payouts[0].id as string }
}

describe('a payout in credit', () => {
  test('waits for the host, who is told whose account it is, and books it once', async () => {
    const { ada, id } = await confirmed()
    const [listed, ...more] = await waiting(ada)
    expect([listed, more]).toMatchObject([
      {
        id,
        amount: 1_999,
        currency: 'usd',
        provider: 'credit',
        masked: 'store credit',
        mode: 'external',
        partner: { id: ada.partnerId, tenantId: expect.stringMatching(/^account_/) },
      },
      [],
    ])
    expect(await bench.balance(ada)).toMatchObject({ payable: 0, inTransit: 1_999, paid: 0 })
    for (let i = 0; i < 3; i++) {
      const { status, body } = await complete(id, 'credit_note_7')
      expect([status, body.status, body.traceId]).toEqual([200, 'completed', 'credit_note_7'])
    }
    expect(await waiting(ada)).toEqual([])
    expect(await bench.balance(ada)).toMatchObject({ inTransit: 0, paid: 1_999 })
    expect(await bench.differences()).toEqual([])
  })

  test('that the host says it booked twice is a conflict, which names the first booking', async () => {
    const { id } = await confirmed()
    const answers = await Promise.all([complete(id, 'note_1'), complete(id, 'note_2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await api('GET', `/payouts/${id}`)
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.error.message).toContain(JSON.stringify(body.traceId))
    expect((await complete(id)).status).toBe(200)
  })

  test('is completed by a booking of its own: the reference of another one is a conflict', async () => {
    const [first, second] = [await confirmed(), await confirmed()]
    const answers = await Promise.all([first, second].map(({ id }) => complete(id, 'shared_note')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [done, open] = answers[0]!.status === 200 ? [first, second] : [second, first]
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.error.message).toContain(done.id)
    expect((await complete(open.id, 'own_note')).status).toBe(200)
    expect(await bench.differences()).toEqual([])
  })

  test('goes to no partner whose account in the host’s product is unknown', async () => {
    for (const policy of ['default', 'only']) {
      const ada = await bench.partner(null, { program: { creditPayouts: policy } })
      await bench.earn(ada, 500)
      const { payouts, skipped } = await preview(ada)
      expect({ policy, payouts }).toEqual({ policy, payouts: [] })
      expect(skipped).toMatchObject([{ reason: 'no_tenant_id', amount: 500 }])
      expect(skipped[0].sentence).toContain('tenantId')
      await api('PATCH', `/partners/${ada.partnerId}`, {
        tenantId: `late_${policy}`,
        programId: ada.programId,
      })
      expect((await bench.confirm(ada)).payouts).toMatchObject([{ provider: 'credit' }])
    }
  })

  test('that the host refuses is payable again, with the reason; booked later it comes back', async () => {
    const { ada, id } = await confirmed()
    const fail = () => api('POST', `/payouts/${id}/fail`, { reason: 'The account is closed.' })
    expect((await fail()).body).toMatchObject({
      status: 'failed',
      failureReason: 'The account is closed.',
    })
    expect((await fail()).status).toBe(200)
    expect((await complete(id, 'note_1')).status).toBe(400)
    expect(await preview(ada)).toMatchObject({ amount: 1_999, payoutCount: 1 })
    const [{ id: second }] = (await bench.confirm(ada)).payouts
    await complete(second, 'note_2')
    await api('POST', `/payouts/${second}/fail`, { reason: 'Taken back.' })
    expect(await bench.balance(ada)).toMatchObject({ payable: 1_999, paid: 0 })
    expect(await bench.differences()).toEqual([])
  })

  test('can be canceled before it is booked', async () => {
    const { ada, id } = await confirmed()
    expect((await api('POST', `/payouts/${id}/cancel`)).body.status).toBe('canceled')
    expect(await waiting(ada)).toEqual([])
    expect(await bench.balance(ada)).toMatchObject({ payable: 1_999, inTransit: 0 })
  })

  test('belongs to one workspace, and to keys that may pay', async () => {
    const { id } = await confirmed()
    const { body: key } = await api('POST', '/workspace/keys', {
      name: 'reader',
      scopes: ['program.read'],
    })
    const headers = { authorization: `Bearer ${key.key}` }
    expect((await api('POST', `/payouts/${id}/complete`, {}, headers)).status).toBe(403)
  })
})

describe('who is paid in credit', () => {
  test.each([
    { policy: 'off', none: 'no_payout_method', credit: 'method_not_offered', paypal: 'paypal' },
    { policy: 'offered', none: 'no_payout_method', credit: 'credit', paypal: 'paypal' },
    { policy: 'default', none: 'credit', credit: 'credit', paypal: 'paypal' },
    { policy: 'only', none: 'credit', credit: 'credit', paypal: 'credit' },
  ])(
    'is decided by the program and the partner where it is $policy',
    async ({ policy, none, credit, paypal }) => {
      const first = await bench.partner(null, inCredit(policy))
      const people = [
        [first, none],
        [await bench.partner('credit', { in: first, tenantId: `own_${policy}` }), credit],
        [await bench.partner('paypal', { in: first, tenantId: `bank_${policy}` }), paypal],
      ] as const
      for (const [who] of people) await bench.earn(who, 500)
      const { payouts, skipped } = await preview(first)
      for (const [who, expected] of people) {
        const mine = [...payouts, ...skipped].find(({ partner }) => partner.id === who.partnerId)
        expect(mine.provider ?? mine.reason).toBe(expected)
      }
      const { totals } = await bench.confirm(first)
      const providers = new Set([none, credit, paypal].filter((name) => !name.includes('_')))
      expect(new Set(totals.map((one: any) => one.provider))).toEqual(providers)
      expect(await bench.differences()).toEqual([])
    },
  )

  test('is what the partner chose, after proving the address', async () => {
    const ada = await bench.partner(null, inCredit('offered'))
    const session = await bench.signIn(ada)
    const { body } = await api('GET', OWN, undefined, session)
    expect(body.providers.map((one: any) => [one.name, one.label])).toEqual([
      ['paypal', 'PayPal'],
      ['manual', 'Manual payment'],
      ['credit', 'store credit'],
    ])
    const set = await api('PUT', OWN, { provider: 'credit', details: {} }, session)
    expect([set.status, set.body.payoutMethod.provider]).toEqual([200, 'credit'])
    await bench.earn(ada, 500)
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ provider: 'credit', amount: 500 }])
  })

  test('is nobody whose programs do not pay in it, and everybody whose programs pay in nothing else', async () => {
    const ada = await bench.partner(null)
    const bob = await bench.partner(null, inCredit('only'))
    const [adas, bobs] = [await bench.signIn(ada), await bench.signIn(bob)]
    const set = (provider: string, session: object, details: object = {}) =>
      api('PUT', OWN, { provider, details }, { ...session })
    const refused = await set('credit', adas)
    expect([refused.status, refused.body.error.issues[0].path]).toEqual([422, 'provider'])
    expect((await set('paypal', bobs, { email: 'bob@money.test' })).status).toBe(422)
    const { body } = await api('GET', OWN, undefined, bobs)
    expect(body.providers.map((one: any) => one.name)).toEqual(['credit'])
  })

  test('needs no account that pays', async () => {
    const body = { provider: 'credit', name: 'Credit', details: {} }
    const { status, body: answer } = await api('POST', '/funding-accounts', body)
    expect([status, answer.error.issues[0].path]).toEqual([422, 'provider'])
  })
})

describe('what a partner sees', () => {
  test.each([
    ['store credit', 'de', 'store credit'],
    [null, 'de', 'Guthaben'],
    [null, 'en', 'Account credit'],
  ])('instead of an account is %p, in %s', async (creditLabel, language, shown) => {
    const ada = await bench.partner(null, inCredit('default', { creditLabel }))
    await bench.earn(ada, 700)
    const [{ id }] = (await bench.confirm(ada)).payouts
    const who = { partnerId: ada.partnerId, programId: ada.programId }
    const page = await openPage(bench.backend, bench.workspace, who)
    const headers = { 'accept-language': language }
    const view = await page.call('GET', '', undefined, headers)
    expect(view.body.payoutMethod).toEqual({ provider: 'credit', masked: shown, verified: true })
    expect(view.body.program).toMatchObject({ creditPayouts: 'default' })
    expect(view.body.program).not.toHaveProperty('creditLabel')
    const { body } = await page.call('GET', '/payouts', undefined, headers)
    expect(body).toMatchObject([{ id, provider: 'credit', masked: shown }])
  })
})

test('a draft pays credit as it was stored, and not what the program has changed since', async () => {
  const ada = await bench.partner(null, inCredit('default'))
  const { programId } = ada
  await bench.earn(ada, 700)
  const { body: draft } = await api('POST', '/payouts/drafts', { programId })
  expect(draft.payouts).toMatchObject([{ provider: 'credit', payoutMethodId: null, amount: 700 }])
  await api('PATCH', `/programs/${programId}`, { creditPayouts: 'off' })
  const confirm = () => api('POST', `/payouts/drafts/${draft.id}/confirm`, {})
  expect((await confirm()).status).toBe(409)
  await api('PATCH', `/programs/${programId}`, { creditPayouts: 'default' })
  const { status, body } = await confirm()
  expect([status, body.payouts[0].provider]).toEqual([200, 'credit'])
  expect(await bench.differences()).toEqual([])
})
