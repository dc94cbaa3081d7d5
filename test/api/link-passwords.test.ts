import { expect, test } from 'bun:test'
import { PER_ADDRESS, PER_HALF } from '../../server/password-attempts.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { trustProxy: true } })
const workspace = await createTestWorkspace(backend)

let addresses = 0
const newAddress = () => `192.0.2.${++addresses}`

async function protectedLink(): Promise<string> {
  const body = { url: 'https://shop.test/', domain: workspace.domain, password: 'sesame' }
  return (await workspace.api('POST', '/links', body)).body.key
}

function enter(key: string, password: string, ip: string): Promise<Response> {
  const headers = { host: workspace.domain, 'x-forwarded-for': ip, 'user-agent': 'Mozilla/5.0' }
  const request = { method: 'POST', headers, body: new URLSearchParams({ password }) }
  return backend.handle(new Request(`http://localhost/${key}`, request))
}

/** The statuses of guesses, one after the other. */
async function guess(key: string, ips: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const ip of ips) statuses.push((await enter(key, `guess ${statuses.length}`, ip)).status)
  return statuses
}

test('one address has ten guesses a minute on a link, and is told when to come back', async () => {
  const [key, other, ip] = [await protectedLink(), await protectedLink(), newAddress()]
  const statuses = await guess(key, Array(PER_ADDRESS).fill(ip))
  expect(new Set(statuses)).toEqual(new Set([403]))
  const refused = await enter(key, 'sesame', ip)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6'])
  expect(await refused.text()).toContain('type="password"')
  expect((await enter(other, 'sesame', ip)).status).toBe(200)
  expect((await enter(key, 'sesame', newAddress())).status).toBe(200)
  backend.clock.advance(6_000)
  expect((await enter(key, 'sesame', ip)).status).toBe(200)
})

test('the right password uses up nothing', async () => {
  const [key, ip] = [await protectedLink(), newAddress()]
  for (let i = 0; i < PER_ADDRESS + 2; i++) {
    expect((await enter(key, 'sesame', ip)).status).toBe(200)
  }
})

test('all addresses together have a bounded number; who comes first still gets in', async () => {
  const key = await protectedLink()
  const attackers = Array.from({ length: 6 }, newAddress)
  const rounds = Array.from({ length: PER_ADDRESS }, () => attackers).flat()
  const statuses = await guess(key, rounds)
  const checked = statuses.filter((status) => status === 403).length
  expect(checked).toBe(attackers.length + PER_HALF)
  expect(statuses.slice(checked).every((status) => status === 429)).toBe(true)
  expect((await enter(key, 'sesame', newAddress())).status).toBe(200)
})

test('a crowd of guesses at once is answered, and none beyond the limit is computed', async () => {
  const [key, ip] = [await protectedLink(), newAddress()]
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => enter(key, `x${n}`, ip)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 403).length).toBe(PER_ADDRESS)
  expect(statuses.filter((status) => status === 429).length).toBe(100 - PER_ADDRESS)
})
