import { afterAll, beforeAll, expect, test } from 'bun:test'
import { DEMO_SECRET_KEY } from '../../../demo/keys.ts'
import { startDemo, startSeededDemo } from './demo-process.ts'

const authorization = `Bearer ${DEMO_SECRET_KEY}`
let demo: Awaited<ReturnType<typeof startSeededDemo>>

beforeAll(async () => {
  demo = await startSeededDemo()
})

afterAll(async () => {
  await demo.end()
})

async function api<T>(origin: string, path: string): Promise<T> {
  // Whoever asks knows what the API answers.
  return (await fetch(`${origin}/api${path}`, { headers: { authorization } })).json() as Promise<T>
}

const press = (origin: string, button: string, from = origin) =>
  fetch(`${origin}/demo/${button}`, {
    method: 'POST',
    headers: { origin: from },
    redirect: 'manual',
  })

test('a month later there are new visitors and sales, every cent is accounted for, and a restart stays there', async () => {
  const { origin, port, dataDir } = demo
  const figures = () =>
    api<{ clicks: number; sales: number }>(origin, '/analytics?event=composite&interval=all')
  const before = await figures()
  const dateOf = async (at: string) =>
    /It is ([^.]+?) here/.exec(await (await fetch(`${at}/demo/`)).text())![1]!
  const today = await dateOf(origin)
  expect((await press(origin, 'month-later')).status).toBe(303)
  const later = await dateOf(origin)
  expect((Date.parse(later) - Date.parse(today)) / 86_400_000).toBeGreaterThanOrEqual(30)
  const after = await figures()
  expect(after.clicks).toBeGreaterThan(before.clicks)
  expect(after.sales).toBeGreaterThan(before.sales)
  expect(await api<object>(origin, '/ledger/check')).toMatchObject({ ok: true, differences: [] })
  const stream = await fetch(`${origin}/api/events/stream`, { headers: { authorization } })
  expect(stream.status).toBe(200)
  expect(await demo.interrupt()).toBe(0)
  const again = await startDemo({ dataDir, port })
  expect(await dateOf(origin)).toBe(later)
  demo = { ...again, end: demo.end }
})

test('the buttons do nothing for forms of other sites', async () => {
  for (const button of ['month-later', 'start-over'])
    expect((await press(demo.origin, button, 'http://elsewhere.test')).status).toBe(403)
})

test('whoever starts over sees how far it is, and Ctrl-C meanwhile ends it with 0', async () => {
  expect((await press(demo.origin, 'start-over')).status).toBe(303)
  await demo.said('Creating demo data')
  const page = await fetch(`${demo.origin}/demo/`)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('The demo is starting')
  expect(await demo.interrupt()).toBe(0)
  expect(demo.output()).toContain('The next start creates the data again.')
})
