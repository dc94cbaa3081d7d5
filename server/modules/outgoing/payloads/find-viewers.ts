import { inArray, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { row, text } from '../../../db/row.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import type { Locale } from '../../../locales/format.ts'
import { API_LOCALE } from '../../../locales/format.ts'
import { localeOf } from '../../../locales/locale.ts'
import { seesFigures } from '../../platform/webhooks/queries.ts'
import { keyOf } from './load-enrolled.ts'

/** A partner whose endpoints are told, and how their dashboard would show it. */
export interface Viewer {
  enrollmentId: string
  sharesCustomers: boolean
  locale: Locale
}

/** Whom an event is about: by the enrollment, or by the owner of a link. */
export type About =
  | { enrollmentId: string }
  | { programId: string | null; partnerId: string | null }

/**
 * Finds the partners who have endpoints and may see their figures; `viewerOf` picks whom an event is about, or
 * whom they were merged into since.
 */
export async function findViewers(
  ctx: Ctx,
  about: readonly About[],
): Promise<(one: About) => Viewer | undefined> {
  const { tx, scope } = ctx
  const heirs = await findHeirs(ctx, about)
  const followed = about.map((one) => follow(one, heirs))
  const ids = followed.flatMap((one) => ('enrollmentId' in one ? one.enrollmentId : []))
  const owners = followed.flatMap((one) => ('partnerId' in one ? (one.partnerId ?? []) : []))
  if (ids.length + owners.length === 0) return () => undefined
  const concerned = or(
    inArray(webhooks.enrollmentId, [...new Set(ids)]),
    inArray(webhooks.partnerId, [...new Set(owners)]),
  )
  const found = await tx.find(scope, webhooks, { where: [isNull(webhooks.disabledAt), concerned] })
  const enrolled = [...new Set(found.flatMap(({ enrollmentId }) => enrollmentId ?? []))]
  if (enrolled.length === 0) return () => undefined
  const viewers = await loadViewers(ctx, enrolled)
  return (one) => {
    const now = follow(one, heirs)
    return viewers.get('enrollmentId' in now ? now.enrollmentId : keyOf(now))
  }
}

const Heir = row({ id: text, heirId: text })

/** Finds whom partners were merged into, and the enrollments that took theirs over. */
async function findHeirs(
  { tx, scope }: Ctx,
  about: readonly About[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Set(
    about.flatMap((one) => ('enrollmentId' in one ? one.enrollmentId : (one.partnerId ?? []))),
  )
  if (named.size === 0) return new Map()
  const rows = await tx.rows(
    scope,
    Heir,
    (ws) => sql`
    select p.id, p.merged_into_id as "heirId" from partners p
    where p.workspace_id = ${ws} and p.id in ${[...named]} and p.merged_into_id is not null
    union all
    select e.id, h.id from enrollments e
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    join enrollments h on h.workspace_id = ${ws} and h.partner_id = p.merged_into_id
      and h.program_id = e.program_id
    where e.workspace_id = ${ws} and e.id in ${[...named]}`,
  )
  return new Map(rows.map(({ id, heirId }) => [id, heirId]))
}

function follow(one: About, heirs: ReadonlyMap<string, string>): About {
  if ('enrollmentId' in one)
    return { enrollmentId: heirs.get(one.enrollmentId) ?? one.enrollmentId }
  const { programId, partnerId } = one
  return { programId, partnerId: (partnerId && heirs.get(partnerId)) ?? partnerId }
}

/** Loads viewers by the enrollment's id, and by program and partner. */
async function loadViewers(
  { tx, scope }: Ctx,
  enrolled: readonly string[],
): Promise<Map<string, Viewer>> {
  const all = await tx.find(scope, enrollments, { where: [inArray(enrollments.id, [...enrolled])] })
  const rows = all.filter(seesFigures)
  const ids = rows.map((row) => row.partnerId)
  const people = await tx.find(scope, partners, { where: [inArray(partners.id, ids)] })
  return new Map(
    rows.flatMap((row) => {
      const tag = people.find((partner) => partner.id === row.partnerId)?.locale
      const { id: enrollmentId, sharesCustomers } = row
      const viewer = { enrollmentId, sharesCustomers, locale: tag ? localeOf(tag) : API_LOCALE }
      return [
        [enrollmentId, viewer],
        [keyOf(row), viewer],
      ] as const
    }),
  )
}
