import { and, eq, sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm'
import { decode, type RowShape } from './row.ts'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Loader } from './loader.ts'
import type { Acting, Scope } from './scope.ts'
import { WORKSPACE_SETTING } from './workspace-transaction.ts'
import { CommitWrites, splitWrites, writeStatement, type RowWrite, type Write } from './writes.ts'

/** A table whose rows belong to a workspace. */
export type TenantTable = PgTable & { workspaceId: AnyPgColumn }
type Row<T extends TenantTable> = InferSelectModel<T>
type NewRow<T extends TenantTable> = Omit<InferInsertModel<T>, 'workspaceId'>
type Condition = SQL | undefined

export interface FindOptions {
  where?: Condition[]
  orderBy?: SQL[]
  limit?: number
  offset?: number
  /** Holds the rows until the transaction ends; `key share` only keeps them from being deleted. */
  lock?: 'update' | 'key share'
}

/** Runs one statement as the tenant's role, which sees the rows of the scope's workspace alone. */
export type RunStatement = <T>(
  scope: Acting,
  statement: (db: PostgresJsDatabase) => Promise<T>,
) => Promise<T>

/**
 * The only way from a feature to the tables: every method takes the scope and adds its workspace,
 * so a query that forgets whose data it reads does not compile.
 */
export class Tx {
  readonly #run: RunStatement

  constructor(run: RunStatement) {
    this.#run = run
  }

  async find<T extends TenantTable>(
    scope: Scope,
    table: T,
    options: FindOptions = {},
  ): Promise<Row<T>[]> {
    const rows = await this.#run(scope, (db) => {
      let query = db
        .select()
        .from(table as PgTable)
        .where(within(scope, table, options.where ?? []))
        .$dynamic()
      if (options.orderBy) query = query.orderBy(...options.orderBy)
      if (options.limit !== undefined) query = query.limit(options.limit)
      if (options.offset !== undefined) query = query.offset(options.offset)
      if (options.lock) query = query.for(options.lock)
      return query.execute()
    })
    return rows as Row<T>[]
  }

  async first<T extends TenantTable>(
    scope: Scope,
    table: T,
    where: Condition[],
    options: Omit<FindOptions, 'where' | 'limit'> = {},
  ): Promise<Row<T> | undefined> {
    return (await this.find(scope, table, { ...options, where, limit: 1 }))[0]
  }

  /** Inserts and answers the rows; with `ignore`, rows that meet a unique constraint are left out. */
  async insert<T extends TenantTable>(
    scope: Scope,
    table: T,
    values: NewRow<T> | NewRow<T>[],
    options: { ignore?: boolean } = {},
  ): Promise<Row<T>[]> {
    const list: object[] = Array.isArray(values) ? values : [values]
    const rows = list.map((value) => ({ ...value, workspaceId: scope.workspaceId }))
    if (rows.length === 0) return []
    // The signature checks the rows; drizzle cannot infer those of a table that it is not told.
    const inserted = await this.#run(scope, (db) => {
      const query = db.insert(table as PgTable).values(rows as never)
      const checked = options.ignore ? query.onConflictDoNothing() : query
      return checked.returning().execute()
    })
    return inserted as Row<T>[]
  }

  async update<T extends TenantTable>(
    scope: Scope,
    table: T,
    set: { [K in keyof NewRow<T>]?: NewRow<T>[K] | SQL },
    where: Condition[],
  ): Promise<Row<T>[]> {
    // Checked by the signature, as in `insert`.
    const updated = await this.#run(scope, (db) => {
      const query = db.update(table as PgTable).set(set as never)
      return query
        .where(within(scope, table, where))
        .returning()
        .execute()
    })
    return updated as Row<T>[]
  }

  async remove<T extends TenantTable>(
    scope: Scope,
    table: T,
    where: Condition[],
  ): Promise<Row<T>[]> {
    const removed = await this.#run(scope, (db) => {
      const query = db.delete(table as PgTable).where(within(scope, table, where))
      return query.returning().execute()
    })
    return removed as Row<T>[]
  }

  /**
   * Runs hand-written SQL for joins and sums and decodes its rows. `build` receives the workspace's id,
   * which the text must use.
   */
  async rows<R>(
    scope: Scope,
    shape: RowShape<R>,
    build: (workspaceId: string) => SQL,
  ): Promise<R[]> {
    return decode(shape, await this.#execute(scope, build))
  }

  /** Runs hand-written SQL whose rows nobody reads. */
  async run(scope: Scope, build: (workspaceId: string) => SQL): Promise<void> {
    await this.#execute(scope, build)
  }

  #execute(scope: Scope, build: (workspaceId: string) => SQL) {
    return this.#run(scope, (db) => db.execute(build(scope.workspaceId)).execute())
  }
}

/**
 * What work may do that shares its transaction with other work of its workspace (docs/decisions/0016):
 * load and write, where one statement serves all. Whatever else it does needs `exclusive()` first.
 */
export interface BatchTx {
  /** Answers a key; in a batch, together with the keys of other members. */
  load<K, V>(scope: Scope, loader: Loader<K, V>, key: K): Promise<V>
  /** Writes rows with one statement; none of them may need to see what another wrote. */
  write(scope: Scope, writes: readonly Write[]): Promise<void>
  /** The transaction itself. In a batch the work ends here, and begins anew in a transaction of its own. */
  exclusive(): Transaction
}

/** The same within a transaction: all that is written is committed, or nothing. */
export class Transaction extends Tx implements BatchTx {
  readonly #atCommit = new CommitWrites()
  readonly #db: PostgresJsDatabase
  readonly #workspaceId: string

  constructor(db: PostgresJsDatabase, { workspaceId }: Pick<Scope, 'workspaceId'>) {
    super(async (scope, statement) => {
      if (scope.workspaceId === workspaceId) return statement(db)
      throw new Error('This transaction belongs to another workspace.')
    })
    this.#db = db
    this.#workspaceId = workspaceId
  }

  /** Runs work in the test workspace of this one, or the other way round: all of both is committed, or nothing. */
  async inTwin<T>(
    twin: Pick<Scope, 'workspaceId'>,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    await this.#enter(twin.workspaceId)
    const tx = new Transaction(this.#db, twin)
    const result = await work(tx)
    for (const statement of tx.commitStatements()) await this.#db.execute(statement).execute()
    await this.#enter(this.#workspaceId)
    return result
  }

  async #enter(workspaceId: string): Promise<void> {
    await this.#db
      .execute(sql`select set_config(${WORKSPACE_SETTING}, ${workspaceId}, true)`)
      .execute()
  }

  async load<K, V>(scope: Scope, loader: Loader<K, V>, key: K): Promise<V> {
    return (await loader.load(this, scope, [key]))[0]!
  }

  /** Sends one statement for all: one round trip instead of many. */
  async write(scope: Scope, writes: readonly Write[]): Promise<void> {
    const { now, atCommit } = splitWrites(writes)
    if (now.length > 0) await this.run(scope, (ws) => writeStatement(ws, now))
    this.writeAtCommit(scope, atCommit)
  }

  exclusive(): Transaction {
    return this
  }

  /** Collects writes that are sent with the commit. */
  writeAtCommit(scope: Scope, writes: readonly RowWrite[]): void {
    this.#atCommit.add(scope.workspaceId, writes)
  }

  /** Takes the statements that are sent with the commit, in their order. */
  commitStatements(): SQL[] {
    return this.#atCommit.statements()
  }
}

function within(scope: Scope, table: TenantTable, conditions: Condition[]): SQL {
  return and(eq(table.workspaceId, scope.workspaceId), ...conditions) as SQL
}
