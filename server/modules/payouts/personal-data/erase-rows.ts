import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { IdRow } from '../../../db/row.ts'
import { wordsOf } from './erase-mails.ts'
import { idsOf, type Person } from './find-person.ts'

const NAME = 'Erased partner'

/**
 * Empties whatever names a person in the rows that stay for the sums. Returns the bank files that must still
 * be kept for others.
 */
export async function eraseRows(ctx: TxCtx, person: Person, at: Date): Promise<string[]> {
  const { tx, scope } = ctx
  const ids = sql`${idsOf(person.partners)}`
  const enrolled = sql`${idsOf(person.enrollments)}`
  await tx.run(
    scope,
    (ws) => sql`
    with note as (
      delete from partner_notes where workspace_id = ${ws} and partner_id in ${ids}
    ), tagging as (
      delete from partner_taggings where workspace_id = ${ws} and partner_id in ${ids}
    ), method as (
      update payout_methods set details = null, fingerprint = null, masked = '""',
        removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
      where workspace_id = ${ws} and partner_id in ${ids}
    ), onboarding as (
      delete from payout_onboardings where workspace_id = ${ws} and partner_id in ${ids}
    ), draft as (
      update payout_draft_lines set masked = '""' where workspace_id = ${ws} and partner_id in ${ids}
    ), payout as (
      update payouts set masked = '""', failure_reason = null
      where workspace_id = ${ws} and enrollment_id in ${enrolled}
    ), code as (
      update discount_codes set code = id, code_lookup = upper(id),
        disabled_at = coalesce(disabled_at, ${at.toISOString()}::timestamptz)
      where workspace_id = ${ws} and partner_id in ${ids}
    ), enrollment as (
      update enrollments set tenant_id = null, application = null, rejection_note = null,
        listed = false, shares_customers = false, digest_off = true
      where workspace_id = ${ws} and id in ${enrolled}
    )
    update partners set name = ${NAME}, username = null, email = null, image = null, country = null,
      company_name = null, address = null, description = null, locale = null, time_zone = null,
      email_verified_at = null, owner_id = null, erased_at = ${at.toISOString()}::timestamptz,
      updated_at = ${at.toISOString()}::timestamptz
    where workspace_id = ${ws} and id in ${ids}`,
  )
  await tx.run(scope, (ws) => eraseLinks(ws, ids, at))
  await tx.run(scope, (ws) => eraseNotes(ws, enrolled))
  await eraseMentions(ctx, person)
  return eraseFiles(ctx, enrolled)
}

/** Deletes the links; their totals stay, and sales of their customers still find them. */
function eraseLinks(ws: string, ids: SQL, at: Date): SQL {
  return sql`
    update links l set key = l.id, key_lookup = lower(l.id), url = coalesce((
        select p.url from programs p where p.workspace_id = ${ws} and p.id = l.program_id), l.url),
      given_url = null,
      external_id = null, tenant_id = null, title = null, description = null, image = null, video = null,
      ios = null, android = null, geo = null, test_variants = null, expired_url = null, utm_source = null,
      utm_medium = null, utm_campaign = null, utm_term = null, utm_content = null, comments = null,
      deleted_at = coalesce(l.deleted_at, ${at.toISOString()}::timestamptz)
    where l.workspace_id = ${ws} and l.partner_id in ${ids}`
}

/** Empties what was written beside commissions by hand, also where their explanation repeats it. */
function eraseNotes(ws: string, enrolled: SQL): SQL {
  return sql`
    update commissions c set description = null, metadata = null, explanation = case
      when c.description is null or c.explanation->'steps' is null then c.explanation
      else jsonb_set(c.explanation, '{steps}', (
        select coalesce(jsonb_agg(s.value order by s.ordinality), '[]')
        from jsonb_array_elements(c.explanation->'steps') with ordinality s
        where position(trim(both '"' from c.description::text) in s.value::text) = 0)) end
    where c.workspace_id = ${ws} and c.enrollment_id in ${enrolled}`
}

/** Empties what names the person elsewhere: findings, answers that were kept, errors of jobs. */
async function eraseMentions(ctx: TxCtx, person: Person): Promise<void> {
  const { tx, scope } = ctx
  const ids = sql`${idsOf(person.partners)}`
  const words = sql`(select jsonb_array_elements_text(${JSON.stringify(wordsOf(person))}::text::jsonb))`
  const names = (text: SQL) => sql`exists (select from unnest(array${words}) as w (word)
    where position(w.word in lower(${text})) > 0)`
  await tx.run(
    scope,
    (ws) => sql`
    update fraud_flags f set sentence = '""', evidence = '{}', note = null
    where f.workspace_id = ${ws} and (f.partner_id in ${ids}
      or ${names(sql`f.sentence || f.evidence::text || coalesce(f.note, '')`)})`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update idempotency_keys k set response = null
    where k.workspace_id = ${ws} and ${names(sql`k.response::text`)}`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update transfers t set last_error = null from payouts p
    where t.workspace_id = ${ws} and p.workspace_id = ${ws} and p.id = t.payout_id
      and p.partner_id in ${ids}`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update graphile_worker._private_jobs j set last_error = null
    where j.payload->>'workspaceId' = ${ws} and ${names(sql`j.last_error`)}`,
  )
}

/** Deletes the texts of bank files that name the person, unless transfers to others in them are under way. */
async function eraseFiles({ tx, scope }: TxCtx, enrolled: SQL): Promise<string[]> {
  const open = (ws: string) => sql`exists (select from transfers o
    where o.workspace_id = ${ws} and o.file_id = f.id and o.status in ('created', 'submitting', 'sent'))`
  const naming = (ws: string) => sql`f.workspace_id = ${ws} and f.content is not null
    and f.id in (select t.file_id from transfers t
      join payouts p on p.workspace_id = ${ws} and p.id = t.payout_id and p.enrollment_id in ${enrolled}
      where t.workspace_id = ${ws})`
  await tx.run(
    scope,
    (ws) => sql`update payout_files f set content = null where ${naming(ws)} and not ${open(ws)}`,
  )
  const kept = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`select f.id from payout_files f where ${naming(ws)} order by f.id`,
  )
  return kept.map(({ id }) => id)
}
