import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from '../src/backup.ts'
import { cleanUpAfterEach, connect, failure, makeTempDir, start } from './kit.ts'

cleanUpAfterEach()

describe('a backup', () => {
  test('taken while rows are written is a folder to start on, with every row committed before it', async () => {
    const dataDir = makeTempDir()
    const target = join(makeTempDir(), 'copy')
    const pg = await start(dataDir)
    const sql = connect(pg.url)
    await sql`CREATE TABLE rows (id bigint PRIMARY KEY)`
    await sql`INSERT INTO rows SELECT generate_series(1, 50000)`
    let copying = true
    const writing = (async () => {
      for (let id = 50_001; copying; id++) await sql`INSERT INTO rows VALUES (${id})`
    })()
    await backup({ adminUrl: pg.adminUrl, dataDir }, target).finally(() => (copying = false))
    await writing
    const restored = connect((await start(target)).url)
    const [row] = await restored`
      SELECT count(*) >= 50000 AS complete, count(*) = max(id) AS gapless FROM rows`
    expect(row).toEqual({ complete: true, gapless: true })
    await restored`INSERT INTO rows VALUES (-1)`
    expect([...(await sql`SELECT id FROM rows WHERE id = -1`)]).toEqual([])
    expect([...(await sql`SELECT slot_name FROM pg_replication_slots`)]).toEqual([])
  })

  test('does not overwrite a folder that holds something', async () => {
    const dataDir = makeTempDir()
    const target = makeTempDir()
    mkdirSync(join(target, 'postgres'))
    writeFileSync(join(target, 'postgres', 'PG_VERSION'), '18\n')
    const pg = await start(dataDir)
    const error = await failure(backup({ adminUrl: pg.adminUrl, dataDir }, target))
    expect(error.message).toContain('is not empty')
  })
})
