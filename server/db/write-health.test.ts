import { expect, test } from 'bun:test'
import { WriteHealth } from './write-health.ts'

/** A health on a clock of its own. */
function createHealth() {
  let now = 1_000_000
  const health = new WriteHealth(() => now)
  const failWith = (code: string) =>
    health.watch(() => Promise.reject(Object.assign(new Error('failed'), { code })))
  return { health, failWith, advance: (ms: number) => void (now += ms) }
}

test('a write that the storage refused counts for ten seconds', async () => {
  const { health, failWith, advance } = createHealth()
  expect(health.hasFailedRecently()).toBe(false)
  await expect(failWith('53100')).rejects.toThrow('failed')
  expect(health.hasFailedRecently()).toBe(true)
  advance(9_999)
  expect(health.hasFailedRecently()).toBe(true)
  advance(1)
  expect(health.hasFailedRecently()).toBe(false)
})

test('each failure of the storage is counted, and nothing else', async () => {
  const { health, failWith } = createHealth()
  const storage = ['53100', '53200', '58030', 'XX001', 'XX002', '25006']
  for (const code of ['23505', '53300', 'XX000', 'XX003', '42580', '40P01', '08006', 'ECONNRESET'])
    await expect(failWith(code)).rejects.toThrow('failed')
  expect([health.failures, health.hasFailedRecently()]).toEqual([0, false])
  for (const code of storage) await expect(failWith(code)).rejects.toThrow('failed')
  expect(health.failures).toBe(storage.length)
})

test('a write that succeeds answers what it wrote', async () => {
  const { health } = createHealth()
  expect(await health.watch(() => Promise.resolve('row'))).toBe('row')
  expect([health.failures, health.hasFailedRecently()]).toEqual([0, false])
})
