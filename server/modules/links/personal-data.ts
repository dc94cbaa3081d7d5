import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../core/ctx.ts'
import { listIds, type PersonalData, type Person } from '../../core/personal-data.ts'
import { links } from '../../db/schema/links.ts'

export const linkPersonalData: PersonalData = {
  list: ({ partners }) => [
    {
      record: 'link',
      table: links,
      where: inArray(links.partnerId, listIds(partners)),
      without: ['passwordHash', 'num', 'keyLookup'],
    },
  ],
  erase: eraseLinks,
}

/** Deletes the links; their totals stay, and sales of their customers still find them. */
async function eraseLinks({ tx, scope }: TxCtx, person: Person, at: Date): Promise<void> {
  const ids = sql`${listIds(person.partners)}`
  await tx.run(
    scope,
    (ws) => sql`
    update links l set key = l.id, key_lookup = lower(l.id), url = coalesce((
        select p.url from programs p where p.workspace_id = ${ws} and p.id = l.program_id), l.url),
      given_url = null,
      external_id = null, tenant_id = null, title = null, description = null, image = null, video = null,
      ios = null, android = null, geo = null, test_variants = null, expired_url = null, utm_source = null,
      utm_medium = null, utm_campaign = null, utm_term = null, utm_content = null, comments = null,
      deleted_at = coalesce(l.deleted_at, ${at.toISOString()}::timestamptz)
    where l.workspace_id = ${ws} and l.partner_id in ${ids}`,
  )
}
