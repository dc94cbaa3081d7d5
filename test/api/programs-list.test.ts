import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let count = 0

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object = {}, own = workspace) =>
  own.api('POST', '/programs', { name: `Program ${++count}`, url: 'https://shop.test', ...body })

describe('the list of programs', () => {
  test('is read page by page, the oldest first, and can be searched', async () => {
    const own = await createTestWorkspace(backend)
    const ids: string[] = []
    for (const name of ['Alpha', 'Beta', 'Alpine']) {
      backend.clock.advance(1)
      ids.push((await create({ name }, own)).body.id)
    }
    const list = async (query: string) =>
      (await own.api('GET', `/programs?${query}`)).body.map(({ id }: { id: string }) => id)
    expect(await list('')).toEqual(ids)
    expect(await list('page=2&pageSize=2')).toEqual([ids[2]!])
    expect(await list('search=alp')).toEqual([ids[0]!, ids[2]!])
    expect(await list('search=%25')).toEqual([])
    expect((await own.api('GET', '/programs?pageSize=101')).status).toBe(422)
  })
})

describe('the figures of a program', () => {
  test('sum up its links, its balances and its partners, and nobody else’s', async () => {
    const { body } = await create()
    const empty = { clicks: 0, leads: 0, conversions: 0, sales: 0, saleAmount: 0 }
    const stats = async (id: string) => (await workspace.api('GET', `/programs/${id}/stats`)).body
    const none = { ...empty, saleCurrency: 'usd', earnings: [], partners: {} }
    expect(await stats(body.id)).toEqual(none)
    const { sql } = backend.deps.db
    const [group] = await sql`select id from groups where program_id = ${body.id}`
    const ws = workspace.id
    for (const [n, status] of [
      [1, 'approved'],
      [2, 'approved'],
      [3, 'banned'],
    ] as const) {
      await sql`insert into partners (workspace_id, id, name) values (${ws}, ${`pn_s${n}`}, 'P')`
      await sql`insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status)
        values (${ws}, ${`enr_s${n}`}, ${body.id}, ${group!.id}, ${`pn_s${n}`}, ${status})`
      await sql`insert into balances (workspace_id, enrollment_id, currency, program_id, expense,
          accrued, payable, in_transit, paid)
        values (${ws}, ${`enr_s${n}`}, ${n === 3 ? 'eur' : 'usd'}, ${body.id}, -10, 4, 3, 2, 1)`
      await sql`insert into links (workspace_id, id, domain, key, key_lookup, url, program_id, clicks,
          leads, conversions, sales)
        values (${ws}, ${`link_s${n}`}, 'x.test', ${`s${n}`}, ${`s${n}`}, 'https://x.org', ${body.id},
          10, 5, 2, 3)`
    }
    expect(await stats(body.id)).toEqual({
      clicks: 30,
      leads: 15,
      conversions: 6,
      sales: 9,
      saleAmount: 0,
      saleCurrency: 'usd',
      earnings: [
        { currency: 'eur', accrued: 4, payable: 3, inTransit: 2, paid: 1 },
        { currency: 'usd', accrued: 8, payable: 6, inTransit: 4, paid: 2 },
      ],
      partners: { approved: 2, banned: 1 },
    })
    expect(await stats((await create()).body.id)).toEqual(none)
  })
})
