import { expect, test } from 'bun:test'
import type { Outcome, Work } from './batch.ts'
import { GroupCommit, type Batchable } from './group-commit.ts'
import { ApiError } from '../domain/errors.ts'

/** A queue whose transactions end when the test says so, with what became of their members. */
function open(options: { maxBatch?: number; maxQueue?: number } = {}) {
  const attempts: { size: number; end: (outcomes: unknown) => void }[] = []
  const group = new GroupCommit({
    attempt: <T>(_: object, works: readonly Work<T>[]) => {
      const { promise, resolve } = Promise.withResolvers<Outcome<T>[]>()
      attempts.push({ size: works.length, end: resolve as (outcomes: unknown) => void })
      return promise
    },
    inFlight: 2,
    inFlightOfOne: 1,
    maxBatch: 3,
    maxQueue: 100,
    ...options,
  })
  return { group, attempts }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

function item(key: string, exclusive = () => Promise.resolve(`${key} alone`)): Batchable<string> {
  const work = () => Promise.resolve('never asked here')
  return { workspaceId: 'ws_1', conflictKeys: [key], work, exclusive }
}

const values = (...list: string[]) => list.map((value) => ({ value }))

test('what waits meanwhile goes together, up to the limit, and never two about the same', async () => {
  const { group, attempts } = open()
  const answers = ['a', 'b', 'a', 'c', 'd', 'e'].map((key) => group.run(item(key)))
  await turn()
  expect(attempts.map(({ size }) => size)).toEqual([3])
  attempts[0]!.end(values('1', '2', '3'))
  await turn()
  await turn()
  expect(attempts.map(({ size }) => size)).toEqual([3, 3])
  attempts[1]!.end(values('4', '5', '6'))
  expect(await Promise.all(answers)).toEqual(['1', '2', '4', '3', '5', '6'])
})

test('one by itself goes alone, and so does who wants to; a refusal is only its own', async () => {
  const { group, attempts } = open()
  expect(await group.run(item('single'))).toBe('single alone')
  const answers = ['a', 'b', 'c'].map((key) => group.run(item(key)))
  await turn()
  attempts[0]!.end([
    { exclusive: true },
    { error: new ApiError('not_found', 'No.') },
    { value: 'together' },
  ])
  expect(await answers[0]).toBe('a alone')
  await expect(answers[1]).rejects.toThrow('No.')
  expect(await answers[2]).toBe('together')
})

test('when the transaction fails each is repeated alone; when the connection was lost, none', async () => {
  const failing = (error: object) =>
    new GroupCommit({
      attempt: () => Promise.reject(Object.assign(new Error('failed'), error)),
      inFlight: 1,
      inFlightOfOne: 1,
      maxBatch: 10,
      maxQueue: 10,
    })
  const refused = failing({ code: '23505' })
  const answers = ['a', 'b'].map((key) => refused.run(item(key)))
  expect(await Promise.all(answers)).toEqual(['a alone', 'b alone'])
  const lost = failing({ code: 'CONNECTION_CLOSED' })
  const ends = await Promise.allSettled(['a', 'b'].map((key) => lost.run(item(key))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('workspaces take turns; one that is slow keeps none of the others waiting', async () => {
  const { group, attempts } = open()
  const of = (workspaceId: string, key: string) => group.run({ ...item(key), workspaceId })
  const slow = ['a', 'b', 'c', 'd', 'e'].map((key) => of('ws_slow', key))
  await turn()
  const others = ['a', 'b'].map((key) => of('ws_other', key))
  await turn()
  expect(attempts.map(({ size }) => size)).toEqual([3, 2])
  attempts[1]!.end(values('x', 'y'))
  expect(await Promise.all(others)).toEqual(['x', 'y'])
  attempts[0]!.end(values('1', '2', '3'))
  await turn()
  await turn()
  attempts[2]!.end(values('4', '5'))
  expect(await Promise.all(slow)).toEqual(['1', '2', '3', '4', '5'])
})

test('a thousand about one thing are done one after the other, and others are not kept waiting', async () => {
  const group = new GroupCommit({
    attempt: (_, works) => Promise.resolve(works.map(() => ({ exclusive: true as const }))),
    inFlight: 2,
    inFlightOfOne: 1,
    maxBatch: 3,
    maxQueue: 5_000,
  })
  let running = 0
  let most = 0
  const busy = item('busy', async () => {
    most = Math.max(most, ++running)
    await turn()
    running--
    return 'done'
  })
  const crowd = Array.from({ length: 2_500 }, () => group.run(busy))
  let isCrowdDone = false
  void Promise.all(crowd).then(() => (isCrowdDone = true))
  expect(await group.run(item('other'))).toBe('other alone')
  expect(isCrowdDone).toBe(false)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['done']))
  expect(most).toBe(1)
})

test('a full queue refuses at once; one that closes answers what it has and refuses the rest', async () => {
  const { group, attempts } = open({ maxQueue: 2 })
  const accepted = [group.run(item('a')), group.run(item('b'))]
  await expect(group.run(item('c'))).rejects.toThrow('Too many events')
  const closed = group.close()
  await expect(group.run(item('d'))).rejects.toThrow('The server is stopping')
  await turn()
  attempts[0]!.end(values('1', '2'))
  await closed
  expect(await Promise.all(accepted)).toEqual(['1', '2'])
})
