import type { TransactionSql } from 'postgres'
import type { Ctx } from '../../../core/ctx.ts'
import { seesPartners } from '../../../core/require-scope.ts'
import { sqlState } from '../../../db/failures.ts'
import { decode, nullable, number, row, text } from '../../../db/row.ts'
import { ApiError } from '../../../domain/errors.ts'

/** One snapshot of the database for one report. */
export interface Report {
  readonly sql: TransactionSql
  readonly workspaceId: string
  readonly currency: string
  /** Of the workspace: its days are those of a report that names no other. */
  readonly timeZone: string
  readonly rolledUntilMs: number
  /** Older clicks are gone, but for those that led to a lead or sale. */
  readonly clicksSinceMs: number
  /** The first event's quarter of an hour; null when there is none. */
  readonly firstMs: number | null
  /** Whether rows may show names of partners, groups, and programs. */
  readonly seesPartners: boolean
}

const State = row({
  currency: text,
  zone: text,
  rolled: number,
  since: number,
  first: nullable(number),
})

const TOOK_TOO_LONG = '57014'

/**
 * Runs the reads of one report on the reports' connections, all of them at the same instant: the daily
 * rollup and how far it has come must belong together.
 */
export async function readReport<T>(ctx: Ctx, work: (report: Report) => Promise<T>): Promise<T> {
  const { deps, scope } = ctx
  const { workspaceId } = scope
  return inTime(
    deps.db.report(scope, async (sql) => {
      const rows = await sql`
        select currency, w.timezone as zone, extract(epoch from rolled_until)::float8 * 1000 as rolled,
          extract(epoch from clicks_since)::float8 * 1000 as since,
          (select extract(epoch from min(quarter))::float8 * 1000 from rollup_workspace
            where workspace_id = ${workspaceId}) as first
        from rollup_state, workspaces w where w.id = ${workspaceId}`
      const { currency, zone, rolled, since, first } = decode(State, rows)[0]!
      return work({
        sql,
        workspaceId,
        currency,
        timeZone: zone,
        rolledUntilMs: rolled,
        clicksSinceMs: since,
        firstMs: first,
        seesPartners: seesPartners(scope),
      })
    }),
  )
}

/** Tells whoever asked for more than can be read in time what to do about it. */
export async function inTime<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (sqlState(error) !== TOOK_TOO_LONG) throw error
    const advice = 'Ask for a shorter time or with fewer filters.'
    throw new ApiError('unprocessable_entity', `This report takes too long to load. ${advice}`)
  }
}
