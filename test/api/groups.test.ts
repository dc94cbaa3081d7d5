import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let count = 0

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const newProgram = async (own = workspace): Promise<string> => {
  const body = { name: `Program ${++count}`, url: 'https://shop.test' }
  return (await own.api('POST', '/programs', body)).body.id
}

const programId = await newProgram()

const create = (body: object = {}) =>
  workspace.api('POST', '/groups', { programId, name: `Group ${++count}`, ...body })
const list = async (query: string) =>
  (await workspace.api('GET', `/groups?${query}`)).body.map((g: { slug: string }) => g.slug)

describe('a group', () => {
  test('is created with the terms of its program', async () => {
    const { status, body } = await create({ name: 'Top partners' })
    expect(status).toBe(201)
    const { id, createdAt, updatedAt, ...rest } = body
    expect([id.slice(0, 4), createdAt]).toEqual(['grp_', updatedAt])
    expect(rest).toEqual({
      programId,
      name: 'Top partners',
      slug: 'top-partners',
      color: 'gray',
      holdingPeriodDays: null,
      autoApprove: null,
      linkStructure: 'short',
      defaultLinks: [],
      allowedDestinations: [],
      maxLinks: 10,
      moveRules: [],
      logo: null,
      brandColor: null,
      landing: null,
      applicationForm: null,
      resources: null,
    })
    expect((await workspace.api('GET', `/groups/${id}`)).body).toEqual(body)
  })

  test('keeps its settings in the form in which they are compared later', async () => {
    const { body } = await create({
      slug: 'vip',
      color: 'purple',
      holdingPeriodDays: 0,
      autoApprove: false,
      linkStructure: 'query',
      defaultLinks: [{ url: 'shop.test/start' }],
      allowedDestinations: [
        { domain: 'HTTPS://Shop.test/' },
        { domain: 'blog.shop.test', path: '/a/../ü', match: 'exact' },
      ],
      maxLinks: 0,
      moveRules: [{ attribute: 'totalSales', gte: 100 }],
    })
    expect(body).toMatchObject({
      slug: 'vip',
      color: 'purple',
      holdingPeriodDays: 0,
      autoApprove: false,
      linkStructure: 'query',
      defaultLinks: [{ url: 'https://shop.test/start' }],
      allowedDestinations: [
        { domain: 'shop.test', path: '/', match: 'domain' },
        { domain: 'blog.shop.test', path: '/%C3%BC', match: 'exact' },
      ],
      maxLinks: 0,
      moveRules: [{ attribute: 'totalSales', gte: 100 }],
    })
    await workspace.api('DELETE', `/groups/${body.id}`)
  })

  test('changes what is named and leaves the rest', async () => {
    const { body } = await create({ color: 'red', holdingPeriodDays: 7, maxLinks: 3 })
    backend.clock.advance(1000)
    const change = { name: 'Renamed', holdingPeriodDays: null, slug: 'renamed' }
    const { body: changed } = await workspace.api('PATCH', `/groups/${body.id}`, change)
    const updatedAt = new Date(backend.clock.now()).toISOString()
    expect(changed).toEqual({ ...body, ...change, updatedAt })
  })

  test('has its slug once in its program, also when asked for at once: 409', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ slug: 'once' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { body } = await create()
    const renamed = await workspace.api('PATCH', `/groups/${body.id}`, { slug: 'once' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
    const elsewhere = await create({ slug: 'once', programId: await newProgram() })
    expect(elsewhere.status).toBe(201)
    expect((await create({ slug: 'default' })).status).toBe(409)
  })

  test('is listed with its program, the default one first, page by page', async () => {
    const id = await newProgram()
    for (const slug of ['b', 'a', 'c']) {
      backend.clock.advance(1)
      await create({ programId: id, slug, name: `Name ${slug}` })
    }
    expect(await list(`programId=${id}`)).toEqual(['default', 'b', 'a', 'c'])
    expect(await list(`programId=${id}&page=2&pageSize=3`)).toEqual(['c'])
    expect(await list(`programId=${id}&search=NAME`)).toEqual(['b', 'a', 'c'])
    expect((await list('')).length).toBeGreaterThan(4)
    expect((await workspace.api('GET', '/groups?pageSize=0')).status).toBe(422)
  })
})

describe('the deletion of a group', () => {
  const remove = (id: string) => workspace.api('DELETE', `/groups/${id}`)

  test('is refused for the default one, whatever it is called: 409', async () => {
    const id = await newProgram()
    const [group] = (await workspace.api('GET', `/groups?programId=${id}`)).body
    await workspace.api('PATCH', `/groups/${group.id}`, { name: 'Everybody', slug: 'default' })
    const { status, body } = await remove(group.id)
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(await list(`programId=${id}`)).toEqual(['default'])
  })

  test('is refused while it has partners, and says how to move them: 409', async () => {
    const { body } = await create()
    const { sql } = backend.deps.db
    await sql`insert into partners (workspace_id, id, name) values (${workspace.id}, 'pn_d', 'P')`
    await sql`insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status)
      values (${workspace.id}, 'enr_d', ${programId}, ${body.id}, 'pn_d', 'approved')`
    const refused = await remove(body.id)
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toContain(`POST /groups/${body.id}/move-enrollments`)
    const [first] = (await workspace.api('GET', `/groups?programId=${programId}`)).body
    const move = { toGroupId: first.id, all: true }
    await workspace.api('POST', `/groups/${body.id}/move-enrollments`, move)
    expect((await remove(body.id)).body).toEqual({ id: body.id })
    expect((await remove(body.id)).status).toBe(404)
  })

  test('archives what it offered, for the customers who were won with it', async () => {
    const { body } = await create()
    const { sql } = backend.deps.db
    await sql`insert into rewards (workspace_id, id, program_id, group_id, event, version)
      values (${workspace.id}, 'rwd_d', ${programId}, ${body.id}, 'sale', 1)`
    await sql`insert into discounts (workspace_id, id, program_id, group_id, type, rate_bps, currency)
      values (${workspace.id}, 'disc_d', ${programId}, ${body.id}, 'percentage', 1000, 'usd')`
    await remove(body.id)
    const kept = await sql`
      select archived_at from rewards where id = 'rwd_d'
      union all select archived_at from discounts where id = 'disc_d'`
    const now = new Date(backend.clock.now())
    expect(kept.map((row) => row.archived_at)).toEqual([now, now])
  })
})

describe('the move rules of a program', () => {
  const sales = (gte: number, lt?: number) => ({
    moveRules: [{ attribute: 'totalSales', gte, ...(lt === undefined ? {} : { lt }) }],
  })

  test('never pull at one partner from two groups: 422 names both, and nothing is written', async () => {
    const own = { programId: await newProgram() }
    const silver = await create({ ...own, name: 'Silver', ...sales(10, 100) })
    const gold = await create({ ...own, name: 'Gold', ...sales(100) })
    expect([silver.status, gold.status]).toEqual([201, 201])
    const path = `/groups/${silver.body.id}`
    const refused = await workspace.api('PATCH', path, { name: 'Not', ...sales(10, 101) })
    expect(refused.status).toBe(422)
    expect(refused.body.error.message).toContain('"Gold"')
    expect(refused.body.error.issues[0].path).toBe('moveRules')
    expect((await workspace.api('GET', path)).body).toEqual(silver.body)
    expect((await create({ ...own, ...sales(5000) })).status).toBe(422)
    expect((await create({ ...sales(5000) })).status).toBe(201)
    expect((await workspace.api('PATCH', path, { moveRules: [] })).body.moveRules).toEqual([])
  })

  test('are compared with each other also when groups change at once', async () => {
    const own = { programId: await newProgram() }
    const ids = await Promise.all(
      ['a', 'b', 'c'].map(async (slug) => (await create({ ...own, slug })).body.id as string),
    )
    const answers = await Promise.all(
      ids.map((id) => workspace.api('PATCH', `/groups/${id}`, sales(1))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  test('that make no sense are refused at the place in the body: 422', async () => {
    const { body } = await create({
      moveRules: [
        { attribute: 'totalLeads', gte: 1 },
        { attribute: 'totalSales', gte: 9, lt: 3 },
      ],
    })
    expect(body.error.issues[0].path).toBe('moveRules.1.lt')
  })
})

test('a group stays as it is when somebody else has changed it since it was read: 409', async () => {
  const { body: read } = await create({ slug: 'shared' })
  backend.clock.advance(1)
  const change = (name: string, ifUpdatedAt?: string) =>
    workspace.api('PATCH', `/groups/${read.id}`, { name, ifUpdatedAt })
  expect((await change('First', read.updatedAt)).status).toBe(200)
  expect((await change('Late', read.updatedAt)).status).toBe(409)
  expect((await workspace.api('GET', `/groups/${read.id}`)).body.name).toBe('First')
  expect((await change('Wrong', 'yesterday')).status).toBe(422)
  expect((await change('Any')).status).toBe(200)
})
