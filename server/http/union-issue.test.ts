import { expect, test } from 'bun:test'
import { Elysia, t, type ValidationError } from 'elysia'
import { toApiError } from './handle-errors.ts'

const app = new Elysia()
  .onError(({ code, error }) => {
    const { issues = [] } = toApiError(code, error as ValidationError)
    return Response.json(
      issues.map(({ path, message }) => `${path}: ${typeof message === 'string' ? message : ''}`),
    )
  })
  .post('/', () => 'fine', {
    body: t.Object({
      tagIds: t.Optional(t.Nullable(t.Array(t.String()))),
      tags: t.Optional(t.Union([t.String(), t.Array(t.String()), t.Null()])),
      geo: t.Optional(t.Nullable(t.Record(t.String(), t.String()))),
      name: t.Optional(t.Nullable(t.Object({ first: t.Nullable(t.String()) }))),
      size: t.Optional(t.Nullable(t.Integer({ minimum: 1 }))),
    }),
  })

async function readIssues(body: object): Promise<string[]> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await app.handle(new Request('http://localhost/', request))
  return (await answer.json()) as string[]
}

test('what is wrong inside a list or an object that may be null is said where it is', async () => {
  expect(await readIssues({ tagIds: ['a', 1] })).toEqual(['tagIds.1: Expected string'])
  expect(await readIssues({ geo: { DE: 5 } })).toEqual(['geo.DE: Expected string'])
  expect(await readIssues({ name: { first: 1 } })).toEqual(['name.first: Expected string'])
  expect(await readIssues({ tags: ['a', 1] })).toEqual(['tags.1: Expected string'])
})

test('what may be null and is of another kind names the kind that is meant', async () => {
  expect(await readIssues({ tagIds: 'a' })).toEqual(['tagIds: Expected array'])
  expect(await readIssues({ size: 0 })).toEqual([expect.stringContaining('size: ')])
})

test('of several kinds none of which fits, all are named', async () => {
  const [issue] = await readIssues({ tags: 5 })
  expect(issue).toContain('tags: ')
  expect(issue).toContain("'string'")
  expect(issue).toContain("'array'")
})
