import { gte, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { ledgerClosings } from '../../../db/schema/closings.ts'

interface Numbered {
  programId: string
  enrollmentId: string
  start: Date | null
  end: Date
}

/**
 * Numbers a statement that can no longer change, since the months it covers are closed: by its time and the
 * partner's place in the program, so no two statements share a number. Null: it may still change.
 */
export async function numberStatement(ctx: TxCtx, statement: Numbered): Promise<string | null> {
  const { tx, scope } = ctx
  const { programId, enrollmentId, start, end } = statement
  const closing = await tx.first(scope, ledgerClosings, [
    eq(ledgerClosings.programId, programId),
    gte(ledgerClosings.endsAt, end),
  ])
  if (!closing) return null
  const from = start ? [stampOf(start)] : []
  return [...from, lastOf(end), enrollmentId.replace(/^enr_/, '')].join('-')
}

/** Returns the last day of a time that ends at midnight; the end itself of any other. */
function lastOf(end: Date): string {
  return isMidnight(end) ? stampOf(new Date(end.getTime() - 86_400_000)) : stampOf(end)
}

/** Formats `20261101`, or `20261101T053000000Z` when it is not a whole day. */
function stampOf(time: Date): string {
  const text = time.toISOString().replaceAll(/[-:.]/g, '')
  return isMidnight(time) ? text.slice(0, 8) : text
}

function isMidnight(time: Date): boolean {
  return time.getTime() % 86_400_000 === 0
}
