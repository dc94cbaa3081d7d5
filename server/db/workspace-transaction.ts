import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsDatabase, PostgresJsSession } from 'drizzle-orm/postgres-js'
import type { Sql, TransactionSql } from 'postgres'
import { actorName, type Acting } from './scope.ts'

/** The role that requests and jobs act as in a workspace: it owns nothing, so policies hold for it. */
export const TENANT_ROLE = 'svc_tenant'
/** The setting that names the workspace for the rest of a transaction. */
export const WORKSPACE_SETTING = 'svc.workspace_id'

/** The setting that names actor, address and request, for the audit log. */
export const CALLER_SETTING = 'svc.caller'

export const DIALECT = new PgDialect()
/** What needs no quotes in SQL. */
const PLAIN_ID = /^[\w*-]{1,64}$/
/** A word of the caller: neither a quote nor a space. */
const PLAIN_WORD = /^[\w.:@%*[\]-]{1,200}$/

export interface WorkspaceOptions {
  /** What follows `begin`: `read only`; after `;` settings of the transaction. */
  begin?: string
  /** Whether the first statement waits until the transaction has begun. It must, unless it is the only one. */
  waits?: boolean
}

/**
 * Runs work in a transaction in which row-level security shows the rows of one workspace alone, and triggers see
 * who acts. Role and settings end with the transaction, so connections may be shared (also by a pooler).
 */
export async function inWorkspace<T>(
  client: Sql,
  acting: Acting,
  work: (tx: TransactionSql) => Promise<T>,
  { begin = '', waits = true }: WorkspaceOptions = {},
): Promise<T> {
  const { workspaceId } = acting
  if (!PLAIN_ID.test(workspaceId)) throw new Error('The id of a workspace is malformed.')
  const enter = `set local role ${TENANT_ROLE}; set local ${WORKSPACE_SETTING} = '${workspaceId}'; set local ${CALLER_SETTING} = '${callerOf(acting)}'`
  const options = { with: `${begin}; ${enter}`, waits }
  // In an array, or a list as result would be taken for a list of statements.
  const [result] = await client.begin(options, async (tx) => [await work(tx)] as const)
  return result as T
}

/** Events that arrive together share a transaction, and are recorded with their own rows. */
const MANY = { type: 'system', name: 'events' } as const

/** Names who acts as the audit log stores it: three words, `-` for what is not known. */
export function callerOf({ actor = MANY, request }: Omit<Acting, 'workspaceId'>): string {
  const words = [actorName({ actor }), request?.address ?? '', request?.id ?? '']
  return words.map((word) => (PLAIN_WORD.test(word) ? word : '-')).join(' ')
}

export interface Session {
  readonly client: Sql
  readonly options: SendOptions
}

export interface SendOptions {
  /** Whether statements are named, or Postgres would parse and plan each anew. Not behind a pooler. */
  readonly prepare: boolean
  /** Milliseconds until an answer; see patches/. */
  readonly deadline: number | undefined
}

/** Runs a single statement in such a transaction, all of it in one round trip. */
export async function runInWorkspace<T>(
  { client, options }: Session,
  scope: Acting,
  statement: (db: PostgresJsDatabase) => Promise<T>,
): Promise<T> {
  let answer: Promise<T> | undefined
  const run = async (tx: TransactionSql) => {
    const sent = Promise.withResolvers<void>()
    answer = statement(databaseOn(tx, options, sent.resolve))
    // The commit goes after it. If the statement fails, the commit rolls back, and `answer` says why.
    await Promise.race([sent.promise, answer])
  }
  await inWorkspace(client, scope, run, { waits: false })
  return answer!
}

/** Returns drizzle on a connection or pool. `onSent` hears of each statement that is sent. */
export function databaseOn(
  tx: Pick<Sql, 'unsafe'>,
  options: SendOptions,
  onSent = () => {},
): PostgresJsDatabase {
  const client = {
    unsafe(query: string, params: never[]) {
      const pending = send(tx, query, params, options)
      // Drizzle asks for its rows and hears of errors; here nobody does.
      pending.catch(() => {})
      onSent()
      return pending
    },
  }
  // That is all that a session within a transaction asks of a client.
  const session = new PostgresJsSession(client as unknown as Sql, DIALECT, undefined)
  return new PostgresJsDatabase(DIALECT, session, undefined)
}

/** Sends a statement; whoever awaits it gets its rows. */
export function send(
  tx: Pick<Sql, 'unsafe'>,
  query: string,
  params: never[],
  { prepare, deadline }: SendOptions,
) {
  const pending = tx.unsafe(query, params, { prepare })
  // The driver reads it (patches/), its types do not know it.
  const sent = deadline === undefined ? pending : Object.assign(pending, { deadline })
  return sent.execute()
}
