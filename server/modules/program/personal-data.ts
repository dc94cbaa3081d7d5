import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../core/ctx.ts'
import { listIds, type PersonalData, type Person } from '../../core/personal-data.ts'
import { partnerNotes } from '../../db/schema/partner-notes.ts'
import { partnerTaggings, partnerTags } from '../../db/schema/partner-tags.ts'
import { enrollments, partners } from '../../db/schema/programs.ts'
import { discountCodes } from '../../db/schema/rewards.ts'

const NAME = 'Erased partner'

export const programPersonalData: PersonalData = {
  list(person, workspaceId) {
    const ids = listIds(person.partners)
    const tagged = sql`(select ${partnerTaggings.tagId} from ${partnerTaggings}
      where ${partnerTaggings.workspaceId} = ${workspaceId}
        and ${inArray(partnerTaggings.partnerId, ids)})`
    return [
      { record: 'partner', table: partners, where: inArray(partners.id, ids) },
      { record: 'enrollment', table: enrollments, where: inArray(enrollments.partnerId, ids) },
      {
        record: 'discount_code',
        table: discountCodes,
        where: inArray(discountCodes.partnerId, ids),
      },
      // Not who of the colleagues wrote it.
      {
        record: 'note',
        table: partnerNotes,
        where: inArray(partnerNotes.partnerId, ids),
        without: ['author', 'authorName'],
      },
      { record: 'tag', table: partnerTags, where: inArray(partnerTags.id, tagged) },
    ]
  },
  erase: erasePartners,
}

async function erasePartners({ tx, scope }: TxCtx, person: Person, at: Date): Promise<void> {
  const ids = sql`${listIds(person.partners)}`
  const enrolled = sql`${listIds(person.enrollments)}`
  const erasedAt = sql`${at.toISOString()}::timestamptz`
  await tx.run(
    scope,
    (ws) => sql`
    with note as (
      delete from partner_notes where workspace_id = ${ws} and partner_id in ${ids}
    ), tagging as (
      delete from partner_taggings where workspace_id = ${ws} and partner_id in ${ids}
    ), code as (
      update discount_codes set code = id, code_lookup = upper(id),
        disabled_at = coalesce(disabled_at, ${erasedAt})
      where workspace_id = ${ws} and partner_id in ${ids}
    ), enrollment as (
      update enrollments set tenant_id = null, application = null, rejection_note = null,
        listed = false, shares_customers = false, digest_off = true
      where workspace_id = ${ws} and id in ${enrolled}
    )
    update partners set name = ${NAME}, username = null, email = null, image = null, country = null,
      company_name = null, address = null, description = null, locale = null, time_zone = null,
      email_verified_at = null, owner_id = null, erased_at = ${erasedAt}, updated_at = ${erasedAt}
    where workspace_id = ${ws} and id in ${ids}`,
  )
}
