import type { Ctx } from '../../../core/ctx.ts'
import { containing } from '../../../db/like-pattern.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { domains } from '../../../db/schema/workspaces.ts'
import { pageOf } from '../../../core/paging.ts'
import { toDomain } from './queries.ts'
import type { Domain, DomainQuery } from './schema.ts'

/** Lists the workspace's domains, the primary one first. */
export async function listDomains(ctx: Ctx, query: DomainQuery): Promise<Domain[]> {
  const { deps, tx, scope } = ctx
  const rows = await tx.find(scope, domains, {
    where: [
      query.archived ? undefined : eq(domains.archived, false),
      query.search ? sql`${domains.slug} ilike ${containing(query.search)}` : undefined,
    ],
    orderBy: [desc(domains.primary), asc(domains.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toDomain(deps, row))
}
