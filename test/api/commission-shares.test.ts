import { expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

/** A sale of 100.00 earns Bea 20.00, and Ada, who brought her, a tenth of it. */
async function open(options: object = {}, referral: object = {}) {
  const shop = await openEarnings(backend, options)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000, maxDurationMonths: null })
  await shop.reward('referral', { type: 'percentage', rateBps: 1000, ...referral })
  const bea = await shop.enroll('Bea', { referredById: shop.ada.enrollment.id })
  await shop.customer('buyer', { by: bea })
  await shop.sale('buyer', 10_000, { invoiceId: 'A' })
  const all = await shop.commissions()
  const [source] = all.filter(({ type }) => type === 'sale')
  const [share] = all.filter(({ type }) => type === 'referral')
  const patch = async (body: object, id = source.id) => {
    const answer = await shop.workspace.api('PATCH', `/commissions/${id}`, body)
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
  }
  const shares = async () => {
    const list = await shop.commissions(`&partnerId=${shop.ada.partner.id}`)
    return list.map(({ earnings }) => earnings)
  }
  return { shop, source, share, patch, shares }
}

async function payShare(shop: Earnings, id: string): Promise<void> {
  const actor = { type: 'system' as const, name: 'test' }
  await matureCommissions(
    createCtx(backend.deps, { workspaceId: shop.workspace.id, plan: 'business', actor }),
  )
  await shop.pay([id])
  // Ids of one millisecond have no order.
  backend.clock.advance(1000)
}

test('a share follows another amount of its source, also to nothing and back', async () => {
  const { shop, patch, share, shares } = await open()
  expect(await shares()).toEqual([200])
  const steps: [object, number][] = [
    [{ earnings: 100 }, 10],
    [{ earnings: 1 }, 0],
    [{ saleAmount: 0 }, 0],
    [{ saleAmount: 20_000 }, 400],
    [{ modifySaleAmount: -10_000 }, 200],
  ]
  for (const [body, expected] of steps) {
    await patch(body)
    expect({ body, shares: await shares() }).toEqual({ body, shares: [expected] })
    await shop.agree()
  }
  const { explanation, postings } = await shop.commission(share.id)
  expect(explanation.steps.at(-1)).toMatch(/^The referral share changed because/)
  expect(postings.at(-1).cause).toBe('commission_adjusted')
})

test('a flat share stays flat, however its source is changed', async () => {
  const { shop, patch, shares } = await open({}, { type: 'flat', amount: 500, rateBps: null })
  for (const [earnings, expected] of [
    [1, 500],
    [22_770, 500],
    [0, 0],
    [1_000, 500],
  ]) {
    await patch({ earnings })
    expect({ earnings, shares: await shares() }).toEqual({ earnings, shares: [expected!] })
  }
  await shop.agree()
})

test('a share is a percentage of the new amount, not a multiple of what was rounded', async () => {
  const { shop, patch, shares } = await open({}, { rateBps: 1_500 })
  await patch({ earnings: 10 })
  expect(await shares()).toEqual([2])
  await patch({ earnings: 1_005 })
  expect(await shares()).toEqual([151])
  await shop.agree()
})

test('a share stays within its limits', async () => {
  const limits = [{ amount: 250, per: 'partner', period: 'all' }]
  const { shop, share, patch, shares } = await open({}, { limits })
  expect(await shares()).toEqual([200])
  await patch({ earnings: 10_000 })
  expect(await shares()).toEqual([250])
  const { steps } = (await shop.commission(share.id)).explanation
  expect(steps.some((step: string) => step.includes('10 % of 100.00'))).toBe(true)
  await patch({ earnings: 1_000 })
  expect(await shares()).toEqual([100])
  await shop.agree()
})

test('a share that a person set keeps its amount, but for a source of nothing', async () => {
  const { shop, patch, share, shares } = await open()
  await patch({ earnings: 100 }, share.id)
  for (const [earnings, expected] of [
    [4_000, 100],
    [0, 0],
    [1_000, 100],
  ]) {
    await patch({ earnings })
    expect({ earnings, shares: await shares() }).toEqual({ earnings, shares: [expected!] })
  }
  await shop.agree()
})

test('refunds take the same part of the share, before and after', async () => {
  const { shop, patch, shares } = await open()
  await shop.refund('A', 'half', { amount: 5_000 })
  expect(await shares()).toEqual([100])
  await patch({ saleAmount: 20_000 })
  expect(await shares()).toEqual([200])
  await shop.refund('A', 'rest')
  expect(await shares()).toEqual([0])
  await shop.agree()
})

