import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createProviders } from '../index.ts'
import { transferTo } from '../testing-transfers.ts'
import { fixture, StripeStub } from './testing.ts'

const stripe = new StripeStub()
const { details, recipient } = fixture
const funding = { id: 'fa_1', details }

beforeAll(() => stripe.start())
afterAll(() => stripe.stop())

const openProvider = () =>
  createProviders({ settings: fixture.settings(stripe.base) })['stripe-connect']

describe('Stripe', () => {
  test('pays once even after Stripe has forgotten the idempotency key', async () => {
    const provider = openProvider()
    const transfer = transferTo({ details: recipient })
    const first = await provider.send(transfer, funding)
    stripe.forgetKeys()
    expect(await provider.send(transfer, funding)).toEqual(first)
    stripe.takeBack(transfer.id, 100)
    expect((await provider.lookUp(transfer, first.reference!, funding)).status).toBe('completed')
    expect(stripe.payments.filter((payment) => payment.transferId === transfer.id)).toHaveLength(1)
  })

  test('is not believed with another secret', async () => {
    const { body, headers } = stripe.event(
      'transfer.created',
      'none',
      'whsec_anotherSecretOfAnother',
    )
    const reading = openProvider().readCallback(body, headers, funding)
    await expect(reading).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
