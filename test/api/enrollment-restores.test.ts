import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import type { TestEnrollment } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

/** A partner earns 20 % of what the customer `buyer` pays. */
async function open(options: object = {}): Promise<Earnings> {
  const shop = await openEarnings(backend, options)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000, maxDurationMonths: null })
  await shop.customer('buyer')
  return shop
}

const act = (shop: Earnings, verb: string, body: object = {}, who: TestEnrollment = shop.ada) =>
  shop.workspace.api('POST', `/partners/${who.partner.id}/${verb}`, body)
const ban = (shop: Earnings, who?: TestEnrollment) => act(shop, 'ban', { reason: 'spam' }, who)
const restore = (shop: Earnings, who?: TestEnrollment) => act(shop, 'unban', { restore: true }, who)

async function mature(shop: Earnings): Promise<void> {
  const actor = { type: 'system' as const, name: 'test' }
  const scope = { workspaceId: shop.workspace.id, plan: 'business' as const, actor }
  await matureCommissions(createCtx(backend.deps, scope))
}

/** A sale of 100.00: its commission of 20.00. */
async function earn(shop: Earnings, invoiceId: string, customer = 'buyer') {
  backend.clock.advance(1000)
  await shop.sale(customer, 10_000, { invoiceId })
  return (await shop.commissions(`&invoiceId=${invoiceId}&type=sale`))[0]
}

const shown = async (shop: Earnings) =>
  (await shop.commissions()).map(({ status, earnings }) => [status, earnings])

describe('a ban', () => {
  test('leaves debts as they are, and so does lifting it', async () => {
    const shop = await open({ holdingPeriodDays: 0 })
    const { id } = await earn(shop, 'A')
    await mature(shop)
    await shop.pay([id])
    await shop.refund('A', 'back', { kind: 'chargeback' })
    const debt = { type: 'custom', amount: -300, description: 'Paid twice' }
    const { partner } = shop.ada
    await shop.workspace.api('POST', '/commissions', { ...debt, partnerId: partner.id })
    const owed = { accrued: 0, payable: -2_300, paid: 2_000 }
    expect(await shop.balance()).toEqual(owed)
    await earn(shop, 'B')
    await ban(shop)
    expect(await shop.balance()).toEqual(owed)
    await act(shop, 'unban')
    expect(await shop.balance()).toEqual(owed)
    expect((await restore(shop)).status).toBe(200)
    expect(await shop.balance()).toEqual({ ...owed, payable: -300 })
    await shop.agree()
  })

  test('makes no debt of bonuses that were taken back, and none of what settles a debt in part', async () => {
    const shop = await open()
    const give = (amount: number) =>
      shop.workspace.api('POST', '/commissions', {
        type: 'custom',
        amount,
        description: 'By hand',
        partnerId: shop.ada.partner.id,
      })
    await give(-5_000)
    await give(5_000)
    await ban(shop)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
    await act(shop, 'unban')
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
    await give(-3_000)
    await give(2_000)
    await ban(shop)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: -1_000, paid: 0 })
    await restore(shop)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: -1_000, paid: 0 })
    await shop.agree()
  })

  test('ends a claw-back with the commission that came back from its payout, and restores both', async () => {
    const shop = await open({ holdingPeriodDays: 0 })
    const { id } = await earn(shop, 'A')
    await mature(shop)
    await shop.pay([id])
    await shop.refund('A', 'part', { amount: 2_500 })
    await unpay(shop, id)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 1_500, paid: 0 })
    await ban(shop)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
    await restore(shop)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 1_500, paid: 0 })
    await shop.agree()
  })
})

