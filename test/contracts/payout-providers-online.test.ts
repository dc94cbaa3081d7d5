import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { inspect } from 'node:util'
import { ApiError } from '../../server/domain/errors.ts'
import { createProviders } from '../../server/payout-providers/index.ts'
import type { FundingAccount } from '../../server/payout-providers/port.ts'
import {
  type OnlineRig,
  payPalRig,
  startStubs,
  stopStubs,
  stripe,
  stripeRig,
} from '../kit/payout-rigs.ts'
import { FAULTS } from '../kit/payout-stub.ts'
import { HOSTILE_TEXTS, transferId, transferTo } from '../kit/payout-transfers.ts'

beforeAll(startStubs)
afterAll(stopStubs)

describe.each([
  ['stripe-connect', stripeRig],
  ['paypal', payPalRig],
] as const)('%s', (_name, makeRig) => {
  let rig: OnlineRig
  let funding: FundingAccount
  beforeAll(() => {
    rig = makeRig()
    funding = { id: 'fa_1', details: rig.provider.checkFunding(rig.details) }
  })
  const intent = (changes: Parameters<typeof transferTo>[1] = {}) =>
    transferTo({ details: rig.provider.checkRecipient(rig.recipient) }, changes)
  const paid = (id: string) => rig.stub.payments.filter((payment) => payment.transferId === id)
  const thrown = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason as Error,
    )
    expect(error).toBeInstanceOf(Error)
    for (const secret of rig.secrets) expect(inspect(error, { depth: 9 })).not.toContain(secret)
    return error!
  }

  test('pays the exact amount to the recipient, under our id', async () => {
    const [dollars, yen] = [intent(), intent({ amountMinor: 500n, currency: 'jpy' })]
    const report = await rig.provider.send(dollars, funding)
    await rig.provider.send(yen, funding)
    expect(report).toMatchObject({ transferId: dollars.id, reason: null })
    expect(['sent', 'completed']).toContain(report.status)
    const [one, two] = [paid(dollars.id), paid(yen.id)].flat()
    const receiver = Object.values(rig.recipient)[0]!
    expect(one).toMatchObject({ amount: rig.amounts[0], receiver, reference: report.reference })
    expect(two).toMatchObject({ amount: rig.amounts[1], receiver })
    expect([one, two].map((payment) => payment?.currency.toLowerCase())).toEqual(['usd', 'jpy'])
  })

  test('pays once when the same transfer is sent again, one after another or at once', async () => {
    const transfer = intent()
    const first = await rig.provider.send(transfer, funding)
    expect(await rig.provider.send(transfer, funding)).toEqual(first)
    const another = intent()
    const sent = () => rig.provider.send(another, funding)
    const results = await Promise.all([sent(), sent(), sent()])
    expect(new Set(results.map((report) => report.reference)).size).toBe(1)
    expect([paid(transfer.id).length, paid(another.id).length]).toEqual([1, 1])
  })

  test.each(FAULTS)('after %s it throws, and a repeat pays once', async (fault) => {
    const transfer = intent()
    rig.stub.fail(fault)
    const error = await thrown(rig.provider.send(transfer, funding))
    rig.stub.heal()
    expect(error).not.toBeInstanceOf(ApiError)
    expect(paid(transfer.id).length).toBe(fault.endsWith('-after') ? 1 : 0)
    const report = await rig.provider.send(transfer, funding)
    expect(['sent', 'completed']).toContain(report.status)
    expect(paid(transfer.id)).toMatchObject([{ reference: report.reference }])
  })

  test('is failed with a sentence when the provider says no', async () => {
    const [refused, unknown] = [intent(), transferTo({ details: rig.unknownRecipient })]
    for (const transfer of [refused, unknown]) {
      if (transfer === refused) rig.stub.fail('refuse')
      const report = await rig.provider.send(transfer, funding)
      rig.stub.heal()
      expect(report).toMatchObject({ transferId: transfer.id, status: 'failed', reference: null })
      expect(report.reason).toMatch(/^[A-Z].+\.$/)
      expect(paid(transfer.id)).toEqual([])
    }
  })

  test('is failed when the provider cannot express the amount', async () => {
    const transfers = [intent({ amountMinor: 2n ** 63n }), intent({ amountMinor: 0n })]
    if (rig.provider.name === 'paypal')
      transfers[0] = intent({ amountMinor: 50_050n, currency: 'huf' })
    for (const transfer of transfers) {
      expect((await rig.provider.send(transfer, funding)).status).toBe('failed')
      expect(paid(transfer.id)).toEqual([])
    }
  })

  test('throws when the key is refused or nobody answers: the transfer is not at fault', async () => {
    const wrong = { id: 'fa_2', details: { ...funding.details, ...rig.wrongKey } }
    const transfer = intent()
    await thrown(rig.provider.send(transfer, wrong))
    const gone = { stripeApiBase: 'http://127.0.0.1:1', paypalApiBase: 'http://127.0.0.1:1' }
    const nobody = createProviders(gone)[rig.provider.name as 'paypal']
    await thrown(nobody.send(transfer, funding))
    expect(paid(transfer.id)).toEqual([])
    const refused = await thrown(rig.provider.verifyFunding(wrong))
    const unreachable = await thrown(nobody.verifyFunding(funding))
    expect([refused, unreachable]).toMatchObject([{ code: 'bad_request' }, { code: 'bad_request' }])
    expect(refused.message).not.toBe(unreachable.message)
    await rig.provider.verifyFunding(funding)
  })

  test('tells by look-up what became of a transfer', async () => {
    const transfer = intent()
    const { reference, status } = await rig.provider.send(transfer, funding)
    const lookUp = () => rig.provider.lookUp(transfer, reference!, funding)
    expect(await lookUp()).toMatchObject({ transferId: transfer.id, reference, status })
    rig.complete(transfer.id)
    expect(await lookUp()).toMatchObject({ reference, status: 'completed', reason: null })
    rig.takeBack(transfer.id)
    const returned = await lookUp()
    expect(returned).toMatchObject({ transferId: transfer.id, reference, status: 'returned' })
    expect(returned.reason).toMatch(/^[A-Z].+\.$/)
    await thrown(rig.provider.lookUp(transfer, 'unknown/../reference', funding))
    await thrown(rig.provider.lookUp(intent(), reference!, funding))
  })

  test('believes a callback only with its signature', async () => {
    const transfer = intent()
    const { reference } = await rig.provider.send(transfer, funding)
    rig.complete(transfer.id)
    const { body, headers } = rig.callback(transfer.id)
    expect(await rig.provider.readCallback(body, headers, funding)).toMatchObject([
      { transferId: transfer.id, status: 'completed', reference },
    ])
    rig.takeBack(transfer.id)
    const later = rig.callback(transfer.id)
    expect(await rig.provider.readCallback(later.body, later.headers, funding)).toMatchObject([
      { transferId: transfer.id, status: 'returned', reference },
    ])
    const foreign = rig.foreignCallback()
    expect(await rig.provider.readCallback(foreign.body, foreign.headers, funding)).toEqual([])

    const { webhookSecret: _a, webhookId: _b, ...withoutWebhook } = funding.details
    const forged: [string, Headers, FundingAccount][] = [
      [body.replace(transfer.id, transferId()), headers, funding],
      [body, new Headers(), funding],
      ['', headers, funding],
      ['{"not": "json"', headers, funding],
      [body, headers, { id: 'fa_1', details: withoutWebhook }],
    ]
    for (const callback of forged) {
      const error = await thrown(rig.provider.readCallback(...callback))
      expect(error).toMatchObject({ code: 'unauthorized' })
    }
  })

  test('pays whatever people write into names and purposes', async () => {
    for (const text of HOSTILE_TEXTS) {
      const transfer = intent({ purpose: text })
      transfer.recipient.name = text
      await rig.provider.send(transfer, funding)
      expect(paid(transfer.id)).toHaveLength(1)
    }
  })

  test('speaks as the provider documents', () => {
    expect(rig.stub.complaints).toEqual([])
  })
})

describe('Stripe', () => {
  test('pays once even after Stripe has forgotten the idempotency key', async () => {
    const { provider, details, recipient } = stripeRig()
    const funding = { id: 'fa_1', details }
    const transfer = transferTo({ details: recipient })
    const first = await provider.send(transfer, funding)
    stripe.forgetKeys()
    expect(await provider.send(transfer, funding)).toEqual(first)
    stripe.takeBack(transfer.id, 100)
    expect((await provider.lookUp(transfer, first.reference!, funding)).status).toBe('completed')
    expect(stripe.payments.filter((payment) => payment.transferId === transfer.id)).toHaveLength(1)
  })

  test('is not believed with another secret', async () => {
    const { provider, details } = stripeRig()
    const { body, headers } = stripe.event(
      'transfer.created',
      'none',
      'whsec_anotherSecretOfAnother',
    )
    const reading = provider.readCallback(body, headers, { id: 'fa_1', details })
    await expect(reading).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
