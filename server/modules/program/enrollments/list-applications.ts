import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import type { StoredAnswer } from '../../../domain/application.ts'
import { pageOf } from '../../../core/paging.ts'
import { IdRow } from '../../../db/row.ts'
import { askedProgram } from '../partners/queries.ts'
import { statusOf, type EnrollmentRow, type PartnerRow } from '../partners/present.ts'
import type { Application, ApplicationQuery } from './schema.ts'

/** Applications that wait for an answer, the oldest first. */
export async function listApplications(ctx: Ctx, query: ApplicationQuery): Promise<Application[]> {
  const { tx, scope } = ctx
  const { id: programId } = await askedProgram(ctx, query.programId)
  const { limit, offset } = pageOf(query)
  const { groupId, country } = query
  const more: SQL[] = []
  if (groupId !== undefined) more.push(sql`and e.group_id = ${groupId}`)
  if (country !== undefined) more.push(sql`and p.country = ${country.toUpperCase()}`)
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select e.id from enrollments e
      join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
      where e.workspace_id = ${ws} and e.program_id = ${programId} and e.status = 'pending'
        and p.merged_into_id is null ${sql.join(more, sql` `)}
      order by e.applied_at nulls first, e.id limit ${limit} offset ${offset}`,
  )
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const found = await tx.find(scope, enrollments, { where: [inArray(enrollments.id, ids)] })
  const people = await tx.find(scope, partners, {
    where: [
      inArray(
        partners.id,
        found.map((row) => row.partnerId),
      ),
    ],
  })
  return ids.flatMap((id) => {
    const enrollment = found.find((row) => row.id === id)
    const partner = people.find((row) => row.id === enrollment?.partnerId)
    return enrollment && partner ? [presentApplication(enrollment, partner)] : []
  })
}

/** Presents an application as it was sent. */
export function presentApplication(enrollment: EnrollmentRow, partner: PartnerRow): Application {
  const { id, name, companyName, email, image, description, country } = partner
  const { answers } = (enrollment.application ?? {}) as { answers?: StoredAnswer[] }
  return {
    id: enrollment.id,
    createdAt: (enrollment.appliedAt ?? enrollment.createdAt).toISOString(),
    programId: enrollment.programId,
    partner: {
      id,
      name,
      companyName,
      email,
      image,
      description,
      country,
      emailVerifiedAt: partner.emailVerifiedAt?.toISOString() ?? null,
      groupId: enrollment.groupId,
      status: statusOf(enrollment),
    },
    applicationFormData: answers?.map(({ label, value }) => ({ label, value })) ?? null,
  }
}
