import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { FUNDINGS } from '../kit/payout-accounts.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { PAYPAL_CLIENT } from '../../server/payout-providers/paypal/testing.ts'
import { STRIPE_KEY } from '../../server/payout-providers/stripe-connect/testing.ts'
import { type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let workspace: TestWorkspace

beforeAll(async () => {
  bench = await openPayoutBench()
  ;({ workspace } = bench)
})
afterAll(() => bench.close())

const connect = (provider: string, details: object = {}, name = 'Main account') =>
  workspace.api('POST', '/funding-accounts', { provider, name, details })
const sepa = FUNDINGS.sepa

describe('a funding account', () => {
  test('is shown masked only, and stored sealed', async () => {
    const { status, body } = await connect('stripe-connect', FUNDINGS['stripe-connect'])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      provider: 'stripe-connect',
      name: 'Main account',
      masked: `sk_test •••• ${STRIPE_KEY.slice(-4)}`,
      verifiedAt: null,
      removedAt: null,
      callbackUrl: expect.stringContaining(`/api/payouts/callbacks/${workspace.id}/${body.id}`),
    })
    const listed = await workspace.api('GET', '/funding-accounts')
    expect(listed.body).toEqual([body])
    const stored = await bench.backend.deps.db.sql`select * from funding_accounts`
    for (const text of [JSON.stringify(listed.body), JSON.stringify(stored)]) {
      expect(text).not.toContain(STRIPE_KEY)
      expect(text).not.toContain('whsec_')
    }
  })

  test('of a provider with an API is verified by asking the provider', async () => {
    const wrong = await connect('paypal', { ...FUNDINGS.paypal, clientSecret: 'wrong-secret-0' })
    const refused = await workspace.api('POST', `/funding-accounts/${wrong.body.id}/verify`, {
      confirm: true,
    })
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'PayPal doesn’t accept this client ID and secret. Copy both again.',
    ])
    const { body } = await connect('paypal', FUNDINGS.paypal)
    const verified = await workspace.api('POST', `/funding-accounts/${body.id}/verify`)
    expect([verified.status, verified.body.verifiedAt]).toEqual([200, expect.any(String)])
  })

  test('at a bank is verified by a person who says so', async () => {
    const { body } = await connect('sepa', sepa)
    expect([body.masked, body.callbackUrl]).toEqual(['DE•• •••• 3000', null])
    for (const sent of [undefined, {}, { confirm: false }]) {
      const { status, body: answer } = await workspace.api(
        'POST',
        `/funding-accounts/${body.id}/verify`,
        sent,
      )
      expect([status, answer.error.message]).toEqual([
        422,
        'Compare DE•• •••• 3000 with the account at your bank, then send confirm: true.',
      ])
    }
    const { body: verified } = await workspace.api('POST', `/funding-accounts/${body.id}/verify`, {
      confirm: true,
    })
    expect(verified.verifiedAt).toBeString()
  })

  test('that is not verified pays nobody', async () => {
    await connect('nacha', FUNDINGS.nacha)
    const ada = await bench.partner('nacha')
    await bench.earn(ada, 500)
    expect((await bench.confirm(ada)).payoutCount).toBe(0)
    await bench.fund('nacha')
    expect((await bench.confirm(ada)).payoutCount).toBe(1)
  })

  test('that is replaced stays for its transfers; only one is active', async () => {
    const first = (await connect('sepa', sepa)).body
    const second = (await connect('sepa', { ...sepa, name: 'Acme SE' })).body
    const active = async (query = '') =>
      (await workspace.api('GET', `/funding-accounts${query}`)).body
        .filter((one: any) => one.provider === 'sepa')
        .map((one: any) => one.id)
    expect(await active()).toEqual([second.id])
    expect(await active('?removed=true')).toContain(first.id)
    const late = await workspace.api('POST', `/funding-accounts/${first.id}/verify`, {
      confirm: true,
    })
    expect([late.status, late.body.error.message]).toEqual([
      400,
      'This account was replaced or removed. Connect it again to pay from it.',
    ])
    for (let i = 0; i < 2; i++) {
      const removed = await workspace.api('DELETE', `/funding-accounts/${second.id}`)
      expect([removed.status, removed.body.removedAt]).toEqual([200, expect.any(String)])
    }
    expect(await active()).toEqual([])
    await Promise.all([1, 2, 3].map(() => connect('sepa', sepa)))
    expect(await active()).toHaveLength(1)
  })
})

describe('input', () => {
  test.each([
    ['bank', {}, 'provider', 'Unknown provider "bank"'],
    ['__proto__', {}, 'provider', 'Unknown provider'],
    ['manual', {}, 'provider', 'Manual payment: this provider doesn’t require an account.'],
    ['sepa', { name: 'Acme' }, 'details.iban', 'IBAN is missing.'],
    ['sepa', { ...sepa, iban: 'DE89370400440532013001' }, 'details.iban', ''],
    ['sepa', { ...sepa, ibn: 'x' }, 'details.ibn', 'There is no such field.'],
    ['sepa', { ...sepa, name: 'a\u0000b' }, 'details.name', 'U+0000'],
    ['stripe-connect', { secretKey: 'pk_live_1' }, 'details.secretKey', 'start with sk_live_'],
    ['paypal', { clientId: PAYPAL_CLIENT }, 'details.clientSecret', 'Secret is missing.'],
  ])('%s with %j is refused', async (provider, details, path, sentence) => {
    const { status, body } = await connect(provider, details)
    expect([status, body.error.issues[0].path]).toEqual([422, path])
    expect(body.error.message).toContain(sentence)
  })

  test.each([
    [{ provider: 'sepa', name: 'x', details: { iban: 5 } }],
    [{ provider: 'sepa', name: 'x', details: [] }],
    [{ provider: 'sepa', name: 'x', details: null }],
    [{ provider: 'sepa', name: '  ', details: sepa }],
    [{ provider: 'sepa', name: 'a\u0000', details: sepa }],
    [{ provider: 'sepa', name: 'x', details: { iban: 'x'.repeat(300) } }],
    [{ provider: 'sepa', name: 'x' }],
    [{}],
  ])('%j is refused', async (body) => {
    expect((await workspace.api('POST', '/funding-accounts', body)).status).toBe(422)
  })
})

test('the providers are listed with what their forms ask for', async () => {
  const { body } = await workspace.api('GET', '/payout-providers')
  expect(body.map((one: any) => [one.name, one.kind, one.statusFiles])).toEqual([
    ['stripe-connect', 'online', false],
    ['paypal', 'online', false],
    ['sepa', 'file', true],
    ['nacha', 'file', true],
    ['manual', 'manual', false],
    ['credit', 'credit', false],
  ])
  expect(body[2]).toMatchObject({
    currencies: ['eur'],
    recipientFields: [
      { name: 'iban', label: 'IBAN', secret: true, required: true },
      { name: 'bic', required: false },
      { name: 'holder', required: false, options: null },
    ],
  })
  expect(body[3].recipientFields[2]).toEqual({
    name: 'accountType',
    label: 'Account type',
    secret: false,
    required: true,
    options: [
      { value: 'checking', label: 'Checking' },
      { value: 'savings', label: 'Savings' },
    ],
  })
})
