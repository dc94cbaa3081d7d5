import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { groups } from '../../../db/schema/programs.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { namedAsInApi } from '../../../domain/audit.ts'
import { idFloor } from '../../../domain/ids.ts'
import { readReport } from '../reports/read-report.ts'
import { readTime } from '../reports/read-time.ts'
import type { Annotation, AnnotationsQuery } from './schema.ts'

type Entry = typeof auditEntries.$inferSelect
type Owners = ReadonlyMap<string, { event: string; group: string | null }>

/** The newest of a time; more marks could not be told apart. */
const MOST = 100

/**
 * Lists what changed in rewards and attribution during a time, in its order, from the audit log: why figures
 * turned. It says what changed, and neither who changed it nor for which partner.
 * @throws ApiError `unprocessable_entity`
 */
export async function listAnnotations(ctx: Ctx, query: AnnotationsQuery): Promise<Annotation[]> {
  const { deps, tx, scope } = ctx
  const nowMs = deps.clock.now()
  const { startMs, endMs } = await readReport(ctx, async ({ timeZone, firstMs }) =>
    readTime({ timezone: timeZone, ...query }, { nowMs, firstMs: firstMs ?? nowMs }),
  )
  const { id, type, action, after } = auditEntries
  const isAttribution = sql`jsonb_exists_any(${after}, array['attribution_model', 'attribution_window_days'])`
  const entries = await tx.find(scope, auditEntries, {
    where: [
      // Ids begin with the time.
      gte(id, idFloor('aud', startMs)),
      lt(id, idFloor('aud', endMs)),
      inArray(type, ['reward', 'workspace']),
      or(eq(type, 'reward'), and(eq(action, 'updated'), isAttribution)),
    ],
    orderBy: [desc(id)],
    limit: MOST,
  })
  const owners = await findOwners(ctx, entries)
  return entries.reverse().map((entry) => toAnnotation(entry, owners))
}

async function findOwners({ tx, scope }: Ctx, entries: readonly Entry[]): Promise<Owners> {
  const ids = entries.flatMap(({ type, resourceId }) => (type === 'reward' ? [resourceId] : []))
  if (ids.length === 0) return new Map()
  const found = await tx.find(scope, rewards, { where: [inArray(rewards.id, [...new Set(ids)])] })
  const groupIds = found.flatMap(({ groupId }) => groupId ?? [])
  const named =
    groupIds.length === 0
      ? []
      : await tx.find(scope, groups, { where: [inArray(groups.id, [...new Set(groupIds)])] })
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return new Map(
    found.map(({ id, event, groupId }) => [id, { event, group: names.get(groupId ?? '') ?? null }]),
  )
}

function toAnnotation(entry: Entry, owners: Owners): Annotation {
  const { id, createdAt, type, resourceId, resourceName } = entry
  const after = namedAsInApi(entry.after ?? {})
  const isReward = type === 'reward'
  const owner = isReward ? owners.get(resourceId) : undefined
  const model = after['attributionModel']
  return {
    id,
    at: createdAt.toISOString(),
    kind: isReward ? 'reward' : 'attribution',
    action: actionOf(entry),
    rewardId: isReward ? resourceId : null,
    event: isReward ? (owner?.event ?? resourceName) : null,
    group: owner?.group ?? null,
    fields: Object.keys(after).filter((name) =>
      isReward ? name !== 'version' : name.startsWith('attribution'),
    ),
    attributionModel: typeof model === 'string' ? model : null,
  }
}

function actionOf({ action, after }: Entry): Annotation['action'] {
  if (action === 'created' || action === 'deleted') return action
  if (!after || !('archived_at' in after)) return 'changed'
  return after['archived_at'] === null ? 'restored' : 'archived'
}
