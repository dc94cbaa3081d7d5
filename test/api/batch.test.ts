import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../server/db/schema/idempotency.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { Loader } from '../../server/db/loader.ts'
import { row as shape, text } from '../../server/db/row.ts'
import type { BatchTx } from '../../server/db/tx.ts'
import { insertInto } from '../../server/db/writes.ts'
import { ApiError } from '../../server/domain/errors.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

async function openScope(): Promise<Scope> {
  const { id } = await createTestWorkspace(backend)
  return { workspaceId: id, plan: 'business', actor: { type: 'system', name: 'test' } }
}

/** Loaders of three stages, the first to the last. */
const NAMES = ['evidence', 'standing by partner', 'exchange rates'] as const

/** A loader that notes which keys it was given at once. */
function loader(place: 1 | 2 | 3, heard: string[]): Loader<string, string> {
  return {
    name: NAMES[place - 1]!,
    async load(tx, scope, keys) {
      heard.push(`${place}: ${keys.join(' ')}`)
      const list = JSON.stringify(keys)
      const rows = await tx.rows(
        scope,
        shape({ answer: text }),
        (
          ws,
        ) => sql`select upper(value) as answer from jsonb_array_elements_text(${list}::text::jsonb)
          where ${ws}::text is not null`,
      )
      return rows.map(({ answer }) => answer)
    },
  }
}

const row = (key: string) => ({ key, bodyHash: key, response: { body: key } })
const remember = (tx: BatchTx, scope: Scope, key: string) =>
  tx.write(scope, [insertInto(idempotencyKeys, row(key))])

async function remembered(scope: Scope): Promise<string[]> {
  const found = await backend.deps.db.tx.find(scope, idempotencyKeys)
  return found.map(({ key }) => key).sort()
}

test('each gets the answer to its own key, loaded once for all; who is behind is waited for', async () => {
  const scope = await openScope()
  const heard: string[] = []
  const [first, second] = [loader(1, heard), loader(2, heard)]
  const outcomes = await backend.deps.db.attemptBatch(scope, [
    async (tx) => [await tx.load(scope, first, 'a'), await tx.load(scope, second, 'b')],
    async (tx) => [await tx.load(scope, second, 'c')],
    async (tx) => [await tx.load(scope, first, 'd'), await tx.load(scope, first, 'e')],
    async (tx) => Promise.all([tx.load(scope, first, 'f'), tx.load(scope, second, 'g')]),
    async () => [],
  ])
  expect(outcomes).toEqual(
    [['A', 'B'], ['C'], ['D', 'E'], ['F', 'G'], []].map((value) => ({ value })),
  )
  expect(heard).toEqual(['1: a d f', '1: e', '2: c g b'])
})

test('who refuses or leaves before writing is out alone; what the others write is stored', async () => {
  const scope = await openScope()
  const heard: string[] = []
  const refusal = new ApiError('not_found', 'Nobody is here.')
  const outcomes = await backend.deps.db.attemptBatch<string>(scope, [
    async (tx) => {
      await remember(tx, scope, 'one')
      return 'one'
    },
    async (tx) => {
      await tx.load(scope, loader(1, heard), 'x')
      throw refusal
    },
    async (tx) => {
      await tx.load(scope, loader(1, heard), 'y')
      tx.exclusive()
      return 'never'
    },
    async (tx) => {
      await remember(tx, scope, 'two')
      return 'two'
    },
  ])
  expect(outcomes).toEqual([
    { value: 'one' },
    { error: refusal },
    { exclusive: true },
    { value: 'two' },
  ])
  expect(await remembered(scope)).toEqual(['one', 'two'])
})

const DIVIDING_BY_ZERO: Loader<string, object> = {
  name: 'evidence',
  load: (tx, scope) =>
    tx.rows(scope, shape({}), (ws) => sql`select 1 / length(substring(${ws} from 1 for 0))`),
}

const failures: [string, (tx: BatchTx, scope: Scope) => Promise<void>][] = [
  [
    'refuses after it has written with the others',
    async (tx, scope) => {
      await remember(tx, scope, 'bad')
      throw new ApiError('conflict', 'Too late.')
    },
  ],
  [
    'asks for a transaction of its own after it has written',
    async (tx, scope) => {
      await remember(tx, scope, 'bad')
      tx.exclusive()
    },
  ],
  [
    'breaks',
    async (tx, scope) => {
      await tx.load(scope, loader(1, []), 'x')
      throw new TypeError('a mistake of ours')
    },
  ],
  [
    'is refused by the database',
    async (tx, scope) => {
      await tx.load(scope, DIVIDING_BY_ZERO, 'x')
    },
  ],
  [
    'writes what is there already',
    async (tx, scope) => {
      await remember(tx, scope, 'good')
    },
  ],
]

test('a member of a batch has no statements of its own: it can only load, write and ask to be exclusive', async () => {
  const scope = await openScope()
  let methods: string[] = []
  const outcomes = await backend.deps.db.attemptBatch(scope, [
    async (tx) => {
      const own = Object.getPrototypeOf(tx) as object
      methods = Object.getOwnPropertyNames(own).filter((name) => name !== 'constructor')
    },
    (tx) => remember(tx, scope, 'one'),
  ])
  expect(outcomes).toEqual([{ value: undefined }, { value: undefined }])
  expect(methods.sort()).toEqual(['exclusive', 'load', 'write'])
})

test.each(failures)('when one %s, nobody has written anything', async (_, fail) => {
  const scope = await openScope()
  const attempt = backend.deps.db.attemptBatch(scope, [
    (tx) => remember(tx, scope, 'good'),
    (tx) => fail(tx, scope),
    async (tx) => {
      await tx.load(scope, loader(3, []), 'z')
      await remember(tx, scope, 'other')
    },
  ])
  await expect(attempt).rejects.toThrow()
  expect(await remembered(scope)).toEqual([])
})
