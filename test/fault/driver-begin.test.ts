import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Sql } from 'postgres'
import { openPool } from '../../server/db/pools.ts'
import { createDatabase } from '../kit/backend.ts'
import { endConnections } from './kill.ts'

/** What we rely on in the driver's `begin` with further statements, which patches/ adds. */

let database: Awaited<ReturnType<typeof createDatabase>>
let sql: Sql

beforeAll(async () => {
  database = await createDatabase()
  const options = { name: 'jobs', applicationName: 'driver', prepare: true } as const
  sql = openPool(database.url, { ...options, max: 1, isPooled: false })
})
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database.drop()
})

const role = async () => (await sql`select current_user as name`)[0]!.name as string
const OUTSIDE = 'SAVEPOINT can only be used in transaction blocks'

for (const waits of [true, false]) {
  const how = waits ? 'that is waited for' : 'that travels with the statement'

  test(`a begin ${how}: its statements hold for the transaction alone`, async () => {
    const options = { with: '; set local role svc_tenant', waits }
    const inside = await sql.begin(options, (tx) => tx`select current_user as name`)
    expect(inside[0]!.name).toBe('svc_tenant')
    expect(await role()).not.toBe('svc_tenant')
  })

  test(`a begin ${how} and is refused fails the work, and frees its connection`, async () => {
    await sql`create table if not exists kept (name text)`
    const options = { with: '; set local role nobody_knows', waits }
    const refused = sql.begin(options, (tx) => tx`insert into kept values ('x')`)
    await expect(refused).rejects.toThrow('role "nobody_knows" does not exist')
    expect(await sql`select from kept`).toHaveLength(0)
    expect(await sql.begin(options, () => null).catch(String)).toContain('does not exist')
    await expect(sql`savepoint a`).rejects.toThrow(OUTSIDE)
  })

  test(`a begin ${how} over a connection that has died is told so, and the next one works`, async () => {
    const options = { with: '; set local role svc_tenant', waits }
    const lost = sql.begin(options, async (tx) => {
      const slept = tx`select pg_sleep(30)`.execute()
      await endConnections(database.url)
      return slept
    })
    expect(await lost.catch((error: Error) => error)).toBeInstanceOf(Error)
    const [row] = await sql.begin(options, (tx) => tx`select current_user as name`)
    expect(row!.name).toBe('svc_tenant')
  })
}
