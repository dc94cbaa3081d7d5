import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { IdRow } from '../../../../db/row.ts'
import { enrollments, partners } from '../../../../db/schema/programs.ts'
import type { PartnerRow } from '../../../../importers/port.ts'
import type { ImportRecord, Line } from '../rows.ts'
import { among, findFirsts, findRefs, judgeId, type Refs, type Verdict } from './references.ts'

export interface PartnerPlan {
  line: Line<PartnerRow>
  verdict: Verdict
  /** The partner who has the email address already. */
  partnerId: string | null
  /** The enrollment was left behind by an undone import: it becomes what the line says. */
  revives: boolean
}

/** What is here of the people that lines name. */
interface Here {
  own: Refs
  firsts: ReadonlyMap<string, number>
  byEmail: ReadonlyMap<string, string>
  byPartner: ReadonlyMap<string, { id: string; status: string }>
  undone: ReadonlySet<string>
  tenants: ReadonlyMap<string, string>
}

/** Plans partners: whoever is in the program already stays as they are, above all banned. */
export async function planPartners(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<PartnerRow>[],
): Promise<PartnerPlan[]> {
  const here = await look(ctx, imp, lines)
  return lines.map((line) => {
    const partnerId = here.byEmail.get(line.data.email) ?? null
    const enrollment = partnerId === null ? undefined : here.byPartner.get(partnerId)
    const revives = enrollment?.status === 'deactivated' && here.undone.has(enrollment.id)
    return { line, verdict: judge(imp, line, here), partnerId, revives }
  })
}

function judge(imp: ImportRecord, line: Line<PartnerRow>, here: Here): Verdict {
  const { email, tenantId } = line.data
  const known = judgeId(imp, line, here.own)
  if (known) return known
  if ((here.firsts.get(email) ?? line.num) !== line.num) return { skip: 'email_twice' }
  const partnerId = here.byEmail.get(email)
  const enrollment = partnerId === undefined ? undefined : here.byPartner.get(partnerId)
  if (enrollment) return { match: enrollment.id }
  return tenantId !== null && here.tenants.has(tenantId)
    ? { skip: 'tenant_taken' }
    : { create: true }
}

async function look(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<PartnerRow>[],
): Promise<Here> {
  const { tx, scope } = ctx
  const data = lines.map((line) => line.data)
  const emails = data.map(({ email }) => email)
  const people = await tx.find(scope, partners, {
    where: [inArray(partners.email, emails), isNull(partners.mergedIntoId)],
  })
  const within = eq(enrollments.programId, imp.programId)
  const ids = people.map(({ id }) => id)
  const enrolled =
    ids.length === 0
      ? []
      : await tx.find(scope, enrollments, { where: [within, inArray(enrollments.partnerId, ids)] })
  const tenantIds = data.flatMap(({ tenantId }) => tenantId ?? [])
  const taken =
    tenantIds.length === 0
      ? []
      : await tx.find(scope, enrollments, {
          where: [and(within, inArray(enrollments.tenantId, tenantIds))],
        })
  return {
    own: await findRefs(
      ctx,
      imp,
      'partner',
      data.map(({ id }) => id),
    ),
    firsts: await findFirsts(ctx, imp, 'partner', { lookups: emails }),
    byEmail: new Map(people.map(({ email, id }) => [email!, id])),
    byPartner: new Map(enrolled.map((row) => [row.partnerId, row])),
    undone: await findUndone(
      ctx,
      enrolled.map(({ id }) => id),
    ),
    tenants: new Map(taken.map(({ tenantId, id }) => [tenantId!, id])),
  }
}

async function findUndone({ tx, scope }: Ctx, enrollmentIds: string[]): Promise<Set<string>> {
  if (enrollmentIds.length === 0) return new Set()
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select distinct r.target_id as id from import_rows r
    where r.workspace_id = ${ws} and r.kind = 'partner' and r.status = 'undone'
      and r.target_id in ${among(enrollmentIds)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
