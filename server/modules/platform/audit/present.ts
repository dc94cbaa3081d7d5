import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { auditSeals, type AuditedRow } from '../../../db/schema/audit.ts'
import { AUDIT_ACTIONS, AUDIT_TYPES, namedAsInApi, readAuditActor } from '../../../domain/audit.ts'
import type { AuditRow } from './find-entries.ts'
import {
  findActorNames,
  findNamesOfLinks,
  findNamesOfPartners,
  findNamesOfPeople,
} from './find-names.ts'
import type { AuditEntry } from './schema.ts'

/** Presents entries with what actors and members are called now. */
export async function presentEntries(ctx: Ctx, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const actors = rows.map(({ actor }) => readAuditActor(actor))
  const membersMeant = rows.flatMap(({ type, resourceId }) =>
    type === 'member' ? [resourceId] : [],
  )
  const nameless = rows.filter(({ resourceName }) => resourceName === null)
  const [seals, acting, people, others, addresses] = await Promise.all([
    findSeals(ctx, rows),
    findActorNames(ctx, actors),
    findNamesOfPeople(ctx, membersMeant),
    findNamesOfPartners(
      ctx,
      nameless.flatMap(({ subjectId }) => subjectId ?? []),
    ),
    findNamesOfLinks(
      ctx,
      nameless.flatMap(({ type, resourceId }) => (type === 'link' ? [resourceId] : [])),
    ),
  ])
  const names = new Map([...acting, ...people, ...others, ...addresses])
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