test('a share that was paid is corrected, less and more, and refunds know of it', async () => {
  const { shop, source, share, patch, shares } = await open({ holdingPeriodDays: 0 })
  await payShare(shop, share.id)
  await patch({ earnings: 500 })
  expect(await shares()).toEqual([200, -150])
  expect(await shop.balance()).toEqual({ accrued: 0, payable: -150, paid: 200 })
  await patch({ earnings: 4_000 })
  expect((await shares()).reduce((sum, one) => sum + one, 0)).toBe(400)
  await shop.agree()
  await patch({ status: 'hold' })
  expect(await shop.balance()).toEqual({ accrued: 350, payable: -150, paid: 200 })
  await patch({ status: 'pending' })
  await shop.refund('A', 'half', { amount: 5_000 })
  expect((await shares()).reduce((sum, one) => sum + one, 0)).toBe(200)
  await shop.refund('A', 'rest')
  expect((await shares()).reduce((sum, one) => sum + one, 0)).toBe(0)
  expect((await shop.commission(source.id)).status).toBe('refunded')
  await shop.agree()
})

test('bans make no debt of corrections that settle each other', async () => {
  for (const banned of ['Ada', 'Bea']) {
    const { shop, patch, share } = await open({ holdingPeriodDays: 0 })
    await payShare(shop, share.id)
    for (const earnings of [0, 2_000]) await patch({ earnings })
    const [source] = await shop.commissions('&type=sale')
    expect({ banned, source: source.earnings }).toEqual({ banned, source: 2_000 })
    const before = await shop.balance()
    expect(before).toMatchObject({ payable: 0, paid: 200 })
    const list = await shop.commissions()
    const { partner } = banned === 'Ada' ? list.find(({ id }) => id === share.id) : source
    const path = `/partners/${partner.id}/ban`
    const answer = await shop.workspace.api('POST', path, { reason: 'spam' })
    expect(answer.status).toBe(200)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 200 })
    await shop.agree()
  }
})

test('a share that is over stays so', async () => {
  const { shop, share, patch, shares } = await open()
  await patch({ status: 'canceled' }, share.id)
  await patch({ earnings: 4_000 })
  expect(await shares()).toEqual([0])
  await shop.agree()
})

test('many changes and refunds at once end with the share of what is left', async () => {
  const { shop, source, shares } = await open()
  const patch = (earnings: number) =>
    shop.workspace.api('PATCH', `/commissions/${source.id}`, { earnings })
  await Promise.all([
    ...[3_000, 1_000, 5_000].map(patch),
    shop.refund('A', 'one', { amount: 1_000 }),
    shop.refund('A', 'two', { amount: 2_000 }),
  ])
  const { earnings } = await shop.commission(source.id)
  expect(Math.abs((await shares())[0] - earnings / 10)).toBeLessThanOrEqual(1)
  await shop.agree()
})

test('changes, sales and bans at once leave no share above its limit', async () => {
  const limits = [{ amount: 1_000, per: 'partner', period: 'all' }]
  const { shop, source, patch, shares } = await open({}, { limits })
  const change = async (earnings: number) => {
    const path = `/commissions/${source.id}`
    const { status } = await shop.workspace.api('PATCH', path, { earnings })
    expect(status).toBe(200)
  }
  const whom = { partnerId: shop.ada.partner.id, programId: shop.program.id }
  await Promise.all([
    ...[90_000, 1_000, 4_000, 2_000].map(change),
    ...['B', 'C', 'D', 'E'].map((invoiceId) => shop.sale('buyer', 10_000, { invoiceId })),
    shop.workspace.api('POST', '/partners/ban', { ...whom, reason: 'spam' }),
  ])
  const unban = `/partners/${whom.partnerId}/unban`
  const body = { programId: whom.programId, restore: true }
  const lifted = await shop.workspace.api('POST', unban, body)
  expect(lifted.status).toBe(200)
  const sales = (await shop.commissions()).filter(({ type }) => type === 'sale')
  expect(sales).toHaveLength(5)
  await Promise.all(sales.map(({ id }) => patch({ earnings: 90_000 }, id)))
  const sum = (await shares()).reduce((sum, one) => sum + one, 0)
  expect(sum).toBe(1_000)
  await shop.agree()
})
