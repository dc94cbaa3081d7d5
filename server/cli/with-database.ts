import { EmbeddedError, runningUrl, startEmbedded } from '@svc/embedded-postgres'
import type { Config } from '../config.ts'

/**
 * Lends the URL of the database without migrating it: `DATABASE_URL`, else the embedded PostgreSQL, which is
 * started unless a server runs it already.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl)
  const started = await startEmbedded({ dataDir }).catch((error: unknown) => {
    const url = error instanceof EmbeddedError ? runningUrl(dataDir) : undefined
    if (!url) throw error
    return { url, stop: () => Promise.resolve() }
  })
  try {
    return await work(started.url)
  } finally {
    await started.stop()
  }
}

/** Says on a terminal how far a long command is. */
export function showTable(name: string, rows: number): void {
  if (rows > 0) process.stderr.write(`  ${name}: ${rows.toLocaleString('en')} rows\n`)
}
