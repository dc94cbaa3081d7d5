import type { Sql, TransactionSql } from 'postgres'
import { readMigrations, type Migration } from './migration-state.ts'
import { decode, row, text } from './row.ts'

const Applied = row({ hash: text })

/** Lists the migrations of a folder that a database has not run, in their order. */
export async function listPending(sql: Sql, folder: string): Promise<Migration[]> {
  // The table is drizzle's, whose migrator earlier versions used.
  await sql.unsafe(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`)
  const rows = decode(Applied, await sql`select hash from drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map(({ hash }) => hash))
  return readMigrations(folder).filter(({ hash }) => !applied.has(hash))
}

/** Runs a migration and writes down that it ran: both or neither. */
export async function applyMigration(tx: TransactionSql, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await tx.unsafe(statement)
  await tx`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${migration.hash}, ${migration.when})`
}
