import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import postgres, { type ReservedSql } from 'postgres'
import { EmbeddedError, errorCode } from './errors.ts'
import { syncPath } from './sync.ts'

/** Folders whose content belongs to the running server; a copy starts with them empty. */
const LEFT_EMPTY = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'pgsql_tmp'])

/**
 * Copies a running cluster. `targetDir` is then a DATA_DIR of its own, complete as of the end of
 * the copy: start svc on it to restore. The server keeps working meanwhile.
 * @throws EmbeddedError when `targetDir` holds something already
 */
export async function backup(
  pg: { readonly adminUrl: string; readonly dataDir: string },
  targetDir: string,
): Promise<void> {
  const source = join(resolve(pg.dataDir), 'postgres')
  const target = resolve(targetDir)
  const unfinished = `${target}.unfinished`
  await refuseUnlessEmpty(target)
  await rm(unfinished, { recursive: true, force: true })
  const copy = join(unfinished, 'postgres')
  await mkdir(copy, { recursive: true, mode: 0o700 })
  const sql = postgres(pg.adminUrl, { max: 1, onnotice: () => {} })
  try {
    const session = await sql.reserve()
    await copyCluster(session, source, copy).finally(() => session.release())
    await syncTree(unfinished)
    await rm(target, { recursive: true, force: true })
    await rename(unfinished, target)
    await syncPath(dirname(target))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function refuseUnlessEmpty(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return
  throw new EmbeddedError(`${target} is not empty: name a new folder for the backup.`)
}

async function copyCluster(session: ReservedSql, source: string, copy: string): Promise<void> {
  // The temporary slot keeps the log that the copy needs from being recycled meanwhile.
  await session`SELECT pg_create_physical_replication_slot('svc_backup', true, true)`
  const [begin] = await session<{ wal: string }[]>`
    SELECT pg_walfile_name(pg_backup_start('svc', fast => true)) AS wal`
  await copyFolder(source, copy)
  const [end] = await session<{ wal: string; label: string }[]>`
    SELECT pg_walfile_name(lsn) AS wal, labelfile AS label
    FROM pg_backup_stop(wait_for_archive => false)`
  if (begin === undefined || end === undefined) throw new EmbeddedError('PostgreSQL gave no label.')
  await writeFile(join(copy, 'backup_label'), end.label, { mode: 0o600 })
  for (const name of await readdir(join(source, 'pg_wal'))) {
    if (!/^[0-9A-F]{24}$/.test(name) || name < begin.wal || name > end.wal) continue
    await copyIfThere(join(source, 'pg_wal', name), join(copy, 'pg_wal', name))
  }
}

/** Pages may change under the copy: the log that is copied last puts them right at the start. */
async function copyFolder(source: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(copy, entry.name)]
    if (LEFT_OUT.has(entry.name)) continue
    if (LEFT_EMPTY.has(entry.name)) await mkdir(to, { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(from, to)
    else if (entry.isFile()) await copyIfThere(from, to)
  }
}

/**
 * Copies a file that may vanish: a table dropped during the copy takes its files with it, which is no
 * fault.
 */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    await syncPath(join(entry.parentPath, entry.name))
  }
  await syncPath(root)
}
