import { describe, expect, test } from 'bun:test'
import { writeByWorkspace } from './write-by-workspace.ts'

interface Item {
  ws: string
  n: number
}

const some = (ws: string, count: number, from = 0): Item[] =>
  Array.from({ length: count }, (_, i) => ({ ws, n: from + i }))

/** Writes all but what is refused, and remembers which items came together. */
function writer(refused: Record<string, unknown> = {}) {
  const writes: Item[][] = []
  const write = async (items: Item[]) => {
    writes.push(items)
    for (const { ws } of items) if (refused[ws]) throw refused[ws]
    return items.map(({ ws, n }) => `${ws}${n}`)
  }
  const run = (items: Item[]) =>
    Promise.allSettled(writeByWorkspace(items, ({ ws }) => ws, write)).then((outcomes) =>
      outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused')),
    )
  const sizes = () =>
    writes.map((items) => `${[...new Set(items.map(({ ws }) => ws))].join('+')} ${items.length}`)
  return { run, sizes }
}

const serverError = { code: 'P0001' }

describe('items of several workspaces', () => {
  test('are answered in their order, many of one workspace in a write of their own', async () => {
    const { run, sizes } = writer()
    const items = [...some('b', 2), ...some('a', 32), ...some('c', 31), ...some('b', 1, 2)]
    expect(await run(items)).toEqual(items.map(({ ws, n }) => `${ws}${n}`))
    expect(sizes()).toEqual(['a 32', 'b+c 34'])
  })

  test('of which one is refused leave the others written', async () => {
    const { run, sizes } = writer({ b: serverError })
    const items = [...some('a', 2), ...some('b', 2), ...some('c', 1)]
    expect(await run(items)).toEqual(['a0', 'a1', 'refused', 'refused', 'c0'])
    expect(sizes()).toEqual(['a+b+c 5', 'a 2', 'b 2', 'c 1'])
  })

  test.each([
    { code: '53100' },
    { code: '57P01' },
    { code: 'CONNECTION_CLOSED' },
    new Error('unknown'),
  ])('are not tried again one by one when all must fail: %p', async (error) => {
    const { run, sizes } = writer({ b: error })
    expect(await run([...some('a', 1), ...some('b', 1)])).toEqual(['refused', 'refused'])
    expect(sizes()).toEqual(['a+b 2'])
  })
})

test('a single workspace is written once, also when that fails', async () => {
  const { run, sizes } = writer({ a: serverError })
  expect(await run(some('a', 3))).toEqual(['refused', 'refused', 'refused'])
  expect(sizes()).toEqual(['a 3'])
})

test('many of one workspace that fail do not fail the few of another', async () => {
  const { run, sizes } = writer({ a: serverError })
  const outcomes = await run([...some('a', 40), ...some('b', 1), ...some('c', 1)])
  expect(outcomes).toEqual([...some('a', 40).map(() => 'refused'), 'b0', 'c0'])
  expect(sizes()).toEqual(['a 40', 'b+c 2'])
})
