import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, type Figure } from './report.ts'
import { startServer } from './world.ts'

/** From `bun run start` to the first answer, on embedded Postgres: the very first time, and every time after. */
export async function measureStart(rounds: number): Promise<Figure[]> {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-start-'))
    first.push(await timed(dataDir))
    again.push(await timed(dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  }
  return [
    {
      group: 'start',
      name: 'ready after the first start (creates the database)',
      p50Ms: median(first),
    },
    { group: 'start', name: 'ready after a later start', p50Ms: median(again), goal: '< 1 s' },
  ]
}

async function timed(dataDir: string): Promise<number> {
  const started = performance.now()
  const server = await startServer(
    'server/main.ts',
    { DATA_DIR: dataDir, DATABASE_URL: '' },
    { path: '/api/ready' },
  )
  const ms = performance.now() - started
  await server.stop()
  return ms
}
