import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../core/ctx.ts'
import { listIds, type PersonalData, type Person } from '../../core/personal-data.ts'
import { IdRow } from '../../db/row.ts'
import { payoutOnboardings } from '../../db/schema/payout-onboardings.ts'
import { payoutMethods, payouts } from '../../db/schema/payouts.ts'

export const payoutPersonalData: PersonalData = {
  list({ partners, enrollments }) {
    const ids = listIds(partners)
    return [
      {
        record: 'payout_method',
        table: payoutMethods,
        where: inArray(payoutMethods.partnerId, ids),
        without: ['fingerprint'],
      },
      {
        record: 'payout_onboarding',
        table: payoutOnboardings,
        where: inArray(payoutOnboardings.partnerId, ids),
      },
      {
        record: 'payout',
        table: payouts,
        where: inArray(payouts.enrollmentId, listIds(enrollments)),
      },
    ]
  },
  async erase(ctx, person, at) {
    await eraseAccounts(ctx, person, at)
    await eraseErrors(ctx, person)
    await eraseFiles(ctx, person)
  },
}

async function eraseAccounts({ tx, scope }: TxCtx, person: Person, at: Date): Promise<void> {
  const ids = sql`${listIds(person.partners)}`
  const enrolled = sql`${listIds(person.enrollments)}`
  await tx.run(
    scope,
    (ws) => sql`
    with method as (
      update payout_methods set details = null, fingerprint = null, masked = '""',
        removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
      where workspace_id = ${ws} and partner_id in ${ids}
    ), onboarding as (
      delete from payout_onboardings where workspace_id = ${ws} and partner_id in ${ids}
    ), draft as (
      update payout_draft_lines set masked = '""' where workspace_id = ${ws} and partner_id in ${ids}
    )
    update payouts set masked = '""', failure_reason = null
    where workspace_id = ${ws} and enrollment_id in ${enrolled}`,
  )
}

async function eraseErrors({ tx, scope }: TxCtx, { partners }: Person): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update transfers t set last_error = null from payouts p
    where t.workspace_id = ${ws} and p.workspace_id = ${ws} and p.id = t.payout_id
      and p.partner_id in ${listIds(partners)}`,
  )
}

/** Deletes the texts of bank files that name the person, unless transfers to others in them are under way. */
async function eraseFiles({ tx, scope }: TxCtx, person: Person): Promise<void> {
  const open = (ws: string) => sql`exists (select from transfers o
    where o.workspace_id = ${ws} and o.file_id = f.id and o.status in ('created', 'submitting', 'sent'))`
  await tx.run(
    scope,
    (ws) => sql`
      update payout_files f set content = null where ${isAbout(person, ws)} and not ${open(ws)}`,
  )
}

/** Lists the bank files about a person whose texts must still be kept for others. */
export async function listBankFiles({ tx, scope }: Ctx, person: Person): Promise<string[]> {
  const kept = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`select f.id from payout_files f where ${isAbout(person, ws)} order by f.id`,
  )
  return kept.map(({ id }) => id)
}

const isAbout = ({ enrollments }: Person, ws: string): SQL => sql`
  f.workspace_id = ${ws} and f.content is not null and f.id in (select t.file_id from transfers t
    join payouts p on p.workspace_id = ${ws} and p.id = t.payout_id
      and p.enrollment_id in ${listIds(enrollments)}
    where t.workspace_id = ${ws})`
