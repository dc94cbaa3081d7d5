import { setTimeout as delay } from 'node:timers/promises'
import { runningUrl } from '@svc/embedded-postgres'
import postgres from 'postgres'
import { readConfig, type Config } from '../config.ts'
import { sqlState } from '../db/failures.ts'
import {
  failed,
  skipped,
  wordsOf,
  type DoctorCheck,
  type Finding,
  type Installation,
} from './check.ts'
import { DOCTOR_CHECKS } from './index.ts'

export interface NamedFinding extends Finding {
  check: string
}

const TIMEOUT_MS = 25_000
/** The table or its schema is not there yet. */
const NO_TABLE = new Set(['42P01', '3F000'])

/** Looks at everything that can be misconfigured. It starts no database. */
export async function runDoctor(): Promise<NamedFinding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    const finding = failed(
      wordsOf(error),
      'Correct the variable; docs/reference/configuration.md lists them.',
    )
    return [{ check: 'configuration', ...finding }]
  }
  const databaseUrl = config.databaseUrl ?? runningUrl(config.dataDir)
  const options = { max: 1, connect_timeout: 5, prepare: false, onnotice: () => {} }
  const sql = postgres(databaseUrl ?? 'postgres://localhost', options)
  try {
    return await lookAtAll({ config, databaseUrl, sql })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function lookAtAll(installation: Installation): Promise<NamedFinding[]> {
  const findings: NamedFinding[] = []
  for (const check of DOCTOR_CHECKS) {
    const database = findings.find((finding) => finding.check === 'database')
    const isOut = check.needsDatabase && database?.status !== 'ok'
    const finding = isOut ? skipped('The database is not there.') : await look(check, installation)
    findings.push({ check: check.name, ...finding })
  }
  return findings
}

async function look(check: DoctorCheck, installation: Installation): Promise<Finding> {
  const late = failed('There was no answer in time.', 'Try again; look at what it waits for.')
  try {
    const looked = Promise.resolve(check.look(installation))
    return await Promise.race([looked, delay(TIMEOUT_MS, late, { ref: false })])
  } catch (error) {
    if (NO_TABLE.has(sqlState(error) ?? '')) {
      return skipped('The tables are not there yet: the first start makes them.')
    }
    return failed(wordsOf(error), 'Tell the developers if the sentence does not help.')
  }
}
