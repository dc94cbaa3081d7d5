import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { programs } from '../../../db/schema/programs.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { lockDomains, requireDomain, settlePrimary } from './queries.ts'

/** Deletes a domain without links and programs: published addresses must not break by accident. */
export async function deleteDomain(ctx: Ctx, slug: string): Promise<{ slug: string }> {
  const deleted = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await lockDomains(ctx)
    const domain = await requireDomain(ctx, slug)
    if (await tx.first(scope, links, [eq(links.domain, domain.slug), isNull(links.deletedAt)])) {
      throw new ApiError(
        'conflict',
        `${domain.slug} still has links. Delete them or move them to another domain first.`,
      )
    }
    const program = await tx.first(scope, programs, [eq(programs.domain, domain.slug)])
    if (program) {
      throw new ApiError(
        'conflict',
        `The program "${program.slug}" gives out links on ${domain.slug}. Give it another domain first.`,
      )
    }
    await tx.remove(scope, domains, [eq(domains.id, domain.id)])
    await settlePrimary(ctx)
    return { slug: domain.slug }
  })
  await ctx.deps.directory.changed()
  return deleted
}
