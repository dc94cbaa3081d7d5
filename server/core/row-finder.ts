import { eq, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { FindOptions } from '../db/tx.ts'
import { notFound } from '../domain/errors.ts'
import type { Ctx } from './ctx.ts'
import type { IdTable } from './find-page.ts'

/**
 * Makes what finds a row of a table by its id, or throws `not_found`, also for a row of another workspace.
 * @param noun names a row in the message: `payout`
 * @param where what all rows have in common that can be found
 */
export function rowFinder<T extends IdTable>(table: T, noun: string, ...where: SQL[]) {
  return async (
    { tx, scope }: Pick<Ctx, 'tx' | 'scope'>,
    id: string,
    options: Pick<FindOptions, 'lock'> = {},
  ): Promise<InferSelectModel<T>> => {
    const row = await tx.first(scope, table, [eq(table.id, id), ...where], options)
    if (row) return row
    throw notFound(noun, id)
  }
}
