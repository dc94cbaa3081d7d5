import { expect, test } from 'bun:test'
import { withPgPool } from '../../server/db/pg-pool.ts'
import { createDatabase } from '../kit/backend.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { until } from './wait.ts'

test('the pool of the job queue follows the server that takes writes, at each failover', async () => {
  const database = await createDatabase()
  const one = await DatabaseProxy.open(database.url)
  const two = await DatabaseProxy.open(database.url)
  const hosts = `${new URL(one.url).host},${new URL(two.url).host}`
  const url = database.url.replace(new URL(database.url).host, hosts)
  const ask = (sql: string) => pool.query(sql).catch(() => undefined)
  let pool: Parameters<Parameters<typeof withPgPool>[2]>[0]
  try {
    await withPgPool(url, { max: 2 }, async (lent) => {
      pool = lent
      expect((await ask('select 1'))!.rowCount).toBe(1)
      await one.cut()
      await until('the other host', () => ask('select 1'))
      await one.restore()
      await two.cut()
      await until('the first host', () => ask('select 1'))
    })
  } finally {
    await one.cut()
    await two.cut().catch(() => {})
    await database.drop()
  }
})
