import { describe, expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const { enroll } = await createTestProgram(backend, workspace)
const { api } = workspace
const { sql } = backend.deps.db

const createTag = async (name: string, more: object = {}) => {
  const { status, body } = await api('POST', '/partner-tags', { name, ...more })
  expect([name, status]).toEqual([name, 201])
  return body as { id: string; name: string; color: string }
}
const tagsOf = async (id: string) =>
  (await api('GET', `/partners/${id}`)).body.tags.map(({ name }: { name: string }) => name)
const listNames = async (query: string) =>
  (await api('GET', `/partners?sortBy=createdAt&sortOrder=asc&${query}`)).body.map(
    ({ name }: { name: string }) => name,
  )

describe('partner tags', () => {
  test('have a name once in a workspace, whatever its case', async () => {
    const call = (name: string) => api('POST', '/partner-tags', { name })
    const answers = await Promise.all([call('Once'), call('once'), call('ONCE')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { id } = await createTag('Other', { color: 'pink' })
    const renamed = await api('PATCH', `/partner-tags/${id}`, { name: ' oNCE ' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
    const same = await api('PATCH', `/partner-tags/${id}`, { name: 'OTHER' })
    expect(same.body).toMatchObject({ name: 'OTHER', color: 'pink', partnerCount: 0 })
    // Another workspace and the tags of links have names of their own.
    const stranger = await createTestWorkspace(backend)
    expect((await stranger.api('POST', '/partner-tags', { name: 'Once' })).status).toBe(201)
    expect((await api('POST', '/tags', { name: 'Once' })).status).toBe(201)
  })

  test('that cannot be are refused, and nothing is written', async () => {
    const { id } = await createTag('There')
    const before = await sql`select * from partner_tags order by id`
    const bodies = [{ name: '' }, { name: '  ' }, { name: 'n'.repeat(51) }, { name: 'a\u0000b' }]
    for (const body of [...bodies, { name: 'n', color: 'violet' }, { name: 'n', tag: 'm' }]) {
      for (const [method, path] of [
        ['POST', '/partner-tags'],
        ['PATCH', `/partner-tags/${id}`],
      ] as const) {
        const { status } = await api(method, path, body)
        expect([method, JSON.stringify(body), status]).toEqual([method, JSON.stringify(body), 422])
      }
    }
    expect(await sql`select * from partner_tags order by id`).toEqual(before)
  })

  test('beyond the limit of the plan are refused: 403', async () => {
    const own = await createTestWorkspace(backend, { plan: 'business' })
    await sql`
      insert into partner_tags (workspace_id, id, name, color)
      select ${own.id}, 'ptag_' || n, 'n' || n, 'red' from generate_series(1, 5000) n`
    const { status, body } = await own.api('POST', '/partner-tags', { name: 'More' })
    expect([status, body.error.code]).toEqual([403, 'exceeded_limit'])
    expect(body.error.message).toContain('5000 partner tags')
    const { used } = (await own.api('GET', '/workspace/plan')).body
    expect(used.partnerTags).toBe(5000)
    await sql`delete from partner_tags where workspace_id = ${own.id} and id = 'ptag_1'`
    const names = ['One', 'Two', 'Three', 'Four']
    const calls = names.map((name) => own.api('POST', '/partner-tags', { name }))
    const statuses = (await Promise.all(calls)).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([201, 403, 403, 403])
  })
})

describe('the tags of a partner', () => {
  test('are set with the partner, filter the list, and leave with the tag', async () => {
    const [vip, blog] = [await createTag('VIP'), await createTag('blog')]
    const { partner: ada } = await enroll('Ada', { tagIds: [vip.id, blog.id, vip.id] })
    backend.clock.advance(1000)
    const { partner: bob } = await enroll('Bob', { tagIds: [blog.id] })
    const { partner: cyd } = await enroll('Cyd')
    expect(ada.tags).toEqual([
      { id: blog.id, name: 'blog', color: 'blue' },
      { id: vip.id, name: 'VIP', color: 'blue' },
    ])
    expect(await listNames(`tagIds=${vip.id}`)).toEqual(['Ada'])
    expect(await listNames(`tagIds=${vip.id},${blog.id}`)).toEqual(['Ada', 'Bob'])
    expect(await listNames(`tagIds=${blog.id}&search=bob`)).toEqual(['Bob'])
    expect(await listNames('tagIds=ptag_none')).toEqual([])

    // An upsert adds tags, a change replaces them.
    await api('POST', '/partners', { email: bob.email, tagIds: [vip.id] })
    expect(await tagsOf(bob.id)).toEqual(['blog', 'VIP'])
    await api('PATCH', `/partners/${bob.id}`, { tagIds: [vip.id] })
    expect(await tagsOf(bob.id)).toEqual(['VIP'])
    await api('PATCH', `/partners/${bob.id}`, { name: 'Bob' })
    expect(await tagsOf(bob.id)).toEqual(['VIP'])
    await api('PATCH', `/partners/${bob.id}`, { tagIds: [] })
    expect(await tagsOf(bob.id)).toEqual([])
    const listed = (await api('GET', '/partner-tags?search=vip')).body
    expect(listed).toMatchObject([{ id: vip.id, partnerCount: 1 }])

    await api('DELETE', `/partner-tags/${blog.id}`)
    expect(await tagsOf(ada.id)).toEqual(['VIP'])
    expect(await tagsOf(cyd.id)).toEqual([])
  })

  test('are tags of the workspace, or nothing is written', async () => {
    const stranger = await createTestWorkspace(backend)
    const { body: theirs } = await stranger.api('POST', '/partner-tags', { name: 'Theirs' })
    const { partner } = await enroll('Dee')
    for (const id of [theirs.id, 'ptag_none', '']) {
      const answer = await api('PATCH', `/partners/${partner.id}`, { name: 'New', tagIds: [id] })
      expect([id, answer.status]).toEqual([id, 422])
      const body = { name: 'Eve', email: 'eve@partners.test', tagIds: [id] }
      expect((await api('POST', '/partners', body)).status).toBe(422)
    }
    expect((await api('GET', `/partners/${partner.id}`)).body).toMatchObject({
      name: 'Dee',
      tags: [],
    })
    expect(await listNames('email=eve@partners.test')).toEqual([])
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/assign', { partnerIds: [partner.id] }],
      ['POST', '/unassign', { partnerIds: [partner.id] }],
    ] as const) {
      const { status } = await api(method, `/partner-tags/${theirs.id}${path}`, body)
      expect([method, path, status]).toEqual([method, path, 404])
    }
  })

  test('are changed for many partners at once, or for none', async () => {
    const tag = await createTag('Bulk')
    const ids = await Promise.all(
      ['Bulk One', 'Bulk Two', 'Bulk Three'].map(async (name) => (await enroll(name)).partner.id),
    )
    const call = (action: string, partnerIds: string[]) =>
      api('POST', `/partner-tags/${tag.id}/${action}`, { partnerIds })
    const [one, two] = ids as [string, string]
    expect((await call('assign', [one, two, one])).body).toEqual({ id: tag.id, changed: 2 })
    expect((await call('assign', ids)).body.changed).toBe(1)
    expect((await call('unassign', [one, two])).body.changed).toBe(2)
    expect((await call('unassign', [one])).body.changed).toBe(0)
    const refused = await call('assign', [one, 'pn_none'])
    expect([refused.status, await tagsOf(one)]).toEqual([422, []])
    expect((await call('assign', [])).status).toBe(422)
    const events = await sql`
      select data->>'partnerId' as id from outbox
      where workspace_id = ${workspace.id} and type = 'partner.updated' and data->>'partnerId' in ${sql(ids)}`
    expect(events).toHaveLength(5)
  })

  test('are in the audit log beside the partner, and go over in a merge', async () => {
    const tag = await createTag('Kept')
    const also = await createTag('Also')
    const { partner: from } = await enroll('From', { tagIds: [tag.id, also.id] })
    const { partner: into } = await enroll('Into', { tagIds: [also.id] })
    const { body: log } = await api('GET', `/audit?resourceId=${from.id}&action=tag_added`)
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ type: 'partner', resource: { id: from.id, name: 'From' } })
    expect(log.map((entry: { after: { tagId: string } }) => entry.after.tagId).toSorted()).toEqual(
      [tag.id, also.id].toSorted(),
    )
    const body = { fromPartnerId: from.id, intoPartnerId: into.id }
    expect((await api('POST', '/partners/merge', body)).status).toBe(200)
    expect(await tagsOf(into.id)).toEqual(['Also', 'Kept'])
    const counts = (await api('GET', `/partner-tags?ids=${tag.id},${also.id}`)).body
    expect(counts.map((one: { partnerCount: number }) => one.partnerCount)).toEqual([1, 1])
    const merged = await api('POST', `/partner-tags/${tag.id}/assign`, { partnerIds: [from.id] })
    expect(merged.status).toBe(422)
  })

  test('are changed by keys that may write to programs', async () => {
    const tag = await createTag('Guarded')
    const { body: key } = await api('POST', '/workspace/keys', { name: 'R', scopes: ['read'] })
    const headers = { authorization: `Bearer ${key.key}` }
    expect((await api('GET', '/partner-tags', undefined, headers)).status).toBe(200)
    for (const path of ['', '/assign', '/unassign']) {
      const method = path ? 'POST' : 'PATCH'
      const body = path ? { partnerIds: ['pn_none'] } : { name: 'New' }
      const { status } = await api(method, `/partner-tags/${tag.id}${path}`, body, headers)
      expect([path, status]).toEqual([path, 403])
    }
  })
})
