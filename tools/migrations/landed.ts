/** Which migrations have landed: `server/db/migrations/landed.json`, which only ever grows. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

export const MIGRATIONS = 'server/db/migrations'
export const HAND_WRITTEN = 'server/db/schema/hand-written.sql'
const LANDED = `${MIGRATIONS}/landed.json`
const BREAKPOINT = '--> statement-breakpoint'

export interface Landed {
  /** SHA-256 of each file of SQL, by its name. */
  migrations: Record<string, string>
  /** Short hashes of the hand-written statements that some migration has. */
  handWritten: string[]
}

export async function readLanded(): Promise<Landed> {
  return (await Bun.file(join(ROOT, LANDED)).json()) as Landed
}

export async function writeLanded(landed: Landed): Promise<void> {
  await Bun.write(join(ROOT, LANDED), `${JSON.stringify(landed, null, 2)}\n`)
}

/** Reads the files of SQL, by name. */
export async function readMigrations(): Promise<Record<string, string>> {
  const names = globSync('*.sql', { cwd: join(ROOT, MIGRATIONS) }).toSorted()
  const texts = names.map((name) => Bun.file(join(ROOT, MIGRATIONS, name)).text())
  return Object.fromEntries((await Promise.all(texts)).map((text, n) => [names[n]!, text]))
}

/** Lists what is wrong with files that have landed: databases have run them as they were. */
export function findChanged(landed: Landed, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(landed.migrations).flatMap(([name, hash]) => {
    const text = files[name]
    if (text === undefined) return [`${name} is missing, but databases have run it.`]
    if (hashText(text) === hash) return []
    return [`${name} was changed, but databases have run it: add a migration instead.`]
  })
}

/** Splits hand-written SQL into its statements, without the comments above them. */
export function splitStatements(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((part) => part.replace(/^(\s*--.*(\n|$))+/, '').trim())
    .filter(Boolean)
}

export const joinStatements = (statements: readonly string[]): string =>
  statements.join(`${BREAKPOINT}\n`)

/** Finds the hand-written statements that no migration has yet. */
export function findNewStatements(landed: Landed, handWritten: string): string[] {
  const known = new Set(landed.handWritten)
  return splitStatements(handWritten).filter((one) => !known.has(hashStatement(one)))
}

/** Names what has landed once these files have: a statement counts only if a migration has it. */
export function describeLanded(
  landed: Landed,
  files: Readonly<Record<string, string>>,
  handWritten: string,
): Landed {
  const inFiles = Object.values(files).flatMap(splitStatements).map(hashStatement)
  const known = new Set([...landed.handWritten, ...inFiles])
  const migrations = Object.entries(files).map(([name, text]) => [name, hashText(text)])
  return {
    migrations: Object.fromEntries(migrations),
    handWritten: splitStatements(handWritten)
      .map(hashStatement)
      .filter((hash) => known.has(hash)),
  }
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')
export const hashStatement = (statement: string): string => hashText(statement).slice(0, 16)
