import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from 'postgres'
import * as schema from '../../../server/db/schema/index.ts'
import { REFERENCE_TABLES } from '../../../server/db/schema/reference-tables.ts'

export interface Table {
  name: string
  /** Belongs to a workspace: a cluster would distribute it. Otherwise it is a reference table. */
  isTenant: boolean
  /** The number of the column `workspace_id`. */
  workspaceColumn: number | null
}

/** What the rules need to know of a database, by object id. */
export interface Catalog {
  tables: Map<string, Table>
  /** For each table, those that its foreign keys refer to. */
  parents: Map<string, Set<string>>
  /** Functions and operators that are not immutable: their answer may depend on the server. */
  functions: Set<string>
  operators: Set<string>
  /** Types whose text depends on more than their value. */
  mutableText: Set<string>
  /** The operators called `=`. */
  equals: Set<string>
}

const TABLES = Object.values<unknown>(schema).filter((one) => is(one, PgTable))

export async function readCatalog(sql: Sql): Promise<Catalog> {
  const reference = new Set(REFERENCE_TABLES.map((table) => getTableName(table)))
  const tenant = TABLES.filter((table) => 'workspaceId' in getTableColumns(table))
    .map((table) => getTableName(table))
    .filter((name) => !reference.has(name))
  const ours = [...tenant, ...reference]
  // A partition is as good as its table.
  const tables = await sql<{ oid: string; name: string; column: number | null }[]>`
    select c.oid::text, t.relname as name, a.attnum::int as column from pg_class t
    cross join lateral (select t.oid union select inhrelid from pg_inherits where inhparent = t.oid) c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where t.relnamespace = 'public'::regnamespace and t.relname = any(${ours}::text[])`
  const keys = await sql<{ child: string; parent: string }[]>`
    select conrelid::text as child, confrelid::text as parent from pg_constraint where contype = 'f'`
  const [row] = await sql<Record<'functions' | 'operators' | 'mutableText' | 'equals', string[]>[]>`
    select array(select oid::text from pg_proc where provolatile <> 'i') as functions,
      array(select o.oid::text from pg_operator o join pg_proc p on p.oid = o.oprcode
        where p.provolatile <> 'i') as operators,
      array(select t.oid::text from pg_type t join pg_proc p on p.oid = t.typoutput
        where p.provolatile <> 'i') as "mutableText",
      array(select oid::text from pg_operator where oprname = '=') as equals`
  return {
    tables: new Map(
      tables.map(({ oid, name, column }) => [
        oid,
        { name, isTenant: tenant.includes(name), workspaceColumn: column },
      ]),
    ),
    parents: new Map(
      [...Map.groupBy(keys, ({ child }) => child)].map(([child, list]) => [
        child,
        new Set(list.map(({ parent }) => parent)),
      ]),
    ),
    functions: new Set(row!.functions),
    operators: new Set(row!.operators),
    mutableText: new Set(row!.mutableText),
    equals: new Set(row!.equals),
  }
}
