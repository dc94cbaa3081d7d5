import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { message } from '../../domain/message/message.ts'
import { createProviders } from '../index.ts'
import { transferTo } from '../testing-transfers.ts'
import { fixture, PayPalStub } from './testing.ts'

const paypal = new PayPalStub()
const { details, recipient } = fixture
const funding = { id: 'fa_1', details }

beforeAll(() => paypal.start())
afterAll(() => paypal.stop())

const openProvider = () => createProviders({ settings: fixture.settings(paypal.base) }).paypal

describe('PayPal', () => {
  test('is asked for a token once, and again when it ended early', async () => {
    const provider = openProvider()
    const before = paypal.tokensGiven
    await provider.send(transferTo({ details: recipient }), funding)
    await provider.send(transferTo({ details: recipient }), funding)
    expect(paypal.tokensGiven).toBe(before + 1)
    paypal.endTokens()
    await provider.send(transferTo({ details: recipient }), funding)
    expect(paypal.tokensGiven).toBe(before + 2)
  })

  test.each([
    ['PENDING', null, 'sent'],
    ['UNCLAIMED', 'RECEIVER_UNREGISTERED', 'sent'],
    ['ONHOLD', null, 'sent'],
    ['A_STATUS_OF_TOMORROW', null, 'sent'],
    ['SUCCESS', null, 'completed'],
    ['DENIED', null, 'failed'],
    ['FAILED', 'RECEIVER_UNCONFIRMED', 'failed'],
    ['BLOCKED', 'REGULATORY_BLOCKED', 'failed'],
    ['RETURNED', null, 'returned'],
    ['REFUNDED', null, 'returned'],
  ])(
    'an item that is %s is reported as it is, by look-up and callback',
    async (status, error, expected) => {
      const provider = openProvider()
      const transfer = transferTo({ details: recipient })
      const { reference } = await provider.send(transfer, funding)
      paypal.settle(transfer.id, status, error)
      const report = await provider.lookUp(transfer, reference!, funding)
      expect(report).toMatchObject({ status: expected as 'sent', reference })
      expect(report.reason === null).toBe(['sent', 'completed'].includes(expected))
      const { body, headers } = paypal.event(`PAYMENT.PAYOUTS-ITEM.${status}`, transfer.id)
      expect(await provider.readCallback(body, headers, funding)).toEqual([report])
    },
  )

  test('a batch that was denied before it had items failed', async () => {
    const provider = openProvider()
    const transfer = transferTo({ details: recipient })
    const { reference } = await provider.send(transfer, funding)
    paypal.deny(transfer.id)
    const report = await provider.lookUp(transfer, reference!, funding)
    expect(report).toMatchObject({ status: 'failed', reason: message('payout.paypal.refused') })
    const { body, headers } = paypal.event('PAYMENT.PAYOUTSBATCH.DENIED', transfer.id)
    expect(await provider.readCallback(body, headers, funding)).toEqual([report])
  })

  // PayPal sends a callback again that was not answered with success, and never one that was refused.
  test.each([
    [400, 'The signature of this callback isn’t from PayPal.'],
    [408, 'PayPal couldn’t verify a signature (408).'],
    [429, 'PayPal couldn’t verify a signature (429).'],
    [500, 'PayPal couldn’t verify a signature (500).'],
  ])('a check of signatures that answers %d is no verdict but for 400', async (status, said) => {
    const provider = openProvider()
    const transfer = transferTo({ details: recipient })
    await provider.send(transfer, funding)
    const { body, headers } = paypal.event('PAYMENT.PAYOUTS-ITEM.SUCCEEDED', transfer.id)
    paypal.refusesToVerify = status
    try {
      await expect(provider.readCallback(body, headers, funding)).rejects.toThrow(said)
    } finally {
      paypal.refusesToVerify = null
    }
  })
})
