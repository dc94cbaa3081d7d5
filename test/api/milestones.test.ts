import { describe, expect, test } from 'bun:test'
import { enrolled } from '../kit/enrolled.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object) => workspace.api('POST', '/milestones', body)
const home = (options = {}) => enrolled(backend, workspace, options)
const inDays = (days: number) =>
  new Date(backend.deps.clock.now() + days * 86_400_000).toISOString()
const TEN = { name: 'First ten', metric: 'sales', threshold: 10, amount: 5000 }

describe('a milestone', () => {
  test('is created and read back as it is', async () => {
    const { groupId, programId } = await home({ currency: 'eur' })
    const period = { startsAt: inDays(-10), endsAt: inDays(20) }
    const { status, body } = await create({ groupId, ...TEN, ...period })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      programId,
      groupId,
      ...TEN,
      ...period,
      currency: 'eur',
      sentence: '50.00 EUR for 10 sales',
      archivedAt: null,
    })
    expect((await workspace.api('GET', `/milestones/${body.id}`)).body).toEqual(body)
  })

  test('says its number in words', async () => {
    const { groupId } = await home()
    const sentence = async (metric: string, threshold: number) =>
      (await create({ groupId, ...TEN, metric, threshold })).body.sentence
    expect(await sentence('leads', 1)).toBe('50.00 USD for 1 lead')
    expect(await sentence('revenue', 123_456)).toBe('50.00 USD for sales of 1234.56 USD')
    expect(await sentence('earnings', 5)).toBe('50.00 USD for earnings of 0.05 USD')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['metric', { metric: 'clicks' }],
    ['threshold', { threshold: 0 }],
    ['threshold', { threshold: 1.5 }],
    ['threshold', { threshold: 1e15 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['startsAt', { startsAt: 'soon' }],
    ['startsAt', { startsAt: '0000-01-01T00:00:00Z' }],
    ['endsAt', { endsAt: '2031-02-30T00:00:00Z' }],
    ['endsAt', { endsAt: '2001-01-01T00:00:00Z' }],
    ['endsAt', { startsAt: '2091-01-02T00:00:00Z', endsAt: '2091-01-02T00:00:00Z' }],
  ])('with a wrong %s is refused: %j', async (path, wrong) => {
    const { groupId } = await home()
    const { status, body } = await create({ groupId, ...TEN, ...wrong })
    expect([status, body.error.issues[0].path]).toEqual([422, path])
  })

  test('belongs to a group of the program that the call names', async () => {
    const { groupId } = await home()
    const { programId } = await home()
    expect((await create({ groupId, programId, ...TEN })).status).toBe(404)
    expect((await create({ groupId: 'grp_none', ...TEN })).status).toBe(404)
    expect((await create(TEN)).status).toBe(422)
  })

  test('changes its name and end, nothing else', async () => {
    const { body } = await create({ groupId: (await home()).groupId, ...TEN })
    const patch = (change: object) => workspace.api('PATCH', `/milestones/${body.id}`, change)
    const change = { name: 'Ten', endsAt: inDays(3) }
    expect((await patch(change)).body).toMatchObject({ ...TEN, ...change })
    expect((await patch({ endsAt: null })).body.endsAt).toBeNull()
    for (const wrong of [
      { metric: 'leads' },
      { threshold: 11 },
      { amount: 1 },
      { startsAt: null },
      { endsAt: inDays(-1) },
    ]) {
      const answer = await patch(wrong)
      expect([answer.status, answer.body.error.issues[0].path]).toEqual([
        422,
        Object.keys(wrong)[0],
      ])
    }
    expect((await patch({ threshold: 11 })).body.error.message).toContain('POST /milestones')
  })

  test('that is archived leaves the list, stays as it is and cannot be changed', async () => {
    const { groupId } = await home()
    const { body } = await create({ groupId, ...TEN })
    const archived = await workspace.api('DELETE', `/milestones/${body.id}`)
    expect(archived.body.archivedAt).not.toBeNull()
    expect((await workspace.api('DELETE', `/milestones/${body.id}`)).body).toEqual(archived.body)
    const list = async (query: string) =>
      (await workspace.api('GET', `/milestones?groupId=${groupId}${query}`)).body
    expect(await list('')).toEqual([])
    expect(await list('&archived=true')).toEqual([archived.body])
    expect((await workspace.api('PATCH', `/milestones/${body.id}`, { name: 'x' })).status).toBe(409)
  })

  test('is one of at most 20 of a group that are not archived, also when asked for at once', async () => {
    const { groupId } = await home()
    const answers = await Promise.all(Array.from({ length: 22 }, () => create({ groupId, ...TEN })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.find(({ status }) => status !== 201)!
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('20 milestones'),
    ])
    const first = answers.find(({ status }) => status === 201)!
    await workspace.api('DELETE', `/milestones/${first.body.id}`)
    expect((await create({ groupId, ...TEN })).status).toBe(201)
  })

  test("keeps its program's currency", async () => {
    const { groupId, programId } = await home()
    await create({ groupId, ...TEN })
    const answer = await workspace.api('PATCH', `/programs/${programId}`, { currency: 'eur' })
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      expect.stringContaining('milestones in usd'),
    ])
  })

  test('of a deleted group is archived', async () => {
    const { programId } = await home()
    const group = await workspace.api('POST', '/groups', { programId, name: 'Gold', slug: 'gold' })
    const { body } = await create({ groupId: group.body.id, ...TEN })
    expect((await workspace.api('DELETE', `/groups/${group.body.id}`)).status).toBe(200)
    expect((await workspace.api('GET', `/milestones/${body.id}`)).body.archivedAt).not.toBeNull()
  })
})
