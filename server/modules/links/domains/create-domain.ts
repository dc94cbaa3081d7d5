import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import {
  lockDomains,
  newProof,
  readSettings,
  refuseOwnHost,
  settlePrimary,
  toDomain,
} from './queries.ts'
import type { Domain, DomainBody } from './schema.ts'
import { readDomainSlug } from './slug.ts'

/** Registers a link domain, which serves links once it is verified. The first one becomes the primary one. */
export async function createDomain(ctx: Ctx, body: DomainBody): Promise<Domain> {
  const { deps } = ctx
  const slug = readDomainSlug(body.slug)
  refuseOwnHost(ctx, slug)
  const now = new Date(deps.clock.now())
  const values = {
    ...readSettings(body),
    ...newProof(deps),
    id: deps.ids.make('dom'),
    slug,
    createdAt: now,
    updatedAt: now,
  }
  const domain = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await lockDomains(ctx)
    const existing = (await tx.find(scope, domains)).length
    requireCapacity(scope.plan, 'domains', { existing })
    const [row] = await tx.insert(scope, domains, values, { ignore: true })
    if (!row) throw domainTaken(slug)
    await settlePrimary(ctx, body.primary ? row.id : undefined)
    return toDomain(deps, (await tx.first(scope, domains, [eq(domains.id, row.id)]))!)
  })
  await deps.directory.changed()
  return domain
}

export function domainTaken(slug: string): ApiError {
  return new ApiError('conflict', `The domain ${slug} already exists in this workspace.`)
}
