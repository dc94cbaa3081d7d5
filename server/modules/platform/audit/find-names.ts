import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { hasScope } from '../../../core/require-scope.ts'
import { findPeople } from '../../../db/find-person.ts'
import { links } from '../../../db/schema/links.ts'
import { partners } from '../../../db/schema/programs.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import type { AuditActorType } from '../../../domain/audit.ts'

type Names = [id: string, name: string][]

/**
 * Finds what people are called who have acted in the workspace, also once they have left. Without a name they are called
 * by their email address, for callers who may see members.
 */
export async function findNamesOfPeople(
  { deps, scope }: Ctx,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return []
  const found = await findPeople(deps.db, [...new Set(ids)])
  const seesMembers = hasScope(scope, 'members.read')
  return found.flatMap(({ id, name, email }): Names => {
    const shown = name || (seesMembers ? email : null)
    return shown ? [[id, shown]] : []
  })
}

async function findNamesOfKeys({ tx, scope }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, apiKeys, { where: [inArray(apiKeys.id, [...new Set(ids)])] })
  return found.map(({ id, name }) => [id, name])
}

export async function findNamesOfPartners(
  { tx, scope }: Ctx,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, partners, { where: [inArray(partners.id, [...new Set(ids)])] })
  return found.map(({ id, name }) => [id, name])
}

export async function findNamesOfLinks({ tx, scope }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, links, { where: [inArray(links.id, [...new Set(ids)])] })
  return found.map(({ id, domain, key }) => [id, `${domain}/${key}`])
}

/** Finds what actors are called. */
export async function findActorNames(
  ctx: Ctx,
  actors: readonly { type: AuditActorType; id: string }[],
): Promise<Map<string, string>> {
  const pickIds = (wanted: AuditActorType) =>
    actors.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const found = await Promise.all([
    findNamesOfPeople(ctx, pickIds('member')),
    findNamesOfKeys(ctx, pickIds('key')),
    findNamesOfPartners(ctx, pickIds('partner')),
  ])
  return new Map(found.flat())
}
