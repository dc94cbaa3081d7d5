import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { json, nullable, row, text } from '../../../db/row.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { judgePartner } from '../../../domain/fraud/judge-event.ts'
import { sharedTraits } from '../../../domain/fraud/same-person.ts'
import { defaultFraudSettings, readFraudSettings } from '../../../domain/fraud/settings.ts'
import { holdCommissions } from '../commissions/hold/hold-commissions.ts'
import { loadFacts, type Suspect } from './load-facts.ts'
import { flagWrites, lastingFlag, makeRoom, newFindings } from './flag-writes.ts'

const SuspectRow = row({
  programId: text,
  enrollmentId: text,
  partner: json<Suspect['partner']>(),
  fraudSettings: nullable(json<Record<string, unknown>>()),
})

/**
 * Looks at a partner without any event: when they join, and when their address, country or payout
 * account changes. What is found holds everything that the enrollment has not been paid yet. Holds the
 * enrollment, so that what is earned at the same moment is held too.
 */
export async function inspectEnrollment(ctx: TxCtx, enrollmentId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    SuspectRow,
    (ws) => sql`
    select e.program_id as "programId", e.id as "enrollmentId",
      json_build_object('id', a.id, 'email', a.email, 'country', a.country) as partner,
      p.fraud_settings as "fraudSettings"
    from enrollments e
    join partners a on a.workspace_id = ${ws} and a.id = e.partner_id
    join programs p on p.workspace_id = ${ws} and p.id = e.program_id
    where e.workspace_id = ${ws} and e.id = ${enrollmentId} and e.status <> 'banned'
    for update of e`,
  )
  if (!row) return
  const { fraudSettings, ...suspect } = row
  const settings = readFraudSettings(fraudSettings ?? {})
  const { partner, otherPartners, flags } = await loadFacts(ctx, {
    suspect,
    settings,
    event: null,
  })
  const facts = { programId: suspect.programId, partner, otherPartners }
  const news = newFindings(judgePartner(facts, settings), flags)
  if (news.length === 0) return
  const at = new Date(deps.clock.now())
  await makeRoom(ctx, { flags, news })
  const flagged = news.map((verdict) => lastingFlag(deps.ids, suspect, { verdict, at }))
  await tx.write(scope, flagWrites(flagged))
  await holdUnpaid(ctx, { enrollmentId, at })
}

/** Inspects every program that a partner is in. */
export async function inspectPartner(ctx: TxCtx, partnerId: string): Promise<void> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, enrollments, {
    where: [eq(enrollments.partnerId, partnerId)],
    orderBy: [asc(enrollments.id)],
  })
  for (const { id } of rows) await inspectEnrollment(ctx, id)
}

/** Inspects a banned partner in all other programs, and whoever seems to be the same person. */
export async function inspectAfterBan(ctx: TxCtx, suspect: Suspect): Promise<void> {
  const { partner, otherPartners } = await loadFacts(ctx, {
    suspect,
    settings: defaultFraudSettings,
    event: null,
  })
  const twins = otherPartners.filter((other) => sharedTraits(partner, other).length > 0)
  const ids = [suspect.partner.id, ...twins.map(({ partnerId }) => partnerId)].toSorted()
  for (const id of ids) await inspectPartner(ctx, id)
}

/** Holds what came back from a payout, like everything else of a partner who is under review. */
export async function holdReturned(
  ctx: TxCtx,
  { enrollmentId, at }: { enrollmentId: string; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const open = [
    eq(fraudFlags.enrollmentId, enrollmentId),
    eq(fraudFlags.status, 'open'),
    isNull(fraudFlags.commissionId),
  ]
  if (await tx.first(scope, fraudFlags, open)) await holdUnpaid(ctx, { enrollmentId, at })
}

/** Holds everything unpaid of an enrollment until a person has decided. */
export async function holdUnpaid(
  ctx: TxCtx,
  { enrollmentId, at }: { enrollmentId: string; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, enrollmentId),
      inArray(commissions.status, ['pending', 'due', 'held']),
    ],
  })
  const ids = rows.map(({ id }) => id)
  await holdCommissions(ctx, { ids, reason: 'fraud', at })
}
