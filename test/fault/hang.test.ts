import { afterEach, expect, test } from 'bun:test'
import { createDatabase } from '../kit/backend.ts'
import { CHROME } from '../kit/workspace.ts'
import { freePort } from '../kit/free-port.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { openEnvironment } from './environment.ts'
import { HttpConnection } from './http-connection.ts'
import { ServerProcess } from './server-process.ts'
import { until, within } from './wait.ts'

/** Far beyond what a client waits; without a deadline these calls would never end. */
const BOUND_MS = 30_000

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

test('a database that is silent makes nobody wait for ever, and nothing is left of it afterwards', async () => {
  const database = await createDatabase()
  cleanups.push(() => database.drop())
  const target = await openEnvironment(database.url)
  const proxy = await DatabaseProxy.open(database.url)
  cleanups.push(() => proxy.cut())
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl: proxy.url })
  cleanups.push(() => server.stop())
  await server.ready()
  const visitor = new HttpConnection(port)
  cleanups.push(() => visitor.close())
  const visit = () => {
    const headers = { host: target.domain, 'user-agent': CHROME }
    return visitor.request({ path: `/${target.keys[0]}`, headers })
  }
  const call = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${target.secretKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const clicked = await visit()
  if (clicked.kind !== 'answered') throw new Error('no click')
  const clickId = new URL(clicked.headers.get('location')!).searchParams.get('svc_id')
  const lead = (n: number) =>
    call('/track/lead', { clickId, customerExternalId: `c${n}`, eventName: 'Sign up' })
  expect((await lead(0)).status).toBe(200)

  proxy.freeze()
  const refused = await within(
    'answers of a silent database',
    Promise.all([
      call('/links'),
      call('/ready'),
      ...Array.from({ length: 20 }, (_, n) => lead(n + 1)),
    ]),
    { quietMs: BOUND_MS },
  )
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '1'))
  expect((await call('/health')).status).toBe(200)
  const away = () => server.lines.filter(({ msg }) => msg === 'the database cannot be reached')
  await until('the outage to be known', () => away().length > 0)

  proxy.thaw()
  await until('the recovery', async () => (await call('/ready')).status === 200)
  expect((await lead(21)).status).toBe(200)
  expect((await call('/links')).status).toBe(200)
  expect(away()).toHaveLength(1)
  await until('the end to be told', () =>
    server.lines.some(({ msg }) => msg === 'the database is back'),
  )
})
