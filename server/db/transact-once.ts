import type { Acting } from './scope.ts'
import { Transaction } from './tx.ts'
import { databaseOn, DIALECT, inWorkspace, send, type Session } from './workspace-transaction.ts'

/**
 * Attempts a transaction once. The last statements and the commit are on the wire together, without a round
 * trip between them; if one of them fails, Postgres has turned the commit into a rollback, and so it is
 * reported.
 */
export async function transactOnce<T>(
  { client, options }: Session,
  scope: Acting,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const result = await inWorkspace(client, scope, async (connection) => {
    const tx = new Transaction(databaseOn(connection, options), scope)
    const result = await run(tx)
    last = Promise.all(
      tx.commitStatements().map((statement) => {
        const { sql: text, params } = DIALECT.sqlToQuery(statement)
        // Drizzle has made values of the driver of them.
        return send(connection, text, params as never[], options)
      }),
    )
    last.catch(() => {})
    return result
  })
  await last
  return result
}
