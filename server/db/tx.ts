import { and, eq, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Scope } from './scope.ts'

/** A table whose rows belong to a workspace. */
export type TenantTable = PgTable & { workspaceId: AnyPgColumn }
type Row<T extends TenantTable> = InferSelectModel<T>
type NewRow<T extends TenantTable> = Omit<InferInsertModel<T>, 'workspaceId'>
type Condition = SQL | undefined

/** What many may want to know at once: one statement answers all who ask, in their order. */
export interface Question<A, R> {
  /** Of the questions that wait in a shared transaction, those of the lowest step are asked first. */
  readonly step: number
  answer(tx: Transaction, scope: Scope, asked: readonly A[]): Promise<R[]>
}

/** A statement of many rows that goes with the commit; lower steps go first, in every transaction alike. */
export interface LastWrite<R> {
  readonly step: number
  write(workspaceId: string, rows: readonly R[]): SQL
}

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
    this.noteWrite()
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
    this.noteWrite()
    const query = this.#db.update(table as PgTable).set(set as never)
    return (await query.where(within(scope, table, where)).returning()) as Row<T>[]
  }

  async remove<T extends TenantTable>(
    scope: Scope,
    table: T,
    where: Condition[],
  ): Promise<Row<T>[]> {
    this.noteWrite()
    const query = this.#db.delete(table as PgTable).where(within(scope, table, where))
    return (await query.returning()) as Row<T>[]
  }

  /**
   * Hand-written SQL for joins and sums. `build` receives the workspace's id, which the text must use.
   * Times come back as text and bigints as strings: cast in the query or map the rows.
   */
  async rows<R extends object>(scope: Scope, build: (workspaceId: string) => SQL): Promise<R[]> {
    // The driver cannot know what a text of SQL answers: who wrote it says so in R.
    return (await this.#db.execute(build(scope.workspaceId))) as unknown as R[]
  }

  /** Told of each write through the methods above. */
  protected noteWrite(): void {}
}

/** The same within a transaction: all of it is committed, or nothing. */
export class Transaction extends Tx {
  readonly #last = new Map<LastWrite<never>, { scope: Scope; rows: unknown[] }>()

  /** Answers a question; in a shared transaction one statement answers all members who ask it. */
  async ask<A, R>(scope: Scope, question: Question<A, R>, asked: A): Promise<R> {
    return (await question.answer(this, scope, [asked]))[0]!
  }

  /** Call before what only a transaction of its own may do: in a shared one it ends the member's part. */
  needAlone(): void {}

  /**
   * Rows that are written together with the commit, after all else: for totals that many wait for, which
   * are then held no longer than Postgres itself takes.
   */
  withCommit<R>(scope: Scope, last: LastWrite<R>, rows: readonly R[]): void {
    const known = this.#last.get(last as LastWrite<never>)
    if (known) known.rows.push(...rows)
    else if (rows.length > 0) this.#last.set(last as LastWrite<never>, { scope, rows: [...rows] })
  }

  /** What `withCommit` collected, for whoever commits. */
  takeLast(): SQL[] {
    // `never`: the rows of a write are of its own kind, since `withCommit` put both together.
    const last = [...this.#last].sort(([a], [b]) => a.step - b.step)
    this.#last.clear()
    return last.map(([{ write }, { scope, rows }]) => write(scope.workspaceId, rows as never[]))
  }

  /** Hands what `withCommit` collected to another, who commits. */
  passLast(to: Transaction): void {
    for (const [last, { scope, rows }] of this.#last) to.withCommit(scope, last, rows as never[])
    this.#last.clear()
  }
}

function within(scope: Scope, table: TenantTable, conditions: Condition[]): SQL {
  return and(eq(table.workspaceId, scope.workspaceId), ...conditions) as SQL
}
