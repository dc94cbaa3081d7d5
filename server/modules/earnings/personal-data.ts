import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../core/ctx.ts'
import { listIds, mentions, type PersonalData, type Person } from '../../core/personal-data.ts'
import { commissions } from '../../db/schema/commissions.ts'
import { fraudFlags } from '../../db/schema/fraud.ts'

export const earningsPersonalData: PersonalData = {
  list: ({ partners, enrollments }) => [
    {
      record: 'fraud_flag',
      table: fraudFlags,
      where: inArray(fraudFlags.partnerId, listIds(partners)),
    },
    {
      record: 'commission',
      table: commissions,
      where: inArray(commissions.enrollmentId, listIds(enrollments)),
    },
  ],
  async erase(ctx, person) {
    await eraseNotes(ctx, person)
    await eraseFlags(ctx, person)
  },
}

/** Empties what was written beside commissions by hand, also where their explanation repeats it. */
async function eraseNotes({ tx, scope }: TxCtx, { enrollments }: Person): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update commissions c set description = null, metadata = null, explanation = case
      when c.description is null or c.explanation->'steps' is null then c.explanation
      else jsonb_set(c.explanation, '{steps}', (
        select coalesce(jsonb_agg(s.value order by s.ordinality), '[]')
        from jsonb_array_elements(c.explanation->'steps') with ordinality s
        where position(trim(both '"' from c.description::text) in s.value::text) = 0)) end
    where c.workspace_id = ${ws} and c.enrollment_id in ${listIds(enrollments)}`,
  )
}

async function eraseFlags({ tx, scope }: TxCtx, person: Person): Promise<void> {
  const texts = sql`f.sentence || f.evidence::text || coalesce(f.note, '')`
  await tx.run(
    scope,
    (ws) => sql`
    update fraud_flags f set sentence = '""', evidence = '{}', note = null
    where f.workspace_id = ${ws}
      and (f.partner_id in ${listIds(person.partners)} or ${mentions(person, texts)})`,
  )
}
