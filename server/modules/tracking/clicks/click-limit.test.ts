import { expect, test } from 'bun:test'
import { ClickLimit } from './click-limit.ts'

const HOUR_MS = 3_600_000

function limit(perHour: number) {
  let nowMs = 0
  let written = 0
  const limit = new ClickLimit({ perHour, now: () => nowMs })
  return {
    limit,
    advance: (ms: number) => (nowMs += ms),
    visit: (...keys: string[]) =>
      limit.admit([keys[0] ?? 'a', ...keys.slice(1)], async () => `click ${++written}`),
  }
}

test('an address is counted up to the limit; then it has its last click, until the hour is over', async () => {
  const { advance, visit } = limit(2)
  expect([await visit(), await visit(), await visit()]).toEqual(['click 1', 'click 2', 'click 2'])
  expect(await visit('b')).toBe('click 3')
  advance(HOUR_MS - 1)
  expect(await visit()).toBe('click 2')
  advance(1)
  expect(await visit()).toBe('click 4')
})

test('any hour has at most as many clicks, whenever the first one came', async () => {
  const { advance, visit } = limit(2)
  await visit()
  advance(HOUR_MS - 1)
  expect(await visit()).toBe('click 2')
  advance(1)
  expect([await visit(), await visit()]).toEqual(['click 3', 'click 3'])
  advance(HOUR_MS - 1)
  expect([await visit(), await visit()]).toEqual(['click 4', 'click 4'])
})

test('an address that gets another name keeps its hour', async () => {
  const { advance, visit } = limit(2)
  await visit('yesterday')
  advance(HOUR_MS / 2)
  expect(await visit('today', 'yesterday')).toBe('click 2')
  expect(await visit('today', 'yesterday')).toBe('click 2')
  advance(HOUR_MS / 2)
  expect(await visit('today', 'yesterday')).toBe('click 3')
  expect(await visit('today')).toBe('click 3')
})

test('many at once are counted up to the limit', async () => {
  const { visit } = limit(3)
  const ids = await Promise.all(Array.from({ length: 50 }, () => visit()))
  expect(new Set(ids).size).toBe(3)
})

test('what could not be stored does not count', async () => {
  const { limit: limited, visit } = limit(2)
  for (let i = 0; i < 5; i++) {
    const failing = limited.admit(['a'], () => Promise.reject(new Error('down')))
    await expect(failing).rejects.toThrow('down')
  }
  expect([await visit(), await visit(), await visit()]).toEqual(['click 1', 'click 2', 'click 2'])
  expect(limited.total).toBe(1)
})

test('what is not counted is reported once', async () => {
  const { limit: limited, visit } = limit(1)
  for (const key of ['a', 'a', 'a', 'b', 'c', 'c']) await visit(key)
  expect(limited.report()).toEqual({ clicks: 3, addresses: 2 })
  await visit('a')
  expect(limited.report()).toEqual({ clicks: 1, addresses: 0 })
  expect(limited.report()).toEqual({ clicks: 0, addresses: 0 })
  expect(limited.total).toBe(4)
})
