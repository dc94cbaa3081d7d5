import { expect, test } from 'bun:test'
import { analyzeGrown } from '../../server/db/analyze-grown.ts'
import { withMaintenance } from '../../server/db/maintenance.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

test('tables that have grown get statistics at once, and only those', async () => {
  await withMaintenance(backend.deps.db.directUrl, async (sql) => {
    const known = async () => {
      const [row] = await sql`
        select (select reltuples from pg_class where relname = 'grown') as grown,
          (select reltuples from pg_class where relname = 'small') as small`
      return row
    }
    await sql`create table grown as select generate_series(1, 900) as n`
    await sql`create table small as select generate_series(1, 9) as n`
    await sql`select pg_stat_force_next_flush()`
    await analyzeGrown(sql)
    expect(await known()).toEqual({ grown: 900, small: -1 })
    await sql`insert into grown select generate_series(1, 400)`
    await sql`select pg_stat_force_next_flush()`
    await analyzeGrown(sql)
    expect(await known()).toEqual({ grown: 900, small: -1 })
    await sql`insert into grown select generate_series(1, 600)`
    await sql`select pg_stat_force_next_flush()`
    await analyzeGrown(sql)
    expect(await known()).toEqual({ grown: 1900, small: -1 })
  })
})
