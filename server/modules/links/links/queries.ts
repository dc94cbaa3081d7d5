import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { row, text } from '../../../db/row.ts'
import { links } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { LinkRow } from './columns-schema.ts'
import { bareExternalId } from './read-fields.ts'
import type { LinkTag } from './schema.ts'

/** Builds the condition that a link has this id: link_… or ext_<externalId>. */
export function named(idOrExternal: string): SQL {
  return idOrExternal.startsWith('ext_')
    ? eq(links.externalId, bareExternalId(idOrExternal))
    : eq(links.id, idOrExternal)
}

/**
 * Finds a link or throws.
 * @throws ApiError `not_found`, also for a deleted link and another workspace's
 */
export async function requireLink(
  ctx: Ctx,
  idOrExternal: string,
  options: { lock?: 'update' } = {},
): Promise<LinkRow> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, links, [named(idOrExternal), isNull(links.deletedAt)], options)
  if (row) return row
  throw noLink(idOrExternal)
}

export function noLink(idOrExternal: string): ApiError {
  return new ApiError(
    'not_found',
    `No link has the ID ${JSON.stringify(idOrExternal.slice(0, 270))}.`,
  )
}

const TagRow = row({ linkId: text, id: text, name: text, color: text })

/** Loads the tags of many links in one query. */
export async function tagsOfLinks(
  ctx: Ctx,
  linkIds: readonly string[],
): Promise<Map<string, LinkTag[]>> {
  const { tx, scope } = ctx
  const byLink = new Map<string, LinkTag[]>(linkIds.map((id) => [id, []]))
  if (linkIds.length === 0) return byLink
  const rows = await tx.rows(
    scope,
    TagRow,
    (ws) => sql`
      select lt.link_id as "linkId", t.id, t.name, t.color
      from link_tags lt join tags t on t.workspace_id = ${ws} and t.id = lt.tag_id
      where lt.workspace_id = ${ws} and lt.link_id in ${[...linkIds]}
      order by t.id`,
  )
  for (const { linkId, id, name, color } of rows) byLink.get(linkId)?.push({ id, name, color })
  return byLink
}
