import { expect, test } from 'bun:test'
import { t } from 'elysia'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../domain/errors.ts'
import { byAnyone, byKey, describeAccess } from './callers.ts'
import { operation, resource, type Operation } from './operation.ts'
import { serveOperations } from './serve-operations.ts'
import { act, create, find, list, read, remove, send, update } from './verbs.ts'

const Text = t.Object({ text: t.String() })
const Id = t.Object({ id: t.String() })
const open = { ...byAnyone, path: '/notes' }

/** Calls one operation, without what the application puts around all of them. */
async function call(declared: Operation, path: string, body?: object) {
  const app = serveOperations({} as Deps, [resource('notes', [declared])])
  const answer = await app.handle(
    new Request(`http://localhost${path}`, {
      method: declared.method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    }),
  )
  const text = await answer.text()
  return [answer.status, answer.ok ? (JSON.parse(text) as unknown) : 'refused']
}

const write = (_: unknown, body: { text: string }) => body
const readNote = (_: unknown, id: string) => ({ id })

test.each<[string, Operation, [path: string, body?: object], unknown[]]>([
  [
    'creates',
    create(write, { ...open, body: Text, answer: Text }),
    ['/notes', { text: 'a' }],
    [201, { text: 'a' }],
  ],
  [
    'sends',
    send(write, { ...open, body: Text, answer: Text }),
    ['/notes', { text: 'a' }],
    [200, { text: 'a' }],
  ],
  [
    'lists',
    list((_, { text }) => [{ text }], { ...open, id: 'listNotes', query: Text, answer: Text }),
    ['/notes?text=a'],
    [200, [{ text: 'a' }]],
  ],
  [
    'finds',
    find((_, { text }) => ({ text }), { ...open, id: 'findNote', query: Text, answer: Text }),
    ['/notes?text=a'],
    [200, { text: 'a' }],
  ],
  [
    'reads',
    read(readNote, { ...open, path: '/notes/:id', answer: Id }),
    ['/notes/n1'],
    [200, { id: 'n1' }],
  ],
  [
    'removes',
    remove(readNote, { ...open, path: '/notes/:id', answer: Id }),
    ['/notes/n1'],
    [200, { id: 'n1' }],
  ],
  [
    'updates',
    update((_, id, { text }) => ({ id: id + text }), {
      ...open,
      id: 'updateNote',
      path: '/notes/:id',
      body: Text,
      answer: Id,
    }),
    ['/notes/n1', { text: 'a' }],
    [200, { id: 'n1a' }],
  ],
  [
    'acts',
    act(readNote, { ...open, path: '/notes/:id/pin', answer: Id }),
    ['/notes/n1/pin'],
    [200, { id: 'n1' }],
  ],
  [
    'hands over all that was sent',
    operation('PUT', (_, { params, query, body }) => ({ id: params.id + query.text + body.text }), {
      ...open,
      id: 'putNote',
      path: '/notes/:id',
      params: Id,
      query: Text,
      body: Text,
      answer: Id,
    }),
    ['/notes/n1?text=b', { text: 'c' }],
    [200, { id: 'n1bc' }],
  ],
])('an operation %s', async (_, declared, sent, answered) => {
  expect(await call(declared, ...sent)).toEqual(answered)
})

test('an input that its schema does not allow never reaches the use case', async () => {
  const fail = () => {
    throw new ApiError('internal_server_error', 'It was reached.')
  }
  const declared = create(fail, { ...open, id: 'createNote', body: Text })
  expect(await call(declared, '/notes', { text: 1 })).toEqual([422, 'refused'])
})

test('parameters of a path are ids, unless an operation says otherwise', async () => {
  const declared = read(readNote, { ...open, path: '/notes/:id', answer: Id })
  expect(await call(declared, `/notes/${'x'.repeat(64)}`)).toEqual([200, { id: 'x'.repeat(64) }])
  expect(await call(declared, `/notes/${'x'.repeat(65)}`)).toEqual([422, 'refused'])
})

test('an operation has the name of its use case, or one of its own', () => {
  const declared = { ...open, body: Text, answer: Text }
  expect(create(write, declared).id).toBe('write')
  expect(create(write, { ...declared, id: 'createNote' }).id).toBe('createNote')
  expect(() => create(() => 1, open)).toThrow('POST /notes needs an id.')
})

test('who may call is part of the description', () => {
  expect(describeAccess(byKey('links.read'))).toEqual([
    { secretKey: ['links.read'] },
    { memberSession: ['links.read'] },
  ])
})
