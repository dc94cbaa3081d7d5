import { afterAll, beforeAll, expect, test } from 'bun:test'
import postgres from 'postgres'
import { ServerProcess } from '../fault/server-process.ts'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { runCli } from './run-cli.ts'

const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')

let server: ServerProcess
let origin: string
let key: string
let database: { url: string; drop(): Promise<void> }

beforeAll(async () => {
  database = await createDatabase()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = {
    ENCRYPTION_KEY,
    HOST: '::',
    TRUST_PROXY: '127.0.0.0/8,2001:db8:1::/48',
    RATE_LIMIT_PER_MINUTE: '6000',
  }
  server = await new ServerProcess({ port, databaseUrl: database.url, env }).ready()
  const { out } = await runCli(
    ['workspace', 'create', '--name', 'Acme', '--slug', 'acme', '--json'],
    { DATABASE_URL: database.url, ENCRYPTION_KEY },
  )
  key = JSON.parse(out).secretKey
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** Tells how many requests without a key the server has counted from the address of this request. */
async function counted(forwarded: string, from = origin): Promise<number> {
  const { headers } = await fetch(`${from}/api/links`, {
    headers: { 'x-forwarded-for': forwarded },
  })
  return Number(headers.get('ratelimit-limit')) - Number(headers.get('ratelimit-remaining'))
}

test('a visitor cannot claim an address to trusted proxies, nor whoever connects past them', async () => {
  expect(await counted('192.0.2.1')).toBe(1)
  expect(await counted('198.51.100.1, 192.0.2.1')).toBe(2)
  expect(await counted('198.51.100.2, 192.0.2.1, 127.0.0.9')).toBe(3)
  expect(await counted('198.51.100.2, 192.0.2.1, 2001:db8:1::9')).toBe(4)
  expect(await counted('192.0.2.1, 2001:db8:2:3::1')).toBe(1)
  expect(await counted('192.0.2.1, [2001:db8:2:3::2]:4711')).toBe(2)
  const past = origin.replace('127.0.0.1', '[::1]')
  expect(await counted('192.0.2.1', past)).toBe(1)
  expect(await counted('192.0.2.2', past)).toBe(2)
})

test('what a request says, and what a statement does, is in no line of the log', async () => {
  const forged = encodeURIComponent('ada@victim.example\n{"level":30,"msg":"forged"}\n')
  const headers = { authorization: `Bearer ${key}`, 'x-request-id': 'the-one' }
  const get = (path: string) => fetch(`${origin}/api${path}`, { headers })
  expect((await get(`/payouts/export?invoiceId=${forged}%00`)).status).toBe(422)
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  await sql`alter table payouts rename column currency to money`
  const broken = await get(`/payouts/export?partnerId=${forged}`)
  expect(broken.status).toBe(500)
  const refused = await get(`/payouts?partnerId=${forged}`)
  expect(refused.status).toBe(500)
  expect(await refused.text()).not.toMatch(/ada@|select|currency/)
  await sql.end()
  const lines = server.lines.filter(({ requestId }) => requestId === 'the-one')
  expect(lines).toHaveLength(2)
  expect(lines.map(({ msg, cause }) => [msg, cause])).toEqual([
    ['request failed', '42703'],
    ['request failed', '42703'],
  ])
  expect(JSON.stringify(server.lines)).not.toMatch(/ada@|forged|select/)
  expect(server.noise).toEqual([])
})

test('a body that nobody reads leaves the connection usable', async () => {
  const body = new Uint8Array(1_000_000)
  for (let n = 0; n < 20; n++) {
    const refused = await fetch(`${origin}/api/links`, { method: 'POST', body })
    expect(refused.status).toBe(401)
    await refused.text()
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  }
})
