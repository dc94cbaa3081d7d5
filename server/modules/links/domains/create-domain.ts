import { eq } from 'drizzle-orm'
import { domains } from '../../../db/schema/workspaces.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requireRoom } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { lockDomains, readSettings, settlePrimary, toDomain } from './queries.ts'
import type { Domain, DomainBody } from './schema.ts'
import { readDomainSlug } from './slug.ts'

/** Registers a link domain. The first one becomes the primary one. */
export async function createDomain(deps: Deps, scope: Scope, body: DomainBody): Promise<Domain> {
  const slug = readDomainSlug(body.slug)
  const now = new Date(deps.clock.now())
  const values = {
    ...readSettings(body),
    id: deps.ids.make('dom'),
    slug,
    createdAt: now,
    updatedAt: now,
  }
  const domain = await transact(deps, scope, async (tx) => {
    await lockDomains(tx, scope)
    const existing = (await tx.find(scope, domains)).length
    requireRoom(scope.plan, 'domains', { existing })
    const [row] = await tx.insert(scope, domains, values, { ignore: true })
    if (!row) throw domainTaken(slug)
    await settlePrimary(tx, scope, body.primary ? row.id : undefined)
    return toDomain((await tx.first(scope, domains, [eq(domains.id, row.id)]))!)
  })
  await deps.directory.changed()
  return domain
}

export function domainTaken(slug: string): ApiError {
  return new ApiError('conflict', `The domain ${slug} is registered on this server already.`)
}
