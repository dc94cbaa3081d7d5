import { afterAll, expect, test } from 'bun:test'
import { STRIPE_KEY, StripeStub } from '../../server/integrations/stripe/testing-stub.ts'
import { openShop } from '../kit/conversions.ts'
import { createTestProgram } from '../kit/program.ts'
import { connectStripe } from '../kit/stripe-inbox.ts'
import { testBackend } from '../kit/test-backend.ts'

const stub = await new StripeStub().start()
afterAll(() => stub.stop())
const backend = await testBackend({
  config: { integrationSettings: { STRIPE_API_BASE: stub.base } },
})
const shop = await openShop(backend)
const program = await createTestProgram(backend, shop)
const stripe = await connectStripe(backend, shop, { apiKey: STRIPE_KEY, coupons: 'create' })
await shop.api('POST', '/discounts', {
  groupId: program.group.id,
  type: 'percentage',
  rateBps: 1250,
  maxDurationMonths: 3,
})

const give = async (name: string, code: string) => {
  const { partner, link } = await program.enroll(name)
  const body = { partnerId: partner.id, linkId: link.id, code }
  return (await shop.api('POST', '/discount-codes', body)).body as { id: string }
}
const codesAt = () => stub.objects.promotion_codes ?? []

test('a partner’s code becomes a promotion code of one real coupon, and ends with it', async () => {
  const first = await give('Ada', 'ADA12')
  await give('Grace', 'GRACE12')
  await stripe.work()
  expect(await stripe.undone()).toEqual([])
  expect(stub.objects.coupons).toMatchObject([
    { duration: 'repeating', duration_in_months: '3', percent_off: '12.5' },
  ])
  expect(
    codesAt()
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['ADA12', 'GRACE12'])
  const created = stub.requests.find(({ form }) => form.code === 'ADA12')
  expect(created!.form).toMatchObject({
    'promotion[type]': 'coupon',
    'promotion[coupon]': stub.objects.coupons![0]!.id,
    'metadata[svcDiscountCodeId]': first.id,
  })
  const [discount] = (await shop.api('GET', '/discounts')).body
  expect(discount).toMatchObject({ provider: 'stripe', couponTestId: stub.objects.coupons![0]!.id })
  await shop.api('DELETE', `/discount-codes/${first.id}`)
  await stripe.work()
  expect(codesAt().find((one: any) => one.code === 'ADA12')).toMatchObject({ active: 'false' })
})

test('a code that Stripe has already stays in the inbox with its reason, until it is tried again', async () => {
  stub.objects.promotion_codes!.unshift({ id: 'promo_foreign', code: 'TAKEN', metadata: {} } as any)
  await give('Zoe', 'TAKEN')
  await stripe.work()
  const [failed] = await stripe.inbox('?status=failed')
  expect(failed).toMatchObject({
    type: 'svc.discount_code.created',
    reason: expect.stringContaining('TAKEN'),
  })
  stub.objects.promotion_codes!.shift()
  const replayed = await shop.api('POST', '/inbox/replay', { type: 'svc.discount_code.created' })
  expect(replayed.body).toEqual({ count: 1, more: false })
  await stripe.work()
  expect([await stripe.undone(), codesAt().some((one: any) => one.code === 'TAKEN')]).toEqual([
    [],
    true,
  ])
})

test('an account that fails is asked again, and a connection that does not create coupons is left alone', async () => {
  stub.failing = 500
  await give('Ida', 'IDA12')
  await stripe.work().catch(() => {})
  expect(await stripe.undone()).toMatchObject([{ status: 'retrying' }])
  stub.failing = null
  await stripe.work()
  expect(await stripe.undone()).toEqual([])
  const other = await openShop(backend)
  const quiet = await connectStripe(backend, other, { apiKey: STRIPE_KEY })
  const { enroll } = await createTestProgram(backend, other)
  const { partner, link } = await enroll('Una')
  await other.api('POST', '/discount-codes', {
    partnerId: partner.id,
    linkId: link.id,
    code: 'UNA',
  })
  expect(await quiet.inbox()).toEqual([])
})