describe('lifting a ban', () => {
  test('restores what it canceled, each as it was or due by now, once and whenever asked', async () => {
    const shop = await open()
    await shop.commissions()
    const due = await earn(shop, 'due')
    backend.clock.advance(20 * DAY_MS)
    const waiting = await earn(shop, 'waiting')
    const held = await earn(shop, 'held')
    await shop.workspace.api('PATCH', `/commissions/${held.id}`, { status: 'hold' })
    const canceled = await earn(shop, 'canceled')
    await shop.workspace.api('PATCH', `/commissions/${canceled.id}`, { status: 'canceled' })
    backend.clock.advance(11 * DAY_MS)
    await mature(shop)
    const last = await earn(shop, 'last')
    await ban(shop)
    expect(new Set((await shown(shop)).map(String))).toEqual(new Set(['canceled,0']))
    backend.clock.advance(20 * DAY_MS)
    expect((await act(shop, 'unban')).status).toBe(200)
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => restore(shop)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shop.commission(due.id)).toMatchObject({ status: 'processed', earnings: 2_000 })
    expect(await shop.commission(waiting.id)).toMatchObject({ status: 'processed' })
    expect(await shop.commission(held.id)).toMatchObject({ status: 'hold', holdReason: 'manual' })
    expect(await shop.commission(last.id)).toMatchObject({ status: 'pending', earnings: 2_000 })
    expect(await shop.commission(canceled.id)).toMatchObject({ status: 'canceled', earnings: 0 })
    expect(await shop.balance()).toEqual({ accrued: 4_000, payable: 4_000, paid: 0 })
    const { explanation, postings } = await shop.commission(last.id)
    expect(explanation.steps.at(-1)).toBe('Restored when the ban was lifted.')
    expect(postings.map(({ cause }: any) => cause)).toEqual([
      'commission_accrued',
      'commission_canceled',
      'commission_restored',
    ])
    await shop.agree()
  })

  test('takes off what was refunded meanwhile, also wholly and in between', async () => {
    const shop = await open()
    for (const invoiceId of ['A', 'B', 'C']) await earn(shop, invoiceId)
    await shop.refund('A', 'before', { amount: 1_000 })
    await ban(shop)
    await shop.refund('A', 'during', { amount: 2_000 })
    await shop.refund('A', 'more', { amount: 2_000 })
    await shop.refund('B', 'all')
    await restore(shop)
    expect(await shown(shop)).toEqual([
      ['pending', 1_000],
      ['refunded', 0],
      ['pending', 2_000],
    ])
    await shop.refund('A', 'after')
    await restore(shop)
    expect((await shown(shop))[0]).toEqual(['refunded', 0])
    expect(await shop.balance()).toEqual({ accrued: 2_000, payable: 0, paid: 0 })
    await shop.agree()
  })

  test('restores the last ban only, and may be done again after the next', async () => {
    const shop = await open()
    await earn(shop, 'A')
    await ban(shop)
    await act(shop, 'unban')
    await earn(shop, 'B')
    for (let round = 0; round < 2; round++) {
      await ban(shop)
      expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
      await restore(shop)
    }
    expect(await shown(shop)).toEqual([
      ['canceled', 0],
      ['pending', 2_000],
    ])
    await shop.agree()
  })

  test('leaves what a person called fraud meanwhile', async () => {
    const shop = await open()
    const { id } = await earn(shop, 'A')
    await ban(shop)
    await shop.workspace.api('PATCH', `/commissions/${id}`, { status: 'fraud' })
    await restore(shop)
    expect(await shown(shop)).toEqual([['fraud', 0]])
    await shop.agree()
  })

  test('is not possible where nobody was banned, nor for another workspace', async () => {
    const shop = await open()
    expect((await restore(shop)).status).toBe(400)
    await earn(shop, 'A')
    await ban(shop)
    const other = await createTestWorkspace(backend)
    const path = `/partners/${shop.ada.partner.id}/unban`
    expect((await other.api('POST', path, { restore: true })).status).toBe(404)
    expect((await act(shop, 'unban', { restore: 'yes' })).status).toBe(422)
    expect(await shown(shop)).toEqual([['canceled', 0]])
  })
})

describe('the share of whoever brought the partner', () => {
  async function withShare() {
    const shop = await open()
    await shop.reward('referral', { type: 'percentage', rateBps: 1000 })
    const bea = await shop.enroll('Bea', { referredById: shop.ada.enrollment.id })
    await shop.customer('from bea', { by: bea })
    await earn(shop, 'A', 'from bea')
    const statuses = async () =>
      Object.fromEntries((await shop.commissions()).map(({ type, status }) => [type, status]))
    return { shop, bea, statuses }
  }

  test('ends and comes back with its source', async () => {
    const { shop, bea, statuses } = await withShare()
    await ban(shop, bea)
    expect(await statuses()).toEqual({ sale: 'canceled', referral: 'canceled' })
    await restore(shop, bea)
    expect(await statuses()).toEqual({ sale: 'pending', referral: 'pending' })
    expect(await shop.balance()).toMatchObject({ accrued: 200 })
    await shop.agree()
  })

  test('waits until neither of the two is banned, whoever was first', async () => {
    for (const order of ['source first', 'share first'] as const) {
      const { shop, bea, statuses } = await withShare()
      const both = order === 'source first' ? [bea, shop.ada] : [shop.ada, bea]
      for (const who of both) await ban(shop, who)
      await restore(shop, bea)
      expect(await statuses()).toEqual({ sale: 'pending', referral: 'canceled' })
      await restore(shop, shop.ada)
      expect(await statuses()).toEqual({ sale: 'pending', referral: 'pending' })
      await shop.agree()
      for (const who of both) await ban(shop, who)
      await restore(shop, shop.ada)
      expect(await statuses()).toEqual({ sale: 'canceled', referral: 'canceled' })
      await restore(shop, bea)
      expect(await statuses()).toEqual({ sale: 'pending', referral: 'pending' })
      await shop.agree()
    }
  })
})

/** As a payout that came back leaves it. */
async function unpay({ workspace, ada }: Earnings, id: string): Promise<void> {
  const { sql } = backend.deps.db
  await sql.begin(async (tx) => {
    const [row] = await tx`update commissions set status = 'due', paid_at = null
      where workspace_id = ${workspace.id} and id = ${id} returning *`
    const posting = backend.deps.ids.make('lp')
    const { program_id: programId, earnings } = row!
    await tx`insert into ledger_postings (workspace_id, id, program_id, cause, key, commission_id)
      values (${workspace.id}, ${posting}, ${programId}, 'payout_returned', ${`${id}:back`}, ${id})`
    await tx`insert into ledger_entries
        (workspace_id, posting_id, position, program_id, enrollment_id, account, currency, amount)
      select ${workspace.id}, ${posting}, position, ${programId}, ${ada.enrollment.id}, account, 'usd', amount
      from (values (0, 'paid', ${String(-earnings)}::bigint),
        (1, 'payable', ${String(earnings)}::bigint)) as e (position, account, amount)`
    await tx`update balances set paid = paid - ${String(earnings)}::bigint,
        payable = payable + ${String(earnings)}::bigint
      where workspace_id = ${workspace.id} and enrollment_id = ${ada.enrollment.id}`
  })
}
