import { join, resolve } from 'node:path'
import { ADMIN, NAME, readPassword } from './init.ts'
import { readState, serves } from './postmaster.ts'

/** Returns the addresses of a server that this package started, for the owner of the database and for the superuser. */
export function serverUrls(
  cluster: string,
  port: number | string,
): { url: string; adminUrl: string } {
  const of = (role: string) =>
    `postgres://${role}:${readPassword(cluster, role)}@127.0.0.1:${port}/${NAME}`
  return { url: of(NAME), adminUrl: of(ADMIN) }
}

/**
 * Returns the URL of the server that another process runs on a folder, for operator commands that work
 * beside it; undefined when none runs there or this user may not see it. `admin`: the superuser's.
 */
export function runningUrl(dataDir: string, { admin = false } = {}): string | undefined {
  const cluster = join(resolve(dataDir), 'postgres')
  const state = readState(cluster)
  const [pid, folder, , port, , , , status] = (state ?? []).map((line) => line.trim())
  if (port === undefined || status !== 'ready') return undefined
  if (!serves(Number(pid), folder ?? cluster)) return undefined
  const { url, adminUrl } = serverUrls(cluster, port)
  return admin ? adminUrl : url
}
