import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { findPeople } from '../../../db/find-person.ts'
import { auditSeals, type AuditedRow } from '../../../db/schema/audit.ts'
import { links } from '../../../db/schema/links.ts'
import { partners } from '../../../db/schema/programs.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_TYPES,
  namedAsInApi,
  readAuditActor,
  type AuditActorType,
} from '../../../domain/audit.ts'
import type { AuditRow } from './find-entries.ts'
import type { AuditEntry } from './schema.ts'

/** Presents entries with what actors and members are called now. */
export async function presentEntries(ctx: Ctx, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const actors = rows.map(({ actor }) => readAuditActor(actor))
  const idsOf = (wanted: AuditActorType) =>
    actors.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const membersMeant = rows.flatMap(({ type, resourceId }) =>
    type === 'member' ? [resourceId] : [],
  )
  const nameless = rows.filter(({ resourceName }) => resourceName === null)
  const [seals, people, keys, others, addresses] = await Promise.all([
    findSeals(ctx, rows),
    namesOfPeople(ctx, [...idsOf('member'), ...membersMeant]),
    namesOfKeys(ctx, idsOf('key')),
    namesOfPartners(ctx, [
      ...idsOf('partner'),
      ...nameless.flatMap(({ subjectId }) => subjectId ?? []),
    ]),
    namesOfLinks(
      ctx,
      nameless.flatMap(({ type, resourceId }) => (type === 'link' ? [resourceId] : [])),
    ),
  ])
  const names = new Map([...people, ...keys, ...others, ...addresses])
  return rows.map((row, at) => {
    const actor = actors[at]!
    const { id, createdAt, address, requestId, before, after, erasedAt } = row
    const seal = seals.get(id)
    return {
      id,
      createdAt: createdAt.toISOString(),
      actor: { ...actor, name: names.get(actor.id) ?? null },
      address,
      requestId,
      // Only triggers write them, which a test compares with these lists.
      type: AUDIT_TYPES.find((known) => known === row.type)!,
      action: AUDIT_ACTIONS.find((known) => known === row.action)!,
      resource: {
        id: row.resourceId,
        // Enrollments, payouts and the like are called as their partner.
        name:
          row.resourceName ?? names.get(row.resourceId) ?? names.get(row.subjectId ?? '') ?? null,
      },
      before: valuesOf(before),
      after: valuesOf(after),
      erasedAt: erasedAt?.toISOString() ?? null,
      number: seal?.num ?? null,
      hash: seal ? Buffer.from(seal.hash).toString('hex') : null,
    }
  })
}

function valuesOf(columns: AuditedRow | null): Record<string, unknown> | null {
  return columns && namedAsInApi(columns)
}

async function findSeals({ tx, scope }: Ctx, rows: readonly AuditRow[]) {
  const ids = rows.map(({ id }) => id)
  const found = await tx.find(scope, auditSeals, { where: [inArray(auditSeals.entryId, ids)] })
  return new Map(found.map((seal) => [seal.entryId, seal]))
}

type Names = [id: string, name: string][]

/** Finds what people are called who have acted in the workspace, also once they have left. */
async function namesOfPeople({ deps }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await findPeople(deps.db, [...new Set(ids)])
  return found.map(({ id, name, email }) => [id, name || email])
}

async function namesOfKeys({ tx, scope }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, apiKeys, { where: [inArray(apiKeys.id, [...new Set(ids)])] })
  return found.map(({ id, name }) => [id, name])
}

async function namesOfPartners({ tx, scope }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, partners, { where: [inArray(partners.id, [...new Set(ids)])] })
  return found.map(({ id, name }) => [id, name])
}

async function namesOfLinks({ tx, scope }: Ctx, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const found = await tx.find(scope, links, { where: [inArray(links.id, [...new Set(ids)])] })
  return found.map(({ id, domain, key }) => [id, `${domain}/${key}`])
}
