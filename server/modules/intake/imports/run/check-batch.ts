import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { IMPORT_KINDS, type ImportKind } from '../../../../domain/imports.ts'
import { planCustomers } from '../plan/plan-customers.ts'
import { planLeads, planSales } from '../plan/plan-events.ts'
import { planLinks } from '../plan/plan-links.ts'
import { planCommissions, planPayouts } from '../plan/plan-money.ts'
import { planPartners } from '../plan/plan-partners.ts'
import type { Verdict } from '../plan/references.ts'
import {
  markLines,
  nextLines,
  type ImportRecord,
  type Line,
  type Mark,
  type RowOfKind,
} from '../rows.ts'
import { BATCH_LINES, endPhase, firstOf, inBatch, noteProgress, type Place } from './batch.ts'

interface Planned {
  line: Line
  verdict: Verdict
}

type Planner<K extends ImportKind> = (
  ctx: TxCtx,
  imp: ImportRecord,
  lines: Line<RowOfKind<K>>[],
  place: Place,
) => Promise<Planned[]>

const PLANNERS: { readonly [K in ImportKind]: Planner<K> } = {
  partner: planPartners,
  link: (ctx, imp, lines, { domain }) => planLinks(ctx, imp, lines, domain),
  customer: planCustomers,
  lead: planLeads,
  sale: planSales,
  commission: (ctx, imp, lines, { program }) => planCommissions(ctx, imp, lines, program),
  payout: (ctx, imp, lines, { program }) => planPayouts(ctx, imp, lines, program),
}

/** Compares the next lines with what is here, and writes nothing else. */
export function checkBatch(ctx: Ctx, importId: string): Promise<boolean> {
  return inBatch(ctx, importId, 'checking', async (ctx, imp, place) => {
    if (await firstOf(imp, IMPORT_KINDS, (kind) => check(ctx, imp, { kind, place }))) return true
    await endPhase(ctx, imp, { status: 'ready' })
    return false
  })
}

async function check<K extends ImportKind>(
  ctx: TxCtx,
  imp: ImportRecord,
  { kind, place }: { kind: K; place: Place },
): Promise<boolean> {
  const lines = await nextLines(ctx, imp, { kind, status: 'new', limit: BATCH_LINES })
  if (lines.length === 0) return false
  const plans = await PLANNERS[kind](ctx, imp, lines, place)
  await markLines(ctx, imp, plans.map(markOf))
  await noteProgress(ctx, imp, { cursorKind: kind, cursorNum: lines.at(-1)!.num })
  return true
}

function markOf({ line: { num }, verdict }: Planned): Mark {
  if ('skip' in verdict) return { num, status: 'skipped', reason: verdict.skip }
  if ('known' in verdict) return { num, status: 'known', targetId: verdict.known }
  // Lines that refer to it are compared with what is here.
  if ('match' in verdict) return { num, status: 'ready', targetId: verdict.match, created: false }
  return { num, status: 'ready' }
}
