import type { Sql } from 'postgres'
import { retrying } from '../../../db/failures.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { isOutage } from '../../../db/offline-mode.ts'
import { decode, number, row } from '../../../db/row.ts'
import type { ClickRows, TimedVisit } from './click-rows.ts'
import { writeKeptClicks } from './write-kept-clicks.ts'

const NUMBERS = 1016

/** A click that was answered while the database was away. */
export interface SpooledClick extends TimedVisit {
  id: string
}

interface Replaying {
  sql: Sql
  rows: ClickRows
}

/**
 * Writes clicks that were answered during an outage, once each: one that is stored already, because its
 * commit arrived although its answer did not, is left as it is. Returns those that can never be written.
 */
export async function replayClicks(
  replaying: Replaying,
  clicks: readonly SpooledClick[],
): Promise<{ impossible: SpooledClick[] }> {
  const impossible: SpooledClick[] = []
  for (const [workspaceId, own] of Map.groupBy(clicks, ({ visit }) => visit.workspaceId)) {
    const links = await knownLinks(replaying.sql, workspaceId, own)
    impossible.push(...own.filter(({ visit }) => !links.has(visit.linkNum)))
    const known = own.filter(({ visit }) => links.has(visit.linkNum))
    for (const part of apart(known)) impossible.push(...(await write(replaying, part)))
  }
  return { impossible }
}

const LinkNum = row({ num: number })

/** Lists those of the links that are in this database: DATA_DIR may have belonged to another one. */
async function knownLinks(
  sql: Sql,
  workspaceId: string,
  clicks: readonly SpooledClick[],
): Promise<Set<number>> {
  const nums = [...new Set(clicks.map(({ visit }) => visit.linkNum))]
  const rows = await sql`
    select num::float8 from links
    where workspace_id = ${workspaceId} and num = any(${sql.array(nums, NUMBERS)}::bigint[])`
  return new Set(decode(LinkNum, rows).map(({ num }) => num))
}

/** Splits clicks where a visitor of a link, or a request, comes again: one depends on the other. */
function apart(clicks: readonly SpooledClick[]): SpooledClick[][] {
  const parts: SpooledClick[][] = []
  let seen = new Set<string>()
  for (const click of clicks) {
    const { linkNum, visitor, formerVisitor, requestId } = click.visit
    const names = [click.id, `${linkNum} ${visitor}`]
    if (formerVisitor) names.push(`${linkNum} ${formerVisitor}`)
    if (requestId) names.push(`${linkNum} request ${requestId}`)
    if (parts.length === 0 || names.some((name) => seen.has(name))) {
      parts.push([])
      seen = new Set()
    }
    parts.at(-1)!.push(click)
    for (const name of names) seen.add(name)
  }
  return parts
}

/** Writes clicks or, if that fails, each half by itself, so that one faulty click is found. */
async function write(replaying: Replaying, clicks: SpooledClick[]): Promise<SpooledClick[]> {
  try {
    await writeOnce(replaying, clicks)
    return []
  } catch (error) {
    if (isOutage(error)) throw error
    if (clicks.length === 1) return clicks
    const half = clicks.length >> 1
    const first = await write(replaying, clicks.slice(0, half))
    return [...first, ...(await write(replaying, clicks.slice(half)))]
  }
}

async function writeOnce({ sql, rows }: Replaying, clicks: SpooledClick[]): Promise<void> {
  const numbered = await rows.of(clicks)
  const ids = clicks.map(({ id }) => id)
  const store = () => retrying(() => writeKeptClicks(sql, numbered, ids))
  await store().catch((error: unknown) => {
    // The first attempt at one of them, from before the outage, was committed meanwhile: now it is seen.
    if (violatedConstraint(error)) return store()
    throw error
  })
}
