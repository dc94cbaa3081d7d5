import type { SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { sqlState } from '../../../db/failures.ts'
import { decode, type RowShape } from '../../../db/row.ts'
import { DIALECT } from '../../../db/workspace-transaction.ts'
import { ApiError } from '../../../domain/errors.ts'

/** Reads rows; all reads of one simulation are of the same instant. */
export type ReadRows = <R>(shape: RowShape<R>, build: (workspaceId: string) => SQL) => Promise<R[]>

const TOOK_TOO_LONG = '57014'

/**
 * Runs reads on the reports' connections, which can write nothing and end a statement that takes too long.
 * @throws ApiError `unprocessable_entity`
 */
export async function readReport<T>(ctx: Ctx, work: (read: ReadRows) => Promise<T>): Promise<T> {
  const { deps, scope } = ctx
  try {
    return await deps.db.report(scope, (sql) =>
      work(async (shape, build) => {
        const { sql: text, params } = DIALECT.sqlToQuery(build(scope.workspaceId))
        return decode(shape, await sql.unsafe(text, params as never[]))
      }),
    )
  } catch (error) {
    if (sqlState(error) !== TOOK_TOO_LONG) throw error
    throw new ApiError(
      'unprocessable_entity',
      'The simulation takes too long. Simulate fewer months.',
    )
  }
}
