import { expect, test } from 'bun:test'
import { shareOut } from './pools.ts'

test('all connections of a process are shared out, and every use has some', () => {
  for (let total = 10; total <= 300; total++) {
    const budget = Object.values(shareOut(total))
    expect(budget.reduce((sum, connections) => sum + connections, 0)).toBe(total)
    expect(Math.min(...budget)).toBeGreaterThan(0)
  }
})

test('reports, jobs and the queue grow to a few, requests have the rest', () => {
  const shares = [10, 15, 16, 20, 32, 40, 100].map((total) => {
    const { work, shared, reports, jobs, queue } = shareOut(total)
    return [total, work, shared, reports, jobs, queue]
  })
  expect(shares).toEqual([
    [10, 2, 2, 1, 1, 2],
    [15, 6, 3, 1, 1, 2],
    [16, 5, 3, 2, 1, 3],
    [20, 7, 4, 2, 2, 3],
    [32, 13, 7, 4, 3, 3],
    [40, 18, 9, 4, 4, 3],
    [100, 57, 30, 4, 4, 3],
  ])
})
