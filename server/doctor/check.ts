import type { Sql } from 'postgres'
import type { Config } from '../config.ts'

/** What is looked at. */
export interface Installation {
  config: Config
  /** The database; an embedded one only while its server runs. */
  databaseUrl: string | undefined
  sql: Sql
}

/** `skipped`: it could not be looked at, because of something that another check tells. */
export interface Finding {
  status: 'ok' | 'warning' | 'failed' | 'skipped'
  message: string
  /** What to do about it. */
  fix?: string
}

export interface DoctorCheck {
  name: string
  /** It asks the database and is skipped without. */
  needsDatabase?: true
  look(installation: Installation): Finding | Promise<Finding>
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const skipped = (message: string): Finding => ({ status: 'skipped', message })
export const warning = (message: string, fix: string): Finding => ({
  status: 'warning',
  message,
  fix,
})
export const failed = (message: string, fix: string): Finding => ({
  status: 'failed',
  message,
  fix,
})

/** Returns the words of an error. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)
