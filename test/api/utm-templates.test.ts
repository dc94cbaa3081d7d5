import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const { api } = workspace
const create = (body: object) => api('POST', '/utm-templates', body)

test('parameters are kept under a name, changed and deleted', async () => {
  const { status, body } = await create({ name: ' Newsletter ', utm_source: 'news', utm_term: ' ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.stringMatching(/^utm_/),
    name: 'Newsletter',
    utm_source: 'news',
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
  })
  const changed = await api('PATCH', `/utm-templates/${body.id}`, {
    utm_source: null,
    utm_medium: 'email',
  })
  const now = { ...body, utm_source: null, utm_medium: 'email' }
  expect(changed.body).toEqual(now)
  expect((await api('GET', '/utm-templates')).body).toEqual([now])
  expect((await api('DELETE', `/utm-templates/${body.id}`)).body).toEqual({ id: body.id })
  expect((await api('GET', '/utm-templates')).body).toEqual([])
})

test('one without a name or any parameter is refused, and a name is taken once', async () => {
  for (const body of [
    { name: ' ', utm_source: 'a' },
    { name: 'Empty' },
    { name: 'Empty', utm_source: ' ' },
    { name: 'n'.repeat(51), utm_source: 'a' },
  ]) {
    expect((await create(body)).status).toBe(422)
  }
  const { body } = await create({ name: 'Once', utm_source: 'a' })
  expect((await create({ name: 'ONCE', utm_source: 'b' })).status).toBe(409)
  const other = (await create({ name: 'Other', utm_source: 'b' })).body
  const patch = (id: string, set: object) => api('PATCH', `/utm-templates/${id}`, set)
  expect((await patch(other.id, { name: 'once' })).status).toBe(409)
  expect((await patch(body.id, { utm_source: null })).status).toBe(422)
})

test('a workspace has at most a hundred, and none of another', async () => {
  const other = await createTestWorkspace(backend)
  const { body } = await create({ name: 'Mine', utm_source: 'a' })
  const path = `/utm-templates/${body.id}`
  expect((await other.api('PATCH', path, { name: 'Theirs' })).status).toBe(404)
  expect((await other.api('DELETE', path)).status).toBe(404)
  for (let n = 0; n < 100; n++) {
    const { status } = await other.api('POST', '/utm-templates', { name: `${n}`, utm_term: 't' })
    expect(status).toBe(201)
  }
  const answer = await other.api('POST', '/utm-templates', { name: 'More', utm_term: 't' })
  expect(answer.body.error.code).toBe('exceeded_limit')
})

test('the audit log says who kept, changed and deleted one', async () => {
  const { body } = await create({ name: 'Logged', utm_source: 'a' })
  await api('PATCH', `/utm-templates/${body.id}`, { utm_source: 'b' })
  await api('DELETE', `/utm-templates/${body.id}`)
  const entries = (await api('GET', '/audit?type=utm_template')).body
  expect(entries.slice(0, 3).map((one: { action: string }) => one.action)).toEqual([
    'deleted',
    'updated',
    'created',
  ])
})
