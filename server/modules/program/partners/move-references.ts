import { and, eq, isNull, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { linkEvents } from '../../../domain/events.ts'
import type { EnrollmentRow } from './present.ts'

export interface Move {
  source: EnrollmentRow
  target: EnrollmentRow
}

/** Moves links, codes, customers and findings to the target, whose links work. */
export async function moveReferences(ctx: TxCtx, { source, target }: Move): Promise<void> {
  const { tx, scope } = ctx
  const { programId } = source
  const [from, into] = [source.partnerId, target.partnerId]
  const isSame = source.id === target.id
  const theirs = and(eq(links.programId, programId), eq(links.partnerId, from))
  const moved = await tx.find(scope, links, { where: [theirs, isNull(links.deletedAt)] })
  await announceHeard(ctx, linkEvents('link.updated', moved))
  await tx.run(
    scope,
    (ws) => sql`
      with link as (
        update links set partner_id = ${into}, tenant_id = ${target.tenantId},
          disabled_at = case when ${isSame} then disabled_at end
        where workspace_id = ${ws} and program_id = ${programId} and partner_id = ${from}
      ), code as (
        update discount_codes set partner_id = ${into}, enrollment_id = ${target.id}
        where workspace_id = ${ws} and enrollment_id = ${source.id}
      ), customer as (
        update customers set partner_id = ${into}, pinned = case
          when pinned is null then null
          else jsonb_set(pinned, '{enrollmentId}', to_jsonb(${target.id}::text)) end
        where workspace_id = ${ws} and program_id = ${programId} and partner_id = ${from}
      ), flag as (
        update fraud_flags set partner_id = ${into}, enrollment_id = ${target.id}
        where workspace_id = ${ws} and enrollment_id = ${source.id}
      ), commission as (
        update commissions set partner_id = ${into}
        where workspace_id = ${ws} and enrollment_id = ${source.id}
      )
      update payouts set partner_id = ${into}
      where workspace_id = ${ws} and enrollment_id = ${source.id}`,
  )
}
