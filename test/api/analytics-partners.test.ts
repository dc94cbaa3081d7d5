import { beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { createKey } from '../../server/modules/platform/workspaces/create-key.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const other = await createTestWorkspace(backend)
const friends = await createTestProgram(backend, workspace)
const agencies = await createTestProgram(backend, workspace, { name: 'Agencies', slug: 'agencies' })

let vip: { id: string }
let ada: TestEnrollment
let ben: TestEnrollment
let dee: TestEnrollment

const ok = async (method: string, path: string, body?: object) => {
  const answer = await workspace.api(method, path, body)
  expect([answer.status < 300, answer.body]).toEqual([true, expect.anything()])
  return answer.body
}
const clicks = async ({ link }: TestEnrollment, count: number) => {
  for (let n = 0; n < count; n++) await friends.click(link.key)
}
const ask = async (query: string) => (await workspace.api('GET', `/analytics?${query}`)).body
const byId = async (groupBy: string, query = '') => {
  const key = { top_partners: 'partnerId', top_groups: 'groupId' }[groupBy] ?? 'programId'
  const rows: Record<string, any>[] = await ask(`groupBy=${groupBy}&${query}`)
  return rows.map((row) => [row[key], row.clicks])
}

beforeAll(async () => {
  const program = { programId: friends.program.id }
  vip = await ok('POST', '/groups', { ...program, name: 'VIP', slug: 'vip', color: 'purple' })
  ada = await friends.enroll('Ada Lovelace', { country: 'GB', image: 'https://img.test/ada.png' })
  ben = await friends.enroll('Ben', { groupId: vip.id })
  dee = await agencies.enroll('Dee')
  await ok('POST', '/links', { url: 'https://shop.test/', key: 'spring' })
  await friends.click('spring')
  await clicks(ada, 4)
  await clicks(ben, 3)
  await clicks(dee, 2)
  const clickId = await friends.click(ada.link.key)
  const customer = { customerExternalId: 'cus', customerName: 'Cus', customerEmail: 'c@shop.test' }
  await ok('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer })
  await ok('POST', '/track/sale', { ...customer, amount: 5000, invoiceId: 'in_1' })
})

describe('reports by partner', () => {
  test('name the partners, groups and programs, and leave other links out', async () => {
    const [first, ...rest] = await ask('groupBy=top_partners&event=composite&include=buyers')
    expect(first).toEqual({
      partnerId: ada.partner.id,
      partner: {
        id: ada.partner.id,
        name: 'Ada Lovelace',
        image: 'https://img.test/ada.png',
        country: 'GB',
      },
      clicks: 5,
      leads: 1,
      sales: 1,
      buyers: 1,
      saleAmount: 5000,
      saleAmounts: { usd: 5000 },
    })
    expect(rest.map((row: any) => [row.partner.name, row.clicks, row.buyers])).toEqual([
      ['Ben', 3, 0],
      ['Dee', 2, 0],
    ])
    const groups = await ask('groupBy=top_groups')
    const names = groups.map((row: any) => [row.group.name, row.program.name, row.clicks])
    expect(names).toEqual([
      ['Default', 'Friends', 5],
      ['VIP', 'Friends', 3],
      ['Default', 'Agencies', 2],
    ])
    expect(groups[1]).toMatchObject({
      groupId: vip.id,
      group: { id: vip.id, slug: 'vip', color: 'purple' },
      programId: friends.program.id,
    })
    const programs = await ask('groupBy=top_programs')
    expect(programs.map((row: any) => [row.program, row.clicks])).toEqual([
      [{ id: friends.program.id, name: 'Friends' }, 8],
      [{ id: agencies.program.id, name: 'Agencies' }, 2],
    ])
  })

  test('are filtered by one, several, or all but some', async () => {
    const total = async (query: string) => (await ask(query)).clicks
    expect(await total(`partnerId=${ada.partner.id},${dee.partner.id}`)).toBe(7)
    expect(await total(`partnerId=-${ada.partner.id}`)).toBe(6)
    expect(await total(`groupId=${vip.id}`)).toBe(3)
    expect(await total(`groupId=${friends.group.id},${agencies.group.id}`)).toBe(7)
    expect(await total(`groupId=-${vip.id},-${agencies.group.id}`)).toBe(6)
    expect(await total(`programId=-${agencies.program.id}`)).toBe(9)
    // Different filters apply together, and an exclusion keeps links without a partner.
    expect(await total(`programId=${friends.program.id}&groupId=-${vip.id}`)).toBe(5)
    expect(await total(`domain=${workspace.domain}&groupId=-${friends.group.id}`)).toBe(6)
    expect(await byId('top_partners', `groupId=${vip.id}`)).toEqual([[ben.partner.id, 3]])
    expect(await byId('top_groups', `partnerId=${ben.partner.id}`)).toEqual([[vip.id, 3]])
    const { body: events } = await workspace.api('GET', `/events?groupId=${vip.id}`)
    expect(events.map((event: any) => event.link.partnerId)).toEqual(
      Array.from({ length: 3 }, () => ben.partner.id),
    )
    const { id, name } = ben.partner
    expect(events[0].partner).toEqual({ id, name, image: null })
    const saved = { name: 'VIP', page: 'overview', query: `groupId=-${vip.id}&all=top_partners` }
    expect((await workspace.api('POST', '/analytics/views', saved)).status).toBe(201)
  })

  test('are exported with names', async () => {
    const { body: csv } = await workspace.api('GET', '/analytics/export?groupBy=top_groups')
    const [head, , second] = String(csv).split('\r\n')
    expect(head).toStartWith('groupBy,groupId,groupName,programId,programName,clicks')
    const [, ...cells] = second!.split(',')
    expect(cells.slice(0, 5)).toEqual([vip.id, 'VIP', friends.program.id, 'Friends', '3'])
    const partners = await workspace.api(
      'GET',
      '/analytics/export?groupBy=top_partners&columns=partnerName,partnerCountry,clicks&format=ndjson',
    )
    expect(String(partners.body).split('\n')[0]).toBe(
      JSON.stringify({ partnerName: 'Ada Lovelace', partnerCountry: 'GB', clicks: 5 }),
    )
  })

  test('show ids alone to a key that may not read partners', async () => {
    const scope = {
      workspaceId: workspace.id,
      plan: 'business',
      actor: { type: 'system', name: 'test' },
    } as const
    const scopes = ['analytics.read']
    const { key } = await createKey(createCtx(backend.deps, scope), { name: 'Reports', scopes })
    for (const groupBy of ['top_partners', 'top_groups', 'top_programs']) {
      const path = `/analytics?groupBy=${groupBy}&include=buyers`
      const { body } = await workspace.api('GET', path, undefined, {
        authorization: `Bearer ${key}`,
      })
      expect(body.length).toBeGreaterThan(0)
      const figures = ['clicks', 'leads', 'sales', 'buyers', 'saleAmount', 'saleAmounts']
      const { body: events } = await workspace.api('GET', '/events', undefined, {
        authorization: `Bearer ${key}`,
      })
      expect(events.filter(({ partner }: any) => partner !== null)).toEqual([])
      for (const row of body) {
        const rest = Object.keys(row).filter((name) => !figures.includes(name))
        expect(rest).toEqual([groupBy.replace(/top_(\w+)s$/, '$1Id')])
      }
    }
  })

  test('aren’t shared', async () => {
    const view = await ok('POST', '/analytics/views', {
      name: 'All',
      page: 'overview',
      query: 'range=7d',
    })
    const { url } = await ok('POST', '/analytics/shares', { viewId: view.id })
    const headers = { authorization: `Bearer ${url.split('#')[1]}` }
    const read = async (query: string) => {
      const address = `http://svc.test/api/shared/report${query}`
      const response = await backend.handle(new Request(address, { headers }))
      return { status: response.status, text: await response.text() }
    }
    for (const groupBy of ['top_partners', 'top_groups', 'top_programs']) {
      expect((await read('')).text).not.toContain(groupBy)
      expect((await read(`/analytics?groupBy=${groupBy}`)).status).toBe(422)
      expect((await read(`/analytics?groupBy=count&partnerId=${ada.partner.id}`)).status).toBe(422)
    }
  })

  test('know nothing of another workspace’s partners', async () => {
    const { body } = await other.api('GET', `/analytics?partnerId=${ada.partner.id}`)
    expect(body.clicks).toBe(0)
    const excluded = await other.api('GET', `/analytics?groupId=-${vip.id}&groupBy=top_partners`)
    expect(excluded.body).toEqual([])
  })

  test('follow links to a new owner, and partners through a merge, deleted links included', async () => {
    const moved = await ok('POST', '/partners/links', {
      programId: friends.program.id,
      partnerId: ada.partner.id,
      key: 'moves',
    })
    await friends.click('moves')
    const owner = { programId: friends.program.id, partnerId: ben.partner.id }
    await ok('PATCH', `/links/${moved.id}`, owner)
    expect(await byId('top_partners')).toEqual([
      [ada.partner.id, 5],
      [ben.partner.id, 4],
      [dee.partner.id, 2],
    ])
    await ok('PATCH', `/partners/${ada.partner.id}`, {
      programId: friends.program.id,
      groupId: vip.id,
    })
    expect(await byId('top_groups')).toEqual([
      [vip.id, 9],
      [agencies.group.id, 2],
    ])
    await ok('DELETE', `/links/${ada.link.id}`)
    const merge = { fromPartnerId: ada.partner.id, intoPartnerId: dee.partner.id }
    await ok('POST', '/partners/merge', merge)
    expect(await byId('top_partners')).toEqual([
      [dee.partner.id, 7],
      [ben.partner.id, 4],
    ])
    // An address or saved view that names the partner who is no more is still about the same clicks.
    expect((await ask(`partnerId=${ada.partner.id}`)).clicks).toBe(7)
    expect((await ask(`partnerId=-${ada.partner.id}`)).clicks).toBe(5)
    expect(await byId('top_programs', `partnerId=${ada.partner.id}`)).toEqual([
      [friends.program.id, 5],
      [agencies.program.id, 2],
    ])
  })
})
