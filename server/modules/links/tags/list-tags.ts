import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { containing } from '../../../db/like-pattern.ts'
import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { tags } from '../../../db/schema/links.ts'
import { pageOf } from '../../../core/paging.ts'
import { toTag } from './present.ts'
import type { Tag, TagQuery } from './schema.ts'

export async function listTags(ctx: Ctx, query: TagQuery): Promise<Tag[]> {
  const { tx, scope } = ctx
  const ids = split(query.ids)
  const where: (SQL | undefined)[] = [
    query.search ? sql`${tags.name} ilike ${containing(query.search)}` : undefined,
    ids.length > 0 ? inArray(tags.id, ids) : undefined,
  ]
  const direction = query.sortOrder === 'desc' ? desc : asc
  const by = query.sortBy === 'createdAt' ? tags.id : sql`lower(${tags.name})`
  const rows = await tx.find(scope, tags, {
    where,
    orderBy: [direction(by), asc(tags.id)],
    ...pageOf(query),
  })
  return rows.map(toTag)
}
