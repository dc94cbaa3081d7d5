import { createCtx, type Ctx } from '../server/core/ctx.ts'
import { decode, row, text } from '../server/db/row.ts'
import type { Deps } from '../server/deps.ts'
import { keepPartitions } from '../server/jobs/keep-partitions.ts'
import { rollUp } from '../server/jobs/roll-up.ts'
import { planHistory } from './seed/plan-history.ts'
import { Random } from './seed/random.ts'
import type { StoryClock } from './seed/story-clock.ts'
import { HistoryWriter } from './seed/write-history.ts'
import { DAY } from './story/calendar.ts'
import { makeDue } from './story/player.ts'

const MONTH_DAYS = 30

/**
 * Lets a month pass: people visit and buy, commissions become payable, months are closed, mails leave.
 * Returns by how much the demo's time is ahead of the real one.
 */
export async function moveOn(deps: Deps, clock: StoryClock): Promise<number> {
  const ctx = await demoCtx(deps)
  const aheadMs = clock.pass(MONTH_DAYS * DAY)
  const nowMs = clock.now()
  await keepPartitions(deps)
  // Visitors have a number of their own: no month begins within a few thousand milliseconds of another.
  const history = new HistoryWriter(ctx, nowMs)
  await history.write(planHistory(new Random(nowMs), nowMs, MONTH_DAYS))
  await makeDue(deps)
  await rollUp(deps, MONTH_DAYS * DAY)
  return aheadMs
}

const Workspace = row({ id: text })

async function demoCtx(deps: Deps): Promise<Ctx> {
  const rows = await deps.db.sql`select id from workspaces where slug = 'acme'`
  const { id: workspaceId } = decode(Workspace, rows)[0]!
  return createCtx(deps, { workspaceId, plan: 'business', actor: { type: 'system', name: 'demo' } })
}
