import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { enrollments, partners } from '../../../../db/schema/programs.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import type { PartnerRow } from '../../../../importers/port.ts'
import { planPartners, type PartnerPlan } from '../plan/plan-partners.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { markOf } from './mark-of.ts'

/**
 * Writes partners with the status that the source gave them. Nobody is told: no mail, no webhook, no
 * fraud rule hears of history.
 */
export async function writePartners(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<PartnerRow>[],
): Promise<Mark[]> {
  const plans = await planPartners(ctx, imp, lines)
  const writes: Write[] = []
  const marks = plans.map((plan) => {
    if (!('create' in plan.verdict)) return markOf(plan.line, plan.verdict)
    const enrollmentId = ctx.deps.ids.make('enr')
    writes.push(...newcomer(ctx, imp, { plan, enrollmentId }))
    return { num: plan.line.num, status: 'done' as const, targetId: enrollmentId, created: true }
  })
  if (writes.length > 0) await ctx.tx.write(ctx.scope, writes)
  await revive(ctx, plans)
  return marks.map((mark, i) => (plans[i]!.revives ? { ...mark, created: true } : mark))
}

function newcomer(
  { deps }: TxCtx,
  imp: ImportRecord,
  { plan, enrollmentId }: { plan: PartnerPlan; enrollmentId: string },
): Write[] {
  const { email, name, country, companyName, tenantId, ...row } = plan.line.data
  const at = timeOf(row.at, deps.clock.now())
  const partnerId = plan.partnerId ?? deps.ids.make('pn', at.getTime())
  const person = { id: partnerId, email, name: name ?? email, country, companyName }
  const times = { createdAt: at, updatedAt: at }
  const { programId, groupId } = imp
  return [
    ...(plan.partnerId === null ? [insertInto(partners, { ...person, ...times })] : []),
    insertInto(enrollments, {
      id: enrollmentId,
      programId,
      groupId,
      partnerId,
      tenantId,
      ...standingOf(row.status, at),
      ...times,
    }),
  ]
}

function standingOf(status: PartnerRow['status'], at: Date) {
  return {
    status,
    approvedAt: status === 'approved' || status === 'archived' ? at : null,
    appliedAt: status === 'pending' ? at : null,
    invitedAt: status === 'invited' ? at : null,
    bannedAt: status === 'banned' ? at : null,
  }
}

/** Gives enrollments that an undone import left behind the status of their line. */
async function revive({ deps, tx, scope }: TxCtx, plans: readonly PartnerPlan[]): Promise<void> {
  for (const { line, verdict, revives } of plans) {
    if (!revives || !('match' in verdict)) continue
    const at = timeOf(line.data.at, deps.clock.now())
    const set = { ...standingOf(line.data.status, at), updatedAt: new Date(deps.clock.now()) }
    await tx.update(scope, enrollments, set, [eq(enrollments.id, verdict.match)])
  }
}

/** Returns when it happened; now, if the source does not say. */
export function timeOf(at: string | null, nowMs: number): Date {
  return new Date(at === null ? nowMs : Date.parse(at))
}
