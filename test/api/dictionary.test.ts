import { expect, test } from 'bun:test'
import { Dictionary, type Entry } from '../../server/db/dictionary.ts'
import { SEQUENCE_ALARM, sequenceUse } from '../../server/db/sequences.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

/** One that remembers nothing, as after a restart. */
const cold = () =>
  new Dictionary(
    backend.deps.db.sql,
    { table: 'referrers', columns: ['host', 'path'] },
    backend.clock.now,
  )

const entry = (workspaceId: string, ...words: string[]): Entry => ({ workspaceId, words })

async function lastNumber(): Promise<string> {
  const [row] = await backend.deps.db.sql`select last_value::text as n from referrers_id_seq`
  return row!['n']
}

test('words keep their number, and looking them up again draws none', async () => {
  const known = [entry('ws_a', 'blog.test', '/'), entry('ws_b', 'blog.test', '/')]
  const [a, b] = await cold().ids(known)
  expect(a).not.toBe(b)
  const drawn = await lastNumber()

  for (let round = 0; round < 3; round++) expect(await cold().ids(known)).toEqual([a!, b!])
  expect(await lastNumber()).toBe(drawn)

  const more = await cold().ids([known[0]!, entry('ws_a', 'news.test', '/'), known[1]!])
  expect([more[0], more[2]]).toEqual([a!, b!])
  expect(Number(await lastNumber())).toBe(Number(drawn) + 1)
})

test('those who add the same words at once get one number', async () => {
  const words = Array.from({ length: 20 }, (_, i) => entry('ws_c', `host${i}.test`, '/'))
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => cold().ids(i % 2 === 0 ? words : words.toReversed())),
  )
  const [first] = answers
  answers.forEach((ids, i) => expect(i % 2 === 0 ? ids : ids.toReversed()).toEqual(first!))
  expect(new Set(first).size).toBe(words.length)
})

test('numbers go on beyond four bytes', async () => {
  await backend.deps.db.sql`select setval('referrers_id_seq', 3000000000)`
  const [id] = await cold().ids([entry('ws_d', 'far.test', '/')])
  expect(id).toBe(3_000_000_001)
})

test('a sequence that is half used is seen before it ends', async () => {
  const most = async () => (await sequenceUse(backend.deps.db.sql))[0]!
  expect((await most()).used).toBeLessThan(SEQUENCE_ALARM)
  await backend.deps.db.sql`select setval('utms_id_seq', 4600000000000000)`
  expect(await most()).toEqual({ name: 'utms_id_seq', used: expect.closeTo(0.51, 2) })
})

test('what says nothing has the number 0 and is not stored', async () => {
  expect(await cold().ids([entry('ws_e', '', '')])).toEqual([0])
  const stored = await backend.deps.db.sql`select from referrers where workspace_id = 'ws_e'`
  expect(stored.length).toBe(0)
})
