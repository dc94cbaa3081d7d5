import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

describe('links of a partner', () => {
  test('are made for the program, within its destinations and the limit of the group', async () => {
    const { partner } = await program.enroll('Linker', { tenantId: 'linker' })
    const made = await workspace.api('POST', '/partners/links', {
      tenantId: 'linker',
      url: 'https://www.shop.test/sale',
      key: 'linker-sale',
      comments: 'Summer',
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      key: 'linker-sale',
      url: 'https://www.shop.test/sale',
      partnerId: partner.id,
      programId: program.program.id,
      tenantId: 'linker',
      trackConversion: true,
      comments: 'Summer',
      shareUrl: `https://${workspace.domain}/linker-sale`,
    })
    const plain = await workspace.api('POST', '/partners/links', { partnerId: partner.id })
    expect(plain.body.url).toBe('https://shop.test/')
    const { body: all } = await workspace.api('GET', `/partners/links?partnerId=${partner.id}`)
    expect(all.map((link: any) => link.key)).toEqual(['linker', 'linker-sale', plain.body.key])
    const away = await workspace.api('POST', '/partners/links', {
      partnerId: partner.id,
      url: 'https://elsewhere.test/',
    })
    expect([away.status, away.body.error.issues[0].path]).toEqual([422, 'url'])
    const taken = await workspace.api('POST', '/partners/links', {
      partnerId: partner.id,
      key: 'LINKER-sale',
    })
    expect(taken.body.error.code).toBe('conflict')
    await backend.deps.db.sql`update groups set max_links = 3 where id = ${program.group.id}`
    const more = await workspace.api('POST', '/partners/links', { partnerId: partner.id })
    await backend.deps.db.sql`update groups set max_links = 10 where id = ${program.group.id}`
    expect([more.status, more.body.error.code]).toEqual([403, 'exceeded_limit'])
  })

  test('asked for at once never exceed the limit', async () => {
    const { partner } = await program.enroll('Greedy')
    await backend.deps.db.sql`update groups set max_links = 3 where id = ${program.group.id}`
    const call = () => workspace.api('POST', '/partners/links', { partnerId: partner.id })
    const answers = await Promise.all([call(), call(), call(), call()])
    await backend.deps.db.sql`update groups set max_links = 10 where id = ${program.group.id}`
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403, 403])
  })

  test('are changed by their destination, each partner having their own', async () => {
    const { partner } = await program.enroll('Upsert One')
    const { partner: other } = await program.enroll('Upsert Two')
    const upsert = (partnerId: string, more: object = {}) =>
      workspace.api('PUT', '/partners/links/upsert', {
        partnerId,
        url: 'https://shop.test/upsert',
        ...more,
      })
    const first = await upsert(partner.id, { linkProps: { password: 'x' } })
    const again = await upsert(partner.id, { comments: 'Mine' })
    const theirs = await upsert(other.id)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toMatchObject({ id: first.body.id, comments: 'Mine', password: '********' })
    expect(theirs.body.id).not.toBe(first.body.id)
    const away = await upsert(partner.id, { url: 'https://elsewhere.test/' })
    expect(away.status).toBe(422)
    const nobody = await workspace.api('PUT', '/partners/links/upsert', {
      url: 'https://shop.test',
    })
    expect([nobody.status, nobody.body.error.issues[0].path]).toEqual([422, 'partnerId'])
  })

  test('are shared as the destination with the key where the group says so', async () => {
    const { sql } = backend.deps.db
    await sql`update groups set link_structure = 'query',
      default_links = '[{"url":"https://shop.test/a?x=1"},{"url":"https://shop.test/b"}]'
      where id = ${program.group.id}`
    const { partner } = await program.enroll('Query Person')
    await sql`update groups set link_structure = 'short', default_links = '[]'
      where id = ${program.group.id}`
    expect(partner.links).toMatchObject([
      { key: 'query-person', shareUrl: 'https://shop.test/a?x=1&via=query-person' },
      { key: 'query-person-2', shareUrl: 'https://shop.test/b?via=query-person-2' },
    ])
    const tracked = await workspace.browser('/track/click', { via: 'query-person' })
    expect(tracked.body.clickId).toBeString()
  })
})
