import { expect, test } from 'bun:test'
import { t } from 'elysia'
import { ApiError } from '../domain/errors.ts'
import { format } from '../locales/format.ts'
import { byAnyone } from './operations/callers.ts'
import { SchemaChecks } from './operations/schema-checks.ts'
import { create } from './operations/verbs.ts'

const FIELDS = {
  name: t.Optional(t.Nullable(t.Object({ first: t.Nullable(t.String()) }))),
  title: t.Optional(t.String()),
  tagIds: t.Optional(t.Nullable(t.Array(t.String()))),
  tags: t.Optional(t.Union([t.String(), t.Array(t.String()), t.Null()])),
  geo: t.Optional(t.Nullable(t.Record(t.String(), t.String()))),
  size: t.Optional(t.Nullable(t.Integer({ minimum: 1 }))),
}
const Query = t.Object({
  ids: t.Optional(t.Union([t.String(), t.Array(t.String())])),
  page: t.Optional(t.Integer({ minimum: 1 })),
  archived: t.Optional(t.Boolean()),
})
const Answer = t.Object({ id: t.String() })

const operation = create((_, body: object) => body as never, {
  ...byAnyone,
  id: 'createNote',
  path: '/notes/:id',
  body: t.Object(FIELDS),
  answer: Answer,
})
const checks = new SchemaChecks({ ...operation, query: Query })
const read = (body: unknown, query = '') =>
  checks.read({ params: { id: 'n1' }, url: `http://localhost/notes/n1${query}`, body })

function readIssues(body: unknown, query?: string): string[] {
  try {
    read(body, query)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return (error.issues ?? []).map((one) => `${one.path}: ${format(one.message)}`)
  }
  return []
}

test('what is wrong inside a list or an object that may be null is said where it is', () => {
  expect(readIssues({ tagIds: ['a', 1] })).toEqual(['tagIds.1: Expected string'])
  expect(readIssues({ geo: { DE: 5 } })).toEqual(['geo.DE: Expected string'])
  expect(readIssues({ name: { first: 1 } })).toEqual(['name.first: Expected string'])
  expect(readIssues({ tags: ['a', 1] })).toEqual(['tags.1: Expected string'])
})

test('what may be null and is of another kind names the kind that is meant', () => {
  expect(readIssues({ tagIds: 'a' })).toEqual(['tagIds: Expected array'])
  expect(readIssues({ size: 0 })).toEqual(['size: Expected integer from 1'])
})

test('of several kinds none of which fits, all are named', () => {
  const [issue] = readIssues({ tags: 5 })
  expect(issue).toContain('tags: ')
  expect(issue).toContain("'string'")
  expect(issue).toContain("'array'")
})

test('no error message repeats the submitted value', () => {
  expect(readIssues({ title: 5 })).toEqual(["title: Expected property 'title' to be string"])
  const unprintable = { toString: 1, valueOf: 1 }
  expect(readIssues({ title: unprintable })).toEqual([
    "title: Expected property 'title' to be string",
  ])
  expect(readIssues({ tagIds: Array.from({ length: 200 }, () => 'secret') })).toEqual([])
  expect(readIssues({ geo: { DE: 5 }, title: ['secret'] }).join()).not.toContain('secret')
  expect(readIssues({ tagIds: Array.from({ length: 200 }, () => 5) })).toHaveLength(1)
})

test('values of an address are read from its text', () => {
  expect(read({}, '?page=2&archived=true&ids=a&ids=b').query).toEqual({
    page: 2,
    archived: true,
    ids: ['a', 'b'],
  })
  expect(readIssues({}, '?page=none')).toEqual(['page: Expected integer from 1'])
  expect(readIssues({}, '?page=0')).toHaveLength(1)
  expect(readIssues({}, '?archived=5')).toHaveLength(1)
})

test('an answer that breaks its schema says where, and nothing of what it is', () => {
  expect(checks.answer({ id: 'n1', secret: 'x' })).toEqual({ id: 'n1' })
  expect(() => checks.answer({ id: 5, name: 'secret' })).toThrow(
    'The answer breaks its schema at "id": Expected string',
  )
})
