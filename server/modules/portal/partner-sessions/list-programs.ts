import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { nullable, oneOf, row, text } from '../../../db/row.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import type { PartnerAccounts } from './schema.ts'

/** More than anybody takes part in within one workspace. */
const MAX_PROGRAMS = 100

const ProgramRow = row({
  programId: text,
  programName: text,
  logo: nullable(text),
  status: oneOf(ENROLLMENT_STATUSES),
})

type Program = PartnerAccounts['accounts'][number]['programs'][number]

/** Lists the programs that a partner takes part in, with the branding that they see. */
export async function listPrograms({ tx, scope }: Ctx, partnerId: string): Promise<Program[]> {
  return tx.rows(
    scope,
    ProgramRow,
    (ws) => sql`
      select p.id as "programId", p.name as "programName", coalesce(g.logo, p.logo) as logo,
        e.status
      from enrollments e
      join programs p on p.workspace_id = ${ws} and p.id = e.program_id
      join groups g on g.workspace_id = ${ws} and g.id = e.group_id
      where e.workspace_id = ${ws} and e.partner_id = ${partnerId}
      order by e.id limit ${MAX_PROGRAMS}`,
  )
}
