import type { Sql } from 'postgres'
import { LinkRecord } from './directory-records.ts'
import { linkName, type LastKnown } from './last-known.ts'
import { decode } from './row.ts'

const TEXT = 1009
const NUMBERS = 1016

/** The look-ups of the directory by the first word of their names. */
export type LookUps = Readonly<Record<string, (key: string) => Promise<unknown>>>

export interface Confirming {
  sql: Sql
  lastKnown: LastKnown
  lookUps: LookUps
  /** Tells whether nothing was changed meanwhile. */
  isCurrent: () => boolean
}

/** Looks up again what was last known. What is no more is forgotten, and what has changed is replaced. */
export async function confirmKnown({
  sql,
  lastKnown,
  lookUps,
  isCurrent,
}: Confirming): Promise<void> {
  for (const links of lastKnown.links()) {
    const found = await findLinks(sql, [...links.values()])
    if (!isCurrent()) return
    for (const name of links.keys()) lastKnown.set(name, found.get(name) ?? null)
  }
  for (const name of lastKnown.others()) {
    const colon = name.indexOf(':')
    await lookUps[name.slice(0, colon)]?.(name.slice(colon + 1))
  }
}

/** Lists the columns of a link that its record has. */
export function linkColumns(sql: Sql) {
  return sql`id, num::float8, workspace_id as "workspaceId", domain, key, url,
    track_conversion as "trackConversion", partner_id as "partnerId",
    program_id as "programId", do_index as "doIndex",
    expires_at as "expiresAt", expired_url as "expiredUrl", disabled_at as "disabledAt",
    password_hash as "passwordHash", ios, android, geo, test_variants as "testVariants",
    test_completed_at as "testCompletedAt"`
}

/** Finds links of any workspaces as they are now, by the directory's names of them. */
async function findLinks(sql: Sql, links: readonly LinkRecord[]): Promise<Map<string, LinkRecord>> {
  const workspaces = links.map(({ workspaceId }) => workspaceId)
  const nums = links.map(({ num }) => num)
  const rows = await sql`
    select ${linkColumns(sql)} from links l
    where (workspace_id, num) in (select * from unnest(
        ${sql.array(workspaces, TEXT)}::text[], ${sql.array(nums, NUMBERS)}::bigint[]))
      and deleted_at is null`
  return new Map(decode(LinkRecord, rows).map((link) => [linkName(link), link]))
}
