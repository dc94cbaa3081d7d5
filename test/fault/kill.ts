import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'

/** Kills the Postgres of a data folder and every process it started, all in one moment. */
export function killPostgres(dataDir: string): boolean {
  const postmaster = postmasterOf(dataDir)
  if (postmaster === undefined) return false
  for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid)
  return true
}

export function postmasterOf(dataDir: string): number | undefined {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const pid = Number(file.split('\n')[0])
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Ends every other connection to the database of this URL; answers how many. */
export async function endConnections(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
  try {
    const ended = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    return ended.count
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export function childrenOf(parent: number): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === parent)
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
