import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { MAX_PAGE_SIZE } from '../../../core/paging.ts'
import { hasScope } from '../../../core/require-scope.ts'
import {
  IdRow,
  nullable,
  number,
  oneOf,
  row,
  text,
  textArray,
  time,
  type RowOf,
} from '../../../db/row.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { invalid } from '../../../domain/errors.ts'
import { findEnrolled, named } from '../../program/partners/queries.ts'
import { readCursor } from './cursor.ts'
import { ACTIVITY_KINDS, REFERENCE_TYPES, type ActivityKind } from './kinds.ts'
import { presentActivity } from './present.ts'
import type { ActivityQuery, PartnerActivity } from './schema.ts'
import { SOURCES } from './sources.ts'

const ActivityRow = row({
  at: time,
  key: text,
  kind: oneOf(ACTIVITY_KINDS),
  actor: nullable(text),
  program: nullable(text),
  type: nullable(oneOf(REFERENCE_TYPES)),
  resource: nullable(text),
  name: nullable(text),
  status: nullable(oneOf(ENROLLMENT_STATUSES)),
  changes: nullable(textArray),
  amount: nullable(number),
  currency: nullable(text),
  text: nullable(text),
})
export type ActivityRow = RowOf<typeof ActivityRow>

/**
 * Lists what happened to a partner, newest first. Each table is asked for one page alone, by an index, so that
 * the time doesn't grow with the history.
 */
export async function listActivity(
  ctx: Ctx,
  id: string,
  query: ActivityQuery,
): Promise<PartnerActivity[]> {
  const { tx, scope } = ctx
  const before = readCursor(query.startingAfter)
  const kinds = readKinds(ctx, query.kinds)
  const { pageSize: limit = MAX_PAGE_SIZE } = query
  const { partner } = await findEnrolled(ctx, named(id))
  const partnerIds = await findMerged(ctx, partner.id)
  const sources = SOURCES.filter((source) => source.kinds.some((kind) => kinds.includes(kind)))
  if (sources.length === 0) return []
  const rows = await tx.rows(scope, ActivityRow, (ws) => {
    const wanted = { ws, partnerIds, kinds, before, limit }
    const parts = sources.map((source) => sql`(${source.build(wanted)})`)
    return sql`select * from (${sql.join(parts, sql` union all `)}) entry
      order by at desc, key collate "C" desc limit ${limit}`
  })
  return presentActivity(ctx, rows)
}

/** Who has looked at a partner or opened their account is part of the audit log alone. */
const AUDITED = new Set<ActivityKind>(['signed_in', 'viewed_as', 'exported', 'access_link_created'])

/** How many partners who were merged into one are shown with them. */
const MAX_MERGED = 100

/** Reads the kinds that a caller wants and may see. @throws ApiError `unprocessable_entity` */
function readKinds({ scope }: Ctx, list: string | undefined): ActivityKind[] {
  const wanted = split(list)
  const unknown = wanted.find((one) => !ACTIVITY_KINDS.some((kind) => kind === one))
  if (unknown !== undefined) {
    const all = ACTIVITY_KINDS.join(', ')
    throw invalid('kinds', `${JSON.stringify(unknown)} is not a kind of entry. Send any of ${all}.`)
  }
  return ACTIVITY_KINDS.filter(
    (kind) =>
      (wanted.length === 0 || wanted.includes(kind)) &&
      (kind !== 'email' || hasScope(scope, 'mails.read')) &&
      (!AUDITED.has(kind) || hasScope(scope, 'audit.read')),
  )
}

/** Finds the ids by which a partner was known, since others were merged into them. */
async function findMerged({ tx, scope }: Ctx, id: string): Promise<string[]> {
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`select id from partners where workspace_id = ${ws} and merged_into_id = ${id}
      order by id desc limit ${MAX_MERGED}`,
  )
  return [id, ...rows.map((row) => row.id)]
}
