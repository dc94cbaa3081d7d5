import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../server/db/schema/idempotency.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { Question, Transaction } from '../../server/db/tx.ts'
import { insertInto, writeTogether } from '../../server/db/write-together.ts'
import { ApiError } from '../../server/domain/errors.ts'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

/** PostgreSQL is unpacked and started first. */
const START_MS = 60_000

let backend: TestBackend
beforeAll(async () => {
  backend = await createBackend()
}, START_MS)
afterAll(() => backend.close())

async function openScope(): Promise<Scope> {
  const { id } = await createTestWorkspace(backend)
  return { workspaceId: id, plan: 'business', actor: { type: 'system', name: 'test' } }
}

/** A question that notes who asked it together. */
function question(step: number, heard: string[]): Question<string, string> {
  return {
    step,
    async answer(tx, scope, asked) {
      heard.push(`${step}: ${asked.join(' ')}`)
      const list = JSON.stringify(asked)
      const rows = await tx.rows<{ answer: string }>(
        scope,
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
const remember = (tx: Transaction, scope: Scope, key: string) =>
  writeTogether(tx, scope, [insertInto(idempotencyKeys, row(key))])

async function remembered(scope: Scope): Promise<string[]> {
  const found = await backend.deps.db.tx.find(scope, idempotencyKeys)
  return found.map(({ key }) => key).sort()
}

test('each gets the answer to its own question, asked once for all; who is behind is waited for', async () => {
  const scope = await openScope()
  const heard: string[] = []
  const [first, second] = [question(1, heard), question(2, heard)]
  const outcomes = await backend.deps.db.attemptTogether([
    async (tx) => [await tx.ask(scope, first, 'a'), await tx.ask(scope, second, 'b')],
    async (tx) => [await tx.ask(scope, second, 'c')],
    async (tx) => [await tx.ask(scope, first, 'd'), await tx.ask(scope, first, 'e')],
    async (tx) => Promise.all([tx.ask(scope, first, 'f'), tx.ask(scope, second, 'g')]),
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
  const outcomes = await backend.deps.db.attemptTogether<string>([
    async (tx) => {
      await remember(tx, scope, 'one')
      return 'one'
    },
    async (tx) => {
      await tx.ask(scope, question(1, heard), 'x')
      throw refusal
    },
    async (tx) => {
      await tx.ask(scope, question(1, heard), 'y')
      tx.needAlone()
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
    { apart: true },
    { value: 'two' },
  ])
  expect(await remembered(scope)).toEqual(['one', 'two'])
})

const failures: [string, (tx: Transaction, scope: Scope) => Promise<void>][] = [
  [
    'refuses after it has written with the others',
    async (tx, scope) => {
      await remember(tx, scope, 'bad')
      throw new ApiError('conflict', 'Too late.')
    },
  ],
  [
    'refuses after it has written by itself',
    async (tx, scope) => {
      await tx.insert(scope, idempotencyKeys, row('bad'))
      throw new ApiError('conflict', 'Too late.')
    },
  ],
  [
    'breaks',
    async (tx, scope) => {
      await tx.ask(scope, question(1, []), 'x')
      throw new TypeError('a mistake of ours')
    },
  ],
  [
    'is refused by the database',
    async (tx, scope) => {
      await tx.rows(scope, (ws) => sql`select 1 / length(substring(${ws} from 1 for 0))`)
    },
  ],
  [
    'writes what is there already',
    async (tx, scope) => {
      await remember(tx, scope, 'good')
    },
  ],
]

test.each(failures)('when one %s, nobody has written anything', async (_, fail) => {
  const scope = await openScope()
  const attempt = backend.deps.db.attemptTogether([
    (tx) => remember(tx, scope, 'good'),
    (tx) => fail(tx, scope),
    async (tx) => {
      await tx.ask(scope, question(3, []), 'z')
      await remember(tx, scope, 'other')
    },
  ])
  await expect(attempt).rejects.toThrow()
  expect(await remembered(scope)).toEqual([])
})
