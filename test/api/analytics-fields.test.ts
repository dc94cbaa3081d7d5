import { expect, test } from 'bun:test'
import { RESOURCES } from '../../server/app.ts'
import { describeApi } from '../../server/http/openapi.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { playStory } from '../kit/story.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)
const names = ['source', 'medium', 'campaign', 'term', 'content']
const utm = Object.fromEntries(names.map((name) => [`utm_${name}`, `some ${name}`]))
await story.shop.createLink('with-utm', utm)
await story.shop.click('with-utm')
const program = await createTestProgram(backend, story.shop)
await program.click((await program.enroll('Ada')).link.key)

const ask = (query: string) => story.shop.api('GET', `/analytics?${query}`)

interface Parameter {
  name: string
  schema: { enum?: string[]; anyOf?: { enum?: string[] }[] }
}

/** The query parameters of a path, as the API documents them. */
function documented(path: string): Parameter[] {
  const { paths } = describeApi(RESOURCES, 'http://localhost')
  return (paths[path] as { get: { parameters: Parameter[] } }).get.parameters
}

const OTHERS = ['event', 'groupBy', 'interval', 'start', 'end', 'timezone', 'currency', 'include']

test('no documented filter is ignored', async () => {
  const filters = documented('/analytics').filter(({ name }) => !OTHERS.includes(name))
  expect(filters.map(({ name }) => name)).toEqual(expect.arrayContaining(['country', 'tagIds']))
  const all = (await ask('')).body
  expect(all.clicks).toBeGreaterThan(0)
  for (const { name, schema } of filters) {
    if (schema.enum) {
      const answers = await Promise.all(schema.enum.map((value) => ask(`${name}=${value}`)))
      const clicks = answers.map(({ body }) => body.clicks as number)
      expect({ name, sum: clicks.reduce((a, b) => a + b) }).toEqual({ name, sum: all.clicks })
      expect({ name, differ: new Set(clicks).size > 1 }).toEqual({ name, differ: true })
      continue
    }
    const { status, body } = await ask(`${name}=no-such-value`)
    const noticed = status === 404 || status === 422 || body.clicks === 0
    expect({ name, noticed }).toEqual({ name, noticed: true })
  }
})

test('every documented grouping has rows that fit the documentation, and columns in an export', async () => {
  const { schema } = documented('/analytics').find(({ name }) => name === 'groupBy')!
  const groups = schema.enum!.filter((name) => name !== 'count')
  expect(groups).toEqual(expect.arrayContaining(['timeseries', 'countries', 'top_links']))
  for (const group of groups) {
    // Answers are held against the documentation by the test's backend.
    const { status, body } = await ask(`groupBy=${group}`)
    expect({ group, status, rows: body.length > 0 }).toEqual({ group, status: 200, rows: true })
    const exported = await story.shop.api('GET', `/analytics/export?groupBy=${group}`)
    expect({ group, status: exported.status }).toEqual({ group, status: 200 })
    const [head, first] = String(exported.body).split('\r\n')
    const [, key] = head!.split(',')
    expect({ group, key, known: key! in body[0] }).toEqual({ group, key, known: true })
    expect(first!.split(',')[1]).not.toBe('')
  }
})
