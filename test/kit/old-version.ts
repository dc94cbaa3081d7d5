import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres, { type Sql } from 'postgres'
import { MIGRATIONS } from '../../server/db/migrate.ts'

/** A version that people upgrade from, as `test/fixtures/upgrade` describes it. */
export interface OldVersion {
  backup: string
  /** What its server sent after the backup: statements with their parameters, by transaction. */
  transactions: readonly Transaction[]
  migration: string
  id: string
  secretKey: string
  programId: string
}

export type Transaction = readonly [text: string, parameters: unknown[]][]

export function readOldVersion(name: string): OldVersion {
  const folder = join(import.meta.dir, '../fixtures/upgrade', name)
  const packed = readFileSync(join(folder, 'transactions.json.gz'))
  return {
    ...JSON.parse(readFileSync(join(folder, 'about.json'), 'utf8')),
    backup: join(folder, 'backup.sql.gz'),
    transactions: JSON.parse(gunzipSync(packed).toString('utf8')),
  }
}

/** Writes the migrations that a version had to a folder. */
export function copyMigrations(folder: string, last: string): void {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1
  const entries = journal.entries.slice(0, end)
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
}

/** A server of an old version: a connection that sends what it did. */
export class OldServer {
  readonly #sql: Sql

  constructor(url: string) {
    this.#sql = postgres(url, { max: 1, onnotice: () => {} })
  }

  /** Sends a transaction again. @throws Error that names the statement which does not run any more */
  async send(transaction: Transaction): Promise<void> {
    for (const [text, parameters] of transaction) {
      try {
        await this.#sql.unsafe(text, parameters.map(toValue))
      } catch (error) {
        await this.#sql.unsafe('rollback')
        throw new Error(`${String(error)}\n${text}`)
      }
    }
  }

  end(): Promise<void> {
    return this.#sql.end()
  }
}

/** Bytes stand as `{ hex }` in JSON. */
function toValue(value: any): any {
  return value !== null && typeof value === 'object' && 'hex' in value
    ? Buffer.from(value.hex, 'hex')
    : value
}
