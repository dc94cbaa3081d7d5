import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { bigint, json, row, text } from '../../../db/row.ts'
import { internal, money } from '../../../domain/message/message.ts'
import type { Candidate } from './candidates.ts'
import type { PreviewBody } from './schema.ts'

const HeldRow = row({
  enrollmentId: text,
  partner: json<Candidate['partner']>(),
  currency: text,
  dueMinor: bigint,
})

/**
 * Finds partners to whom nothing is due because all that they earned waits for a person: a preview that left
 * them out would look as if they were owed nothing.
 */
export async function findWhollyHeld(
  ctx: TxCtx,
  { body, candidates }: { body: PreviewBody; candidates: readonly Candidate[] },
) {
  const { programId, partnerIds = [] } = body
  const { tx, scope } = ctx
  const only = partnerIds.length > 0 ? sql`and c.partner_id in ${[...partnerIds]}` : sql``
  const rows = await tx.rows(
    scope,
    HeldRow,
    (ws) => sql`
    select c.enrollment_id as "enrollmentId", c.currency, sum(c.earnings)::text as "dueMinor",
      json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'country', a.country) as partner
    from commissions c
    join partners a on a.workspace_id = ${ws} and a.id = c.partner_id
    where c.workspace_id = ${ws} and c.program_id = ${programId} and c.status = 'held' ${only}
    group by c.enrollment_id, c.currency, a.id, a.name, a.email, a.country
    order by c.enrollment_id, c.currency`,
  )
  const known = new Set(candidates.map(keyOf))
  return rows
    .filter((found) => !known.has(keyOf(found)))
    .map((candidate) => {
      const held = money(candidate.dueMinor, candidate.currency)
      const sentence = internal('internal.payout.refusal.held', { held })
      return { candidate, reason: 'held' as const, sentence, heldUntil: null }
    })
}

function keyOf({ enrollmentId, currency }: Pick<Candidate, 'enrollmentId' | 'currency'>): string {
  return `${enrollmentId} ${currency}`
}
