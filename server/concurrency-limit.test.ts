import { expect, test } from 'bun:test'
import { ConcurrencyLimit } from './concurrency-limit.ts'

test('so many run at once, so many wait in their order, and the others are refused', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, maxWaiting: 3 })
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const runs = gates.map(({ promise }, n) =>
    limit.run(async () => {
      started.push(n)
      await promise
      return n
    }),
  )
  expect(await runs[5]).toBeUndefined()
  expect(started).toEqual([0, 1])
  gates[1]!.resolve()
  expect(await runs[1]).toBe(1)
  expect(started).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4, undefined])
  expect(await limit.run(() => Promise.resolve('again'))).toBe('again')
})

test('work that fails gives its place to the next', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 1 })
  const failing = limit.run(() => Promise.reject(new Error('broken')))
  const next = limit.run(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
