import { describe, expect, test } from 'bun:test'
import { SORTS } from '../../server/modules/program/partners/list-schema.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const rows = () =>
  Promise.all([
    backend.deps.db.sql`select * from partners order by workspace_id, id`,
    backend.deps.db.sql`select * from enrollments order by workspace_id, id`,
    backend.deps.db.sql`select id, partner_id, tenant_id, disabled_at, url from links order by id`,
    backend.deps.db.sql`select * from outbox order by num`,
  ])
const told = async (type: string) =>
  (
    await backend.deps.db.sql<{ data: any }[]>`
    select data from outbox where workspace_id = ${workspace.id} and type = ${type} order by num`
  ).map((row) => row.data)

describe('a change to a partner', () => {
  test('touches what it names; the tenantId goes along to the links', async () => {
    const { partner, link } = await program.enroll('Change Me', { country: 'FR' })
    const { status, body } = await workspace.api('PATCH', `/partners/${partner.id}`, {
      name: 'Changed',
      country: null,
      tenantId: 'change-1',
      listed: true,
      sharesCustomers: true,
      groupLocked: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: partner.id,
      name: 'Changed',
      country: null,
      tenantId: 'change-1',
      email: partner.email,
      listed: true,
      sharesCustomers: true,
      groupLocked: true,
    })
    expect((await workspace.api('GET', `/links/${link.id}`)).body.tenantId).toBe('change-1')
    const byTenant = await workspace.api('PATCH', '/partners/ext_change-1', { tenantId: null })
    expect(byTenant.body).toMatchObject({ id: partner.id, tenantId: null })
    expect((await told('partner.updated')).at(-1)).toEqual({ partnerId: partner.id })
  })

  test('is changed only from the version that was read, whichever half of it changed', async () => {
    const { partner } = await program.enroll('Vera Version')
    const path = `/partners/${partner.id}`
    const read = async () => (await workspace.api('GET', path)).body.updatedAt
    const save = (body: object) => workspace.api('PATCH', path, body)
    for (const [theirs, mine] of [
      [{ country: 'FR' }, { country: 'DE' }],
      [{ tenantId: 'version-1' }, { companyName: 'Version Ltd' }],
    ] as const) {
      const ifUpdatedAt = await read()
      backend.clock.advance(1000)
      expect((await save({ ...theirs, ifUpdatedAt })).status).toBe(200)
      const late = await save({ ...mine, ifUpdatedAt })
      expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
      const { body } = await workspace.api('GET', path)
      expect(body).toMatchObject(theirs)
      backend.clock.advance(1000)
      expect((await save({ ...mine, ifUpdatedAt: body.updatedAt })).body).toMatchObject(mine)
    }
  })

  test('of the address forgets what was proved with the old one: sessions and payout method', async () => {
    const { partner } = await program.enroll('Mover')
    const { sql } = backend.deps.db
    await sql`update partners set email_verified_at = now() where id = ${partner.id}`
    await sql`
      insert into partner_tokens (workspace_id, id, token_hash, purpose, partner_id, email, expires_at)
      values (${workspace.id}, 'ses_mover', 'hash-mover', 'session', ${partner.id}, ${partner.email}, now())`
    await sql`
      insert into payout_methods (workspace_id, id, partner_id, provider, details, masked)
      values (${workspace.id}, 'pm_mover', ${partner.id}, 'manual', 'sealed', '"…1"')`
    const { body } = await workspace.api('PATCH', `/partners/${partner.id}`, {
      email: 'moved@example.com',
    })
    expect(body).toMatchObject({
      email: 'moved@example.com',
      emailVerifiedAt: null,
      payoutsEnabledAt: null,
    })
    expect(await sql`select id from partner_tokens where partner_id = ${partner.id}`).toHaveLength(
      0,
    )
    const [method] = await sql`select removed_at from payout_methods where id = 'pm_mover'`
    expect(method!.removed_at).not.toBeNull()
  })

  test('that cannot be is refused, and nothing is written', async () => {
    const { partner } = await program.enroll('Fixed')
    const { partner: other } = await program.enroll('Holder', {
      tenantId: 'held',
      username: 'held',
    })
    const before = await rows()
    const refusals: [object, string][] = [
      [{ name: null }, 'unprocessable_entity'],
      [{ name: '' }, 'unprocessable_entity'],
      [{ email: 'nobody' }, 'unprocessable_entity'],
      [{ country: 'ZZ' }, 'unprocessable_entity'],
      [{ listed: 'yes' }, 'unprocessable_entity'],
      [{ description: 'd'.repeat(5001) }, 'unprocessable_entity'],
      [{ groupId: 'grp_none' }, 'not_found'],
      [{ email: other.email }, 'conflict'],
      [{ username: 'held' }, 'conflict'],
      [{ tenantId: 'held' }, 'conflict'],
    ]
    for (const [body, code] of refusals) {
      const answer = await workspace.api('PATCH', `/partners/${partner.id}`, body)
      expect(answer.body.error?.code, JSON.stringify(body)).toBe(code)
    }
    for (const id of ['pn_none', 'ext_none', '%00', 'pn_'.repeat(50)]) {
      const answer = await workspace.api('PATCH', `/partners/${id}`, { name: 'X' })
      expect([404, 422], id).toContain(answer.status)
    }
    expect(await rows()).toEqual(before)
  })
})

