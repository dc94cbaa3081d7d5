import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { groups, partners } from '../../../db/schema/programs.ts'
import { namedAsInApi, readAuditActor } from '../../../domain/audit.ts'
import { findActorNames, findNamesOfPeople } from '../../platform/audit/find-names.ts'
import { activityId } from './cursor.ts'
import type { ReferenceType } from './kinds.ts'
import type { ActivityRow } from './list-activity.ts'
import type { PartnerActivity } from './schema.ts'

/** Presents entries with what actors and references are called now. */
export async function presentActivity(
  ctx: Ctx,
  rows: readonly ActivityRow[],
): Promise<PartnerActivity[]> {
  const actors = await findActorNames(
    ctx,
    rows.flatMap(({ actor }) => (actor === null ? [] : [readAuditActor(actor)])),
  )
  const names = await findReferences(ctx, rows)
  return rows.map((row) => {
    const { at, key, kind, program, type, resource, status, amount, currency, text } = row
    const isNote = kind === 'note'
    const actor = row.actor === null ? null : readAuditActor(row.actor)
    const name = isNote ? null : row.name
    return {
      id: activityId({ atMs: at.getTime(), key }),
      kind,
      createdAt: at.toISOString(),
      programId: program,
      actor: actor && { ...actor, name: actors.get(actor.id) ?? (isNote ? row.name : null) },
      reference:
        type === null || resource === null
          ? null
          : { type, id: resource, name: name ?? names.get(resource) ?? null },
      status,
      changes: row.changes && nameColumns(row.changes),
      amount,
      currency,
      text,
    }
  })
}

/** Names columns as the API does. */
function nameColumns(columns: readonly string[]): string[] {
  return Object.keys(namedAsInApi(Object.fromEntries(columns.map((name) => [name, null]))))
}

/** Finds the names of tags, groups, members, and partners that still exist. */
async function findReferences(
  ctx: Ctx,
  rows: readonly ActivityRow[],
): Promise<Map<string, string>> {
  const { tx, scope } = ctx
  const pickIds = (wanted: ReferenceType) => [
    ...new Set(
      rows.flatMap(({ type, resource }) => (type === wanted && resource ? [resource] : [])),
    ),
  ]
  const [tagIds, groupIds, partnerIds] = [pickIds('tag'), pickIds('group'), pickIds('partner')]
  const found = await Promise.all([
    tagIds.length > 0
      ? tx.find(scope, partnerTags, { where: [inArray(partnerTags.id, tagIds)] })
      : [],
    groupIds.length > 0 ? tx.find(scope, groups, { where: [inArray(groups.id, groupIds)] }) : [],
    partnerIds.length > 0
      ? tx.find(scope, partners, { where: [inArray(partners.id, partnerIds)] })
      : [],
  ])
  const people = await findNamesOfPeople(ctx, pickIds('member'))
  return new Map([...found.flat().map(({ id, name }) => [id, name] as const), ...people])
}
