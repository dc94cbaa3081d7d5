import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { seesPartners } from '../../../core/require-scope.ts'
import { partners } from '../../../db/schema/programs.ts'
import type { Link } from '../../links/links/schema.ts'
import type { EventPartner } from './schema.ts'

/** Returns the partner of a link; null if it has none, or the caller may not read partners. */
export type FindPartner = (link: Link | null | undefined) => EventPartner | null

/** Loads the partners who have these links now. */
export async function loadPartners(ctx: Ctx, links: Iterable<Link>): Promise<FindPartner> {
  const { tx, scope } = ctx
  const ids = [...new Set(Array.from(links, ({ partnerId }) => partnerId ?? []).flat())]
  if (ids.length === 0 || !seesPartners(scope)) return () => null
  const rows = await tx.find(scope, partners, { where: [inArray(partners.id, ids)] })
  const byId = new Map(rows.map(({ id, name, image }) => [id, { id, name, image }]))
  return (link) => byId.get(link?.partnerId ?? '') ?? null
}
