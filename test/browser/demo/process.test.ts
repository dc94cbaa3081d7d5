import { afterAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from '../../../demo/keys.ts'
import { freePort } from '../../kit/free-port.ts'
import { CHROME } from '../../kit/workspace.ts'
import { dataFolder, killDemo, readAll, refusedDemo, startDemo } from './demo-process.ts'

const folder = dataFolder()
const { dataDir } = folder
const marker = join(dataDir, 'demo', 'demo.edition')
const authorization = `Bearer ${DEMO_SECRET_KEY}`

afterAll(folder.remove)

async function api<T>(origin: string, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization, 'content-type': 'application/json' }
  return (await fetch(`${origin}/api${path}`, { headers, ...init })).json() as Promise<T>
}

interface Figures {
  clicks: number
  leads: number
  sales: number
  saleAmount: number
}

interface Linked extends Figures {
  programId: string | null
}

test('--fresh deletes what was there, and a start that is killed while seeding leaves no marker', async () => {
  await Bun.write(marker, '1')
  await Bun.write(join(dataDir, 'demo', 'postgres', 'PG_VERSION'), 'not a database')
  await killDemo({ dataDir, args: ['--fresh'], at: 'payouts 3 of 12' })
  expect(existsSync(marker)).toBe(false)
})

test('the next start begins anew, and nine weeks of new history agree in every report', async () => {
  const demo = await startDemo({ dataDir })
  for (const words of [`${demo.origin}/demo/`, DEMO_SECRET_KEY, DEMO_PUBLISHABLE_KEY]) {
    expect(demo.output()).toContain(words)
  }
  const total = await api<Figures>(demo.origin, '/analytics?event=composite&interval=all')
  expect(total.clicks).toBeGreaterThan(1500)
  expect(total.leads).toBeGreaterThan(100)
  expect(total.sales).toBeGreaterThan(50)
  const links = await api<Linked[]>(demo.origin, '/links?pageSize=100')
  const sum = (name: keyof Figures) => links.reduce((all, link) => all + link[name], 0)
  expect({ clicks: sum('clicks'), leads: sum('leads'), sales: sum('sales') }).toEqual({
    clicks: total.clicks,
    leads: total.leads,
    sales: total.sales,
  })
  for (const { id } of await api<{ id: string }[]>(demo.origin, '/programs')) {
    const stats = await api<Figures>(demo.origin, `/programs/${id}/stats`)
    const own = links.filter(({ programId }) => programId === id)
    expect(own.reduce((all, { saleAmount }) => all + saleAmount, 0)).toBe(stats.saleAmount)
  }
  expect(links).toHaveLength(39)
  expect(existsSync(marker)).toBe(true)
  expect(await demo.interrupt()).toBe(0)
})

test('a second start keeps the data, and links follow to another port', async () => {
  const demo = await startDemo({ dataDir })
  const body = JSON.stringify({
    url: `${demo.origin}/demo/shop/`,
    key: 'kept',
    trackConversion: true,
  })
  await api(demo.origin, '/links', { method: 'POST', body })
  await demo.interrupt()
  const moved = await startDemo({ dataDir })
  expect(moved.port).not.toBe(demo.port)
  for (const key of ['kept', 'ada']) {
    const answer = await fetch(`${moved.origin}/${key}`, {
      redirect: 'manual',
      headers: { 'user-agent': CHROME },
    })
    const target = new URL(answer.headers.get('location')!)
    expect(target.origin + target.pathname).toBe(`${moved.origin}/demo/shop/`)
    expect(target.searchParams.get('svc_id')).toMatch(/^[0-9A-Za-z]{16}$/)
  }
  const home = await fetch(moved.origin, { redirect: 'manual' })
  expect(home.headers.get('location')).toBe(`${moved.origin}/demo/`)
  await moved.interrupt()
})

test('a folder in use and a port in use are refused in words, and --fresh does not delete what another demo uses', async () => {
  const demo = await startDemo({ dataDir })
  const other = await freePort()
  for (const args of [[], ['--fresh']]) {
    const refused = await refusedDemo({ dataDir, port: other, args })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('is in use by process')
  }
  const busy = await refusedDemo({ dataDir, port: demo.port })
  expect(busy).toMatchObject({ code: 1 })
  expect(busy.output).toContain(`PORT ${demo.port} is in use`)
  expect(await api<unknown[]>(demo.origin, '/links?search=kept')).toHaveLength(1)
  await demo.interrupt()
})

test('a port that another program listens on everywhere is noticed too', async () => {
  const squatter = createServer().listen(0, '0.0.0.0')
  await new Promise((done) => squatter.once('listening', done))
  const { port } = squatter.address() as { port: number }
  const refused = await refusedDemo({ dataDir, port })
  squatter.close()
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`PORT ${port} is in use`)
})

test('an unknown option is refused with the list of options', async () => {
  const refused = await refusedDemo({ dataDir, port: 0, args: ['--frehs'] })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('Unknown option --frehs')
  expect(refused.output).toContain('--fresh')
})

test('a production server on the data of a demo refuses both keys', async () => {
  const port = await freePort()
  const server = Bun.spawn(
    [process.execPath, resolve(import.meta.dir, '../../../server/main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(dataDir, 'demo'),
        LOG_LEVEL: 'info',
      },
      stdout: 'pipe',
      stderr: 'inherit',
    },
  )
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  const reading = readAll(server.stdout, (log) => log.includes('"ready"') && isReady())
  await ready
  const origin = `http://localhost:${port}`
  const secret = await fetch(`${origin}/api/links`, { headers: { authorization } })
  expect(secret.status).toBe(401)
  const publishable = await fetch(`${origin}/api/track/click`, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'user-agent': CHROME },
    body: JSON.stringify({ publishableKey: DEMO_PUBLISHABLE_KEY, key: 'ada' }),
  })
  expect(publishable.status).toBe(401)
  expect(await publishable.text()).toContain('Demo keys work in the demo only')
  expect((await fetch(`${origin}/demo/`)).status).toBe(404)
  const script = await fetch(`${origin}/script.js`)
  expect(script.headers.get('content-type')).toStartWith('text/javascript')
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await reading
})
