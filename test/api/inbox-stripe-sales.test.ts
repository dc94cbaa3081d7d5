import { describe, expect, test } from 'bun:test'
import { openStripeInbox, recorded } from '../kit/stripe-inbox.ts'

const { shop, signUp, send, work, undone, storedSales, outcome, clock } = await openStripeInbox()

const salesOf = async (customer: string) =>
  (await storedSales(customer)).map((one) => ({
    invoice: one.invoice_id as string,
    amount: one.amount as number,
    currency: one.currency as string,
    tax: Number(one.tax),
    linked: one.link_id !== null,
  }))
const session = (file: 'payment-link' | 'subscription', changes: object) =>
  recorded(`checkout.session.completed.${file}`, changes)

describe('a checkout session', () => {
  test('of a payment link counts a guest by the click that it carries, net of nothing', async () => {
    const email = 'guest@acme.test'
    const { type, object } = session('payment-link', {
      id: 'cs_guest',
      payment_intent: 'pi_guest',
      client_reference_id: `svc_id_${await shop.click()}`,
      customer_details: { email, name: 'Guest' },
    })
    await send(type, object)
    await work()
    expect(await salesOf(email)).toEqual([
      { invoice: 'pi_guest', amount: 5950, currency: 'eur', tax: 950, linked: true },
    ])
  })

  test('that is paid days later counts then, and not before', async () => {
    const email = 'debit@acme.test'
    const { type, object } = session('payment-link', {
      id: 'cs_debit',
      payment_intent: 'pi_debit',
      client_reference_id: `svc_id_${await shop.click()}`,
      customer_details: { email },
    })
    await send(type, { ...object, payment_status: 'unpaid' })
    await work()
    expect(await salesOf(email)).toEqual([])
    await send('checkout.session.async_payment_succeeded', object)
    await work()
    expect(await salesOf(email)).toMatchObject([{ amount: 5950, linked: true }])
  })

  test('whose payment is reported by itself too counts once, whichever comes first', async () => {
    const payment = (name: string) => ({
      id: `pi_${name}`,
      amount: 5950,
      amount_received: 5950,
      currency: 'eur',
      metadata: { svcCustomerExternalId: name },
      customer: null,
    })
    for (const [name, isFirst] of [
      ['first', true],
      ['second', false],
    ] as const) {
      await signUp(name)
      const { type, object } = session('payment-link', {
        id: `cs_${name}`,
        payment_intent: `pi_${name}`,
        client_reference_id: null,
        metadata: { svcCustomerExternalId: name },
      })
      const paid = () => send('payment_intent.succeeded', payment(name))
      if (isFirst) await paid()
      await work()
      await send(type, object)
      if (!isFirst) await paid()
      await work()
      clock.advance(61_000)
      await work()
      expect(await salesOf(name)).toEqual([
        { invoice: `pi_${name}`, amount: 5950, currency: 'eur', tax: 950, linked: true },
      ])
    }
  })

  test('with an invoice only says who the customer is: the invoice counts, once', async () => {
    const clickId = await shop.click()
    const { type, object } = session('subscription', {
      id: 'cs_sub',
      customer: 'cus_sub',
      invoice: 'in_sub',
      client_reference_id: `svc_id_${clickId}`,
      metadata: {},
      discounts: [],
    })
    const invoice = recorded('invoice.paid.renewal.basil+', { id: 'in_sub', customer: 'cus_sub' })
    await send(invoice.type, invoice.object)
    await work()
    expect(await undone()).toMatchObject([{ reason: expect.stringContaining('cus_sub') }])
    await send(type, object)
    await work()
    await work()
    expect(await salesOf('cus_sub')).toMatchObject([{ invoice: 'in_sub', linked: true }])
  })

  test('of a trial records the lead, and in adaptive pricing the seller’s money', async () => {
    const trial = session('subscription', {
      id: 'cs_trial',
      customer: 'cus_trial',
      invoice: 'in_trial_zero',
      payment_status: 'no_payment_required',
      client_reference_id: `dub_id_${await shop.click()}`,
      amount_total: 0,
      metadata: {},
    })
    await send(trial.type, trial.object)
    const zero = { id: 'in_trial_zero', customer: 'cus_trial', amount_paid: 0, total: 0 }
    await send('invoice.paid', { ...zero, currency: 'usd' })
    const adaptive = session('payment-link', {
      id: 'cs_adaptive',
      payment_intent: 'pi_adaptive',
      client_reference_id: null,
      metadata: { svc_customer_external_id: 'adaptive' },
      amount_total: 5950,
      currency: 'eur',
      currency_conversion: { amount_total: 6545, source_currency: 'usd', fx_rate: '0.909' },
    })
    await send(adaptive.type, adaptive.object)
    await send('refund.created', {
      id: 're_adaptive',
      payment_intent: 'pi_adaptive',
      amount: 2975,
      currency: 'eur',
      status: 'succeeded',
    })
    await work()
    await work()
    const { leads, sales } = await outcome()
    expect(leads).toContainEqual({ customer: 'cus_trial', lead: 'Sign up' })
    expect(sales.filter(({ invoice }) => invoice === 'pi_adaptive')).toMatchObject([
      { amount: 6545, currency: 'usd', tax: 1045, refunded: 3273 },
    ])
  })
})

describe('a click survives a checkout', () => {
  const lead = (customer: string) => ({ customer, lead: 'Sign up' })
  const leads = async () => (await outcome()).leads

  test('that a discount of 100 % has paid, and later invoices are its partner’s', async () => {
    const { type, object } = session('payment-link', {
      id: 'cs_free',
      customer: 'cus_free',
      payment_intent: null,
      payment_status: 'no_payment_required',
      amount_total: 0,
      client_reference_id: `svc_id_${await shop.click()}`,
    })
    await send(type, object)
    await work()
    expect(await leads()).toContainEqual(lead('cus_free'))
    const invoice = recorded('invoice.paid.renewal.basil+', { id: 'in_free', customer: 'cus_free' })
    await send(invoice.type, invoice.object)
    await work()
    expect(await salesOf('cus_free')).toMatchObject([{ invoice: 'in_free', linked: true }])
  })

  test('that only saves a card, and one whose payment is still on its way', async () => {
    const setup = session('payment-link', {
      id: 'cs_setup',
      mode: 'setup',
      customer: 'cus_setup',
      payment_intent: null,
      payment_status: 'no_payment_required',
      amount_total: null,
      client_reference_id: `svc_id_${await shop.click()}`,
    })
    await send(setup.type, setup.object)
    const late = session('payment-link', {
      id: 'cs_late',
      customer: 'cus_late',
      payment_intent: 'pi_late',
      payment_status: 'unpaid',
      client_reference_id: `svc_id_${await shop.click()}`,
    })
    await send(late.type, late.object)
    await work()
    expect(await leads()).toEqual(expect.arrayContaining([lead('cus_setup'), lead('cus_late')]))
    expect(await salesOf('cus_late')).toEqual([])
  })
})
