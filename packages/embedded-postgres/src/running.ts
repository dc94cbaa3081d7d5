import { join, resolve } from 'node:path'
import { NAME, readPassword } from './init.ts'
import { readState, serves } from './postmaster.ts'

/** Returns the address of a server that this package started. */
export function serverUrl(password: string, port: number | string): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`
}

/**
 * Returns the URL of the server that another process runs on a folder, for operator commands that work
 * beside it; undefined when none runs there or this user may not see it.
 */
export function runningUrl(dataDir: string): string | undefined {
  const cluster = join(resolve(dataDir), 'postgres')
  const state = readState(cluster)
  const [pid, folder, , port, , , , status] = (state ?? []).map((line) => line.trim())
  if (port === undefined || status !== 'ready') return undefined
  return serves(Number(pid), folder ?? cluster) ? serverUrl(readPassword(cluster), port) : undefined
}
