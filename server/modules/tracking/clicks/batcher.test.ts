import { expect, test } from 'bun:test'
import { Batcher } from './batcher.ts'

test('a batcher that is closed has written what was added in the same turn', async () => {
  const written: number[] = []
  const batcher = new Batcher<number, number>({
    inFlight: 1,
    maxQueue: 10,
    write: async (items) => {
      written.push(...items)
      return items
    },
  })
  const added = [batcher.add(1), batcher.add(2)]
  await batcher.close()
  expect(written).toEqual([1, 2])
  expect(await Promise.all(added)).toEqual([1, 2])
  await expect(batcher.add(3)).rejects.toThrow('The server is stopping')
})
