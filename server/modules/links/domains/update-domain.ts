import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { links } from '../../../db/schema/links.ts'
import { programs } from '../../../db/schema/programs.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import { invalid } from '../../../domain/errors.ts'
import { linkEvents } from '../../../domain/events.ts'
import { transact } from '../../../core/transact.ts'
import { domainTaken } from './create-domain.ts'
import {
  lockDomains,
  newProof,
  readSettings,
  refuseOwnHost,
  requireDomain,
  settlePrimary,
  toDomain,
} from './queries.ts'
import type { Domain, DomainPatch } from './schema.ts'
import { readDomainSlug } from './slug.ts'

/**
 * Updates a domain. A new slug moves the domain's links and programs with it, and has to be verified before
 * they redirect again.
 */
export async function updateDomain(ctx: Ctx, slug: string, body: DomainPatch): Promise<Domain> {
  const { deps } = ctx
  const moved = body.slug === undefined ? undefined : readDomainSlug(body.slug)
  if (moved !== undefined) refuseOwnHost(ctx, moved)
  if (body.primary && body.archived) {
    throw invalid('primary', 'An archived domain can’t be the primary domain.')
  }
  const domain = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await lockDomains(ctx)
    const current = await requireDomain(ctx, slug)
    const set = { ...readSettings(body), updatedAt: new Date(deps.clock.now()) }
    const same = [eq(domains.id, current.id)]
    await tx.update(scope, domains, set, same)
    if (moved && moved !== current.slug) {
      await tx.update(scope, domains, { slug: moved, ...newProof(deps) }, same)
      const onIt = [eq(links.domain, current.slug)]
      const renamed = await tx.update(scope, links, { domain: moved }, onIt)
      const alive = renamed.filter(({ deletedAt }) => deletedAt === null)
      await announceHeard(ctx, linkEvents('link.updated', alive))
      await tx.update(scope, programs, { domain: moved }, [eq(programs.domain, current.slug)])
    }
    await settlePrimary(ctx, body.primary ? current.id : undefined)
    return toDomain(deps, (await tx.first(scope, domains, same))!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'domains_slug' ? domainTaken(moved ?? slug) : error
  })
  await deps.directory.changed()
  return domain
}
