import { expect, test } from 'bun:test'
import { Batcher } from './batcher.ts'

test('a batcher that is closed has written what was added in the same turn', async () => {
  const written: number[] = []
  const batcher = new Batcher<number, number>({
    inFlight: 1,
    maxQueue: 10,
    write: (items) => {
      written.push(...items)
      return items.map((item) => Promise.resolve(item))
    },
  })
  const added = [batcher.add(1), batcher.add(2)]
  await batcher.close()
  expect(written).toEqual([1, 2])
  expect(await Promise.all(added)).toEqual([1, 2])
  await expect(batcher.add(3)).rejects.toThrow('The server is stopping')
})

test('an item that is not written fails alone, and the next batch is written', async () => {
  const batcher = new Batcher<number, number>({
    inFlight: 1,
    maxQueue: 10,
    write: (items) =>
      items.map((item) =>
        item === 2 ? Promise.reject(new Error('refused')) : Promise.resolve(item),
      ),
  })
  const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await batcher.add(4)).toBe(4)
  await batcher.close()
})
