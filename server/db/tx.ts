import { and, eq, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Scope } from './scope.ts'

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

/**
 * The only way from a feature to the tables: every method takes the scope and adds its workspace,
 * so a query that forgets whose data it reads does not compile.
 */
export class Tx {
  readonly #db: PostgresJsDatabase
  readonly #last: SQL[] = []

  constructor(db: PostgresJsDatabase) {
    this.#db = db
  }

  async find<T extends TenantTable>(
    scope: Scope,
    table: T,
    options: FindOptions = {},
  ): Promise<Row<T>[]> {
    let query = this.#db
      .select()
      .from(table as PgTable)
      .where(within(scope, table, options.where ?? []))
      .$dynamic()
    if (options.orderBy) query = query.orderBy(...options.orderBy)
    if (options.limit !== undefined) query = query.limit(options.limit)
    if (options.offset !== undefined) query = query.offset(options.offset)
    if (options.lock) query = query.for(options.lock)
    return (await query) as Row<T>[]
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
    const query = this.#db.insert(table as PgTable).values(rows as never)
    const checked = options.ignore ? query.onConflictDoNothing() : query
    return (await checked.returning()) as Row<T>[]
  }

  async update<T extends TenantTable>(
    scope: Scope,
    table: T,
    set: { [K in keyof NewRow<T>]?: NewRow<T>[K] | SQL },
    where: Condition[],
  ): Promise<Row<T>[]> {
    const query = this.#db.update(table as PgTable).set(set as never)
    return (await query.where(within(scope, table, where)).returning()) as Row<T>[]
  }

  async remove<T extends TenantTable>(
    scope: Scope,
    table: T,
    where: Condition[],
  ): Promise<Row<T>[]> {
    const query = this.#db.delete(table as PgTable).where(within(scope, table, where))
    return (await query.returning()) as Row<T>[]
  }

  /**
   * Hand-written SQL for joins and sums. `build` receives the workspace's id, which the text must use.
   * Times come back as text and bigints as strings: cast in the query or map the rows.
   */
  async rows<R extends object>(scope: Scope, build: (workspaceId: string) => SQL): Promise<R[]> {
    return (await this.#db.execute(build(scope.workspaceId))) as unknown as R[]
  }

  /**
   * A statement that is sent together with the commit, after all others: for rows that many wait for,
   * which are then held no longer than Postgres itself takes. Its result is not to be had.
   */
  withCommit(scope: Scope, build: (workspaceId: string) => SQL): void {
    this.#last.push(build(scope.workspaceId))
  }

  /** What `withCommit` collected, for whoever commits. */
  takeLast(): SQL[] {
    return this.#last.splice(0)
  }
}

function within(scope: Scope, table: TenantTable, conditions: Condition[]): SQL {
  return and(eq(table.workspaceId, scope.workspaceId), ...conditions) as SQL
}
