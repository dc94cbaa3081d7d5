import { expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { setUpPayouts } from '../kit/histories/world.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

const TERMS = { type: 'percentage', rateBps: 2000, maxDurationMonths: null }

const undo = (shop: Earnings, refundId: string) =>
  shop.workspace.api('POST', '/track/refund/reverse', { invoiceId: 'A', refundId })

const total = async (shop: Earnings) =>
  (await shop.commissions()).reduce((sum, { earnings }) => sum + earnings, 0)

test('an undone refund waits for the end of a ban, whether the refund came before or after it', async () => {
  for (const first of ['refund', 'ban'] as const) {
    const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
    await shop.reward('sale', TERMS)
    await shop.customer('buyer')
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    const act = (verb: string, body: object) =>
      shop.workspace.api('POST', `/partners/${shop.ada.partner.id}/${verb}`, body)
    const steps = [
      () => shop.refund('A', 'cb', { kind: 'chargeback' }),
      () => act('ban', { reason: 'spam' }),
    ]
    for (const step of first === 'refund' ? steps : steps.toReversed()) await step()
    await undo(shop, 'cb')
    expect(await total(shop)).toBe(0)
    await act('unban', { restore: true })
    expect({ first, total: await total(shop) }).toEqual({ first, total: 2_000 })
    await shop.agree()
  }
})

test('an undone refund is right for a sale that a lead claims later, at its own time and after a roll-up', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
  const clickedAt = backend.clock.now()
  await shop.sale('late', 10_000, { invoiceId: 'A' })
  await shop.refund('A', 'one', { amount: 4_000 })
  await shop.refund('A', 'two', { amount: 6_000 })
  await undo(shop, 'two')
  await rollUp(backend.deps)
  backend.clock.advance(DAY_MS)
  await shop.customer('late', { clickedAt })
  expect(await total(shop)).toBe(1_200)
  const { links } = await agreedTotals(backend, shop.workspace.id)
  expect(links[shop.ada.link.id]).toMatchObject({ sales: 1, saleAmount: 6_000 })
  await shop.agree()
})

test('a refund undone during a payout that then fails is taken back by the next refunds', async () => {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
  await shop.reward('sale', TERMS)
  await shop.customer('buyer')
  await shop.sale('buyer', 10_000, { invoiceId: 'A' })
  await shop.refund('A', 'one', { amount: 5_000 })
  const { api } = shop.workspace
  const actor = { type: 'system' as const, name: 'test' }
  const scope = { workspaceId: shop.workspace.id, plan: 'business' as const, actor }
  await setUpPayouts({ backend, scope }, shop.ada.partner.id)
  await matureCommissions(createCtx(backend.deps, scope))
  const programId = shop.program.id
  const confirm = async () => (await api('POST', '/payouts/confirm', { programId })).body.payouts
  const [payout] = await confirm()
  // The commission is on its way: what comes back is a commission of its own, and the next payout takes both.
  await undo(shop, 'one')
  await api('POST', `/payouts/${payout.id}/fail`, { reason: 'The bank said so' })
  expect(await total(shop)).toBe(2_000)
  await shop.refund('A', 'two', { amount: 8_000 })
  expect(await total(shop)).toBe(400)
  await shop.refund('A', 'three', { amount: 1_000 })
  expect(await total(shop)).toBe(200)
  await undo(shop, 'two')
  expect(await total(shop)).toBe(1_800)
  await shop.agree()
})