describe('the list of partners', () => {
  test('is filtered, sorted by totals and paged', async () => {
    const own = await createTestWorkspace(backend)
    const { enroll, click, program: offer } = await createTestProgram(backend, own)
    const ada = await enroll('Ada', { country: 'GB', tenantId: 't-ada', companyName: 'Engines' })
    backend.clock.advance(1000)
    const bob = await enroll('Bob', { country: 'US' })
    backend.clock.advance(1000)
    const cyd = await enroll('Cyd', { country: 'US' })
    for (const { link, amount } of [
      { link: ada.link, amount: 100 },
      { link: bob.link, amount: 900 },
    ]) {
      const sale = { clickId: await click(link.key), customerExternalId: link.key, amount }
      expect((await own.api('POST', '/track/sale', { ...sale, currency: 'usd' })).status).toBe(200)
    }
    const { sql } = backend.deps.db
    await sql`update links set clicks = 7, leads = 1 where id = ${ada.link.id}`
    await sql`update links set clicks = 3, leads = 2 where id = ${bob.link.id}`
    await sql`
      insert into balances (workspace_id, enrollment_id, currency, program_id, expense, accrued, paid)
      values (${own.id}, ${cyd.enrollment.id}, 'usd', ${offer.id}, -50, 20, 30),
        (${own.id}, ${cyd.enrollment.id}, 'eur', ${offer.id}, -9, 9, 0)`
    const names = async (query: string) => {
      const { status, body } = await own.api('GET', `/partners?${query}`)
      expect([query, status]).toEqual([query, 200])
      return body.map((partner: any) => partner.name).join(' ')
    }
    expect(await names('')).toBe('Bob Ada Cyd')
    expect(await names('sortBy=totalClicks')).toBe('Ada Bob Cyd')
    expect(await names('sortBy=totalLeads&sortOrder=asc')).toBe('Cyd Ada Bob')
    expect(await names('sortBy=totalCommissions&pageSize=1')).toBe('Cyd')
    // Few partners are ordered by another query than all of them.
    for (const sort of SORTS)
      expect(await names(`sortBy=${sort}&search=partners.test`)).toBe(await names(`sortBy=${sort}`))
    expect(await names('sortBy=createdAt&sortOrder=asc')).toBe('Ada Bob Cyd')
    expect(await names('sortBy=createdAt&sortOrder=asc&pageSize=2&page=2')).toBe('Cyd')
    expect(await names('country=us&sortBy=createdAt&sortOrder=asc')).toBe('Bob Cyd')
    expect(await names('status=banned')).toBe('')
    expect(await names('status=approved&sortBy=createdAt')).toBe('Cyd Bob Ada')
    expect(await names('tenantId=t-ada')).toBe('Ada')
    expect(await names('email=BOB@partners.test')).toBe('Bob')
    expect(await names('search=engine')).toBe('Ada')
    expect(await names('search=%25')).toBe('')
    expect(await names(`search=${bob.partner.id}`)).toBe('Bob')
    expect(await names(`search=${bob.partner.enrollmentId}`)).toBe('Bob')
    expect(await names(`groupId=${ada.partner.groupId}&search=cyd`)).toBe('Cyd')
    const { body } = await own.api('GET', `/partners/${cyd.partner.id}`)
    expect(body).toMatchObject({
      totalCommissions: 50,
      earnings: { currency: 'usd', accrued: 20, payable: 0, inTransit: 0, paid: 30 },
    })
    for (const query of ['pageSize=101', 'page=0', 'sortBy=name', 'status=gone', 'search=%00']) {
      expect([query, (await own.api('GET', `/partners?${query}`)).status]).toEqual([query, 422])
    }
  })
})
