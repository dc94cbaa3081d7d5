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

/** The database that every cluster has, and the role that owns it. It is no superuser. */
export const NAME = 'svc'
/** The superuser, for backups and other work on the whole cluster. */
export const ADMIN = 'postgres'
/** The role that the owner acts as where row-level security must hold for it. */
const TENANT = `${NAME}_tenant`

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
  const passwords = Object.fromEntries(
    [NAME, ADMIN].map((role) => [role, randomBytes(24).toString('base64url')]),
  )
  for (const [role, password] of Object.entries(passwords)) {
    writeFileSync(join(workshop, passwordFile(role)), password, { mode: 0o600 })
  }
  giveTo(context.runAs, workshop)
  const built = join(workshop, 'cluster')
  const args = initdbArgs(built, join(workshop, passwordFile(ADMIN)), durable)
  await runProgram(context, context.binaries.initdb, args)
  await createDatabase(context, { cluster: built, password: passwords[NAME]!, durable })
  for (const file of Object.keys(passwords).map(passwordFile)) {
    renameSync(join(workshop, file), join(built, file))
    if (durable) await syncPath(join(built, file))
  }
  if (durable) await syncPath(built)
  renameSync(built, cluster)
  if (durable) await syncPath(dataDir)
  rmSync(workshop, { recursive: true })
}

const passwordFile = (role: string) => `${role}.password`

/** Reads a role's password, which travels inside the cluster's folder. */
export function readPassword(cluster: string, role: string): string {
  const file = join(cluster, passwordFile(role))
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new EmbeddedError(
      `${file} cannot be read (${errorCode(error)}): put it back from a backup; it holds the password of the role ${role}.`,
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
function initdbArgs(cluster: string, passwordPath: string, durable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${ADMIN}`,
    `--pwfile=${passwordPath}`,
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

/**
 * Creates roles and database. The owner may do in it what it likes, and make its own checkpoints and
 * commits cheaper; nothing else in the cluster.
 */
async function createDatabase(
  context: ProgramContext,
  { cluster, password, durable }: { cluster: string; password: string; durable: boolean },
): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on']
  if (!durable) args.push('-c', 'fsync=off')
  // The database becomes a copy of this one.
  args.push('template1')
  const statements = [
    `CREATE ROLE ${NAME} LOGIN PASSWORD '${password}'`,
    `CREATE ROLE ${TENANT} NOLOGIN`,
    `GRANT ${TENANT} TO ${NAME} WITH INHERIT FALSE, SET TRUE`,
    `GRANT pg_checkpoint TO ${NAME}`,
    `GRANT ALTER SYSTEM ON PARAMETER synchronous_commit TO ${NAME}`,
    `GRANT EXECUTE ON FUNCTION pg_reload_conf() TO ${NAME}`,
    `CREATE DATABASE ${NAME} OWNER ${NAME}`,
  ]
  await runProgram(context, context.binaries.postgres, args, `${statements.join('\n')}\n`)
}
