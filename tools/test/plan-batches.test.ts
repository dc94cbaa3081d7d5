import { expect, test } from 'bun:test'
import type { Suite } from '../test-files.ts'
import { BatchQueue, type Batch } from './plan-batches.ts'

const names = (suite: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${suite}/${i}.test.ts`)

function drain(queue: BatchQueue): Batch[] {
  const batches: Batch[] = []
  for (let batch = queue.next(); batch; batch = queue.next()) batches.push(batch)
  return batches
}

test('every file is handed out once', () => {
  const files = new Map<Suite, string[]>([
    ['api', names('api', 57)],
    ['unit', names('unit', 101)],
    ['demo', names('demo', 3)],
  ])
  const batches = drain(new BatchQueue(files, { workers: 3, times: {} }))
  expect(batches.flatMap((batch) => batch.files).sort()).toEqual([...files.values()].flat().sort())
})

test('files that share what is slow to make come in one process', () => {
  const files = new Map<Suite, string[]>([['demo', names('demo', 9)]])
  expect(drain(new BatchQueue(files, { workers: 3, times: {} }))).toHaveLength(1)
})

test('the last batches are short', () => {
  const files = new Map<Suite, string[]>([['api', names('api', 60)]])
  const sizes = drain(new BatchQueue(files, { workers: 3, times: {} })).map(
    (one) => one.files.length,
  )
  expect(sizes[0]).toBe(10)
  expect(sizes.slice(-3)).toEqual([1, 1, 1])
})

test('batches are as long as they may be while other suites are left to end with', () => {
  const files = new Map<Suite, string[]>([
    ['browser', names('browser', 24)],
    ['api', names('api', 300)],
    ['unit', names('unit', 200)],
  ])
  const sizes = drain(new BatchQueue(files, { workers: 3, times: {} }))
    .filter(({ suite }) => suite === 'browser')
    .map((one) => one.files.length)
  expect(sizes).toEqual([12, 12])
})

test('files of one folder share a browser process and its servers', () => {
  const files = [...names('console', 5), ...names('widgets', 5)]
  const queue = new BatchQueue(new Map<Suite, string[]>([['browser', files]]), {
    workers: 1,
    times: { 'widgets/3.test.ts': 50_000 },
  })
  for (const batch of drain(queue))
    expect(new Set(batch.files.map((file) => file.split('/')[0])).size).toBe(1)
})

test('slow files are in the first batches, and not all in one', () => {
  const files = names('api', 12)
  const times = Object.fromEntries(files.map((file, i) => [file, i * 1000]))
  const queue = new BatchQueue(new Map<Suite, string[]>([['api', files]]), { workers: 2, times })
  const first = queue.next()!.files
  expect(first).toContain(files[11]!)
  expect(first).not.toContain(files[10]!)
})

test('files that a process did not come to are handed out again', () => {
  const queue = new BatchQueue(new Map<Suite, string[]>([['api', names('api', 1)]]), {
    workers: 1,
    times: {},
  })
  const batch = queue.next()!
  expect(queue.next()).toBeUndefined()
  queue.giveBack(batch)
  expect(queue.next()).toEqual(batch)
})
