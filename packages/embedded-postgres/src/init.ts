import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError, errorCode } from './errors.ts'
import { runProgram, type ProgramContext } from './program.ts'
import { syncPath } from './sync.ts'
import { giveTo } from './user.ts'

/** The role and the database that every cluster has. */
export const NAME = 'svc'

/**
 * Settings of a new cluster for a small server. They stand in postgresql.conf, where an operator may change
 * them.
 */
const FIRST_SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/**
 * Makes the cluster `<dataDir>/postgres` unless it is there, and refuses one we cannot run.
 * It is built beside its place and moved there when complete, so a crash leaves nothing half made.
 * @param durable false skips fsync: for throwaway clusters only
 */
export async function ensureCluster(
  context: ProgramContext,
  dataDir: string,
  durable: boolean,
): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  if (clusterVersion(cluster, context.binaries.major)) return
  const workshop = join(dataDir, 'postgres.new')
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { mode: 0o700 })
  const passwordFile = join(workshop, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  giveTo(context.runAs, workshop)
  const built = join(workshop, 'cluster')
  await runProgram(context, context.binaries.initdb, initdbArgs(built, passwordFile, durable))
  await createDatabase(context, built, durable)
  renameSync(passwordFile, join(built, PASSWORD_FILE))
  if (durable) await syncPath(join(built, PASSWORD_FILE))
  if (durable) await syncPath(built)
  renameSync(built, cluster)
  if (durable) await syncPath(dataDir)
  rmSync(workshop, { recursive: true })
}

const PASSWORD_FILE = 'svc.password'

/** Reads the role's password, which travels inside the cluster's folder. */
export function readPassword(cluster: string): string {
  const file = join(cluster, PASSWORD_FILE)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new EmbeddedError(
      `${file} cannot be read (${errorCode(error)}): put it back from a backup; it holds the password of the role ${NAME}.`,
      { cause: error },
    )
  }
}

/** Tells whether a cluster of this major version exists; throws when something else does. */
function clusterVersion(cluster: string, major: string): boolean {
  const versionFile = join(cluster, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim()
    if (found === major) return true
    throw new EmbeddedError(
      `${cluster} was made by PostgreSQL ${found}, but this version of svc brings PostgreSQL ${major}, which cannot open it: ` +
        `run a PostgreSQL ${found} server on that folder and set DATABASE_URL to it, ` +
        `or move its data into a new DATA_DIR with that version's pg_dump.`,
    )
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new EmbeddedError(
      `${cluster} holds files but no PostgreSQL cluster: move it away, or choose another DATA_DIR.`,
    )
  }
  return false
}

/**
 * Builds the arguments of initdb. Text sorts by code point but upper and lower case follow Unicode, the
 * same on every machine.
 */
function initdbArgs(cluster: string, passwordFile: string, durable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
    ...Object.entries(FIRST_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

async function createDatabase(
  context: ProgramContext,
  cluster: string,
  durable: boolean,
): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on']
  if (!durable) args.push('-c', 'fsync=off')
  await runProgram(
    context,
    context.binaries.postgres,
    [...args, 'postgres'],
    `CREATE DATABASE ${NAME}\n`,
  )
}
