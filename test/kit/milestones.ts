import { expect } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import type { TestBackend } from './backend.ts'
import { openEarnings, type Earnings } from './earnings.ts'

export const TENTH = { type: 'percentage', rateBps: 1000, maxDurationMonths: null }

/** A program with milestones, and one customer of its partner: `buyer`. */
export interface Milestones extends Earnings {
  /** Offers a bonus of 50.00 to the default group: its id. */
  milestone(metric: string, threshold: number, more?: object): Promise<string>
  bonuses(): Promise<any[]>
  /** What the partner has of milestones in all, claw-backs included. */
  net(): Promise<number>
  /** Pays what is due by now. */
  payAll(): Promise<void>
  /** Sells to the one customer, one after the other. */
  sell(times: number, amount?: number): Promise<void>
}

/** Opens a program whose partners earn a tenth of each sale, with no holding period. */
export async function openMilestones(
  backend: TestBackend,
  options: object = {},
): Promise<Milestones> {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0, ...options })
  await shop.reward('sale', TENTH)
  await shop.customer('buyer', { clickedAt: backend.clock.now() - 30 * 86_400_000 })
  const bonuses = async () =>
    (await shop.commissions()).filter(({ milestoneId }) => milestoneId !== null)
  return {
    ...shop,
    async milestone(metric, threshold, more = {}) {
      const { group, workspace } = shop
      const terms = { name: 'Goal', metric, threshold, amount: 5000 }
      const answer = await workspace.api('POST', '/milestones', {
        groupId: group.id,
        ...terms,
        ...more,
      })
      expect(answer.status).toBe(201)
      return answer.body.id
    },
    bonuses,
    async net() {
      const all = await shop.commissions()
      const given = new Set((await bonuses()).map(({ id }) => id))
      const mine = all.filter(({ id, reversesId }) => given.has(id) || given.has(reversesId))
      return mine.reduce((sum, { earnings }) => sum + earnings, 0)
    },
    async sell(times, amount = 10_000) {
      for (let n = 0; n < times; n++) await shop.sale('buyer', amount)
    },
    async payAll() {
      const actor = { type: 'system' as const, name: 'test' }
      const scope = { workspaceId: shop.workspace.id, plan: 'business' as const, actor }
      await matureCommissions(createCtx(backend.deps, scope))
      const due = (await shop.commissions()).filter(({ status }) => status === 'processed')
      await shop.pay(due.map(({ id }) => id))
    },
  }
}

/** Whether a payout comes before what is tested. */
export const WHEN_PAID = [
  ['before the payout', false],
  ['after the payout', true],
] as const
