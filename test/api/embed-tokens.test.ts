import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { callerWith, openPage, PAGE } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const ask = (body: object, headers?: HeadersInit) =>
  workspace.api('POST', '/tokens/embed/referrals', body, headers)
const open = (body: object) => openPage(backend, workspace, body)
const act = (id: string, action: string, body: object = {}) =>
  workspace.api('POST', `/partners/${id}/${action}`, body)
const ban = (partnerId: string) =>
  workspace.api('POST', '/partners/ban', { partnerId, reason: 'fraud' })

describe('a host', () => {
  test('gets a token of two hours, of which only the hash is stored', async () => {
    const { partner } = await program.enroll('Token Holder')
    const { status, body, headers } = await ask(
      { partnerId: partner.id },
      { 'idempotency-key': 'mint-1' },
    )
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(['expires', 'publicToken'])
    expect(body.publicToken).toMatch(/^svc_es_[0-9A-Za-z]{40}$/)
    expect(Date.parse(body.expires) - backend.clock.now()).toBe(7_200_000)
    expect(headers.get('cache-control')).toBe('no-store')
    const tables = await backend.deps.db.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`
    for (const { name } of tables) {
      const [found] = await backend.deps.db.sql<{ n: number }[]>`
        select count(*)::int as n from ${backend.deps.db.sql(name)} t
        where t::text like ${`%${body.publicToken.slice(7)}%`}`
      expect({ name, n: found!.n }).toEqual({ name, n: 0 })
    }
  })

  test('gets one that only reads, unless it asks for more', async () => {
    const { partner } = await program.enroll('Reads Only')
    const { publicToken } = (await ask({ partnerId: partner.id })).body
    const page = callerWith(backend, publicToken)
    expect((await page('GET', '/session')).body.scopes).toEqual(['read'])
    for (const [method, path, body] of [
      ['POST', '/links', {}],
      ['PATCH', '/settings', { listed: true }],
      ['POST', '/payout-method/link', undefined],
    ] as const) {
      const refused = await page(method, path, body)
      expect(refused.status).toBe(403)
      expect(refused.body.error.message).toContain('The host can ask for it in')
    }
    expect((await page('GET', '')).body.enrollment.listed).toBe(false)
  })

  test('says how long it lasts, for which page and for what', async () => {
    const { partner } = await program.enroll('Narrow Session')
    const page = await open({
      partnerId: partner.id,
      origin: 'https://APP.test/',
      scopes: ['links.write'],
      expiresIn: 60,
    })
    expect((await page.call('GET', '/session')).body).toEqual({
      programId: program.program.id,
      partnerId: partner.id,
      status: 'approved',
      scopes: ['read', 'links.write'],
      origin: PAGE,
      expires: page.expires,
      expiresIn: 60,
    })
  })

  test('names the partner by tenantId, or enrolls somebody on the way', async () => {
    const partner = { email: 'new@hosts.test', name: 'New User', tenantId: 'user-1' }
    const first = await open({ partner })
    const view = (await first.call('GET', '')).body
    expect(view.partner).toMatchObject({ name: 'New User', email: 'n•••@hosts.test' })
    expect(view.enrollment.status).toBe('approved')
    expect(view.links).toHaveLength(1)
    const again = await open({ partner: { ...partner, name: 'Renamed User' } })
    const renamed = (await again.call('GET', '')).body
    expect(renamed.partner).toMatchObject({ id: view.partner.id, name: 'Renamed User' })
    const byTenant = await open({ tenantId: 'user-1' })
    expect((await byTenant.call('GET', '/session')).body.partnerId).toBe(view.partner.id)
    const both = await open({ tenantId: 'user-2', partner: { email: 'second@hosts.test' } })
    const { partnerId } = (await both.call('GET', '/session')).body
    expect((await workspace.api('GET', '/partners/ext_user-2')).body.id).toBe(partnerId)
  })

  test('keeps its user, whatever became of the address', async () => {
    const first = await open({ partner: { email: 'old@hosts.test', tenantId: 'mover' } })
    const { partnerId } = (await first.call('GET', '/session')).body
    const moved = await open({ partner: { email: 'moved@hosts.test', tenantId: 'mover' } })
    expect((await moved.call('GET', '/session')).body.partnerId).toBe(partnerId)
    const { body } = await workspace.api('GET', `/partners/${partnerId}`)
    expect(body.email).toBe('old@hosts.test')
  })

  test.each(['banned', 'deactivated', 'rejected'])(
    'gets none for somebody %s, by no route, and undoes nothing',
    async (status) => {
      const email = `${status}@hosts.test`
      const { partner } = await program.enroll(`Was ${status}`, { email, tenantId: status })
      if (status === 'banned') await ban(partner.id)
      if (status === 'deactivated') await act(partner.id, 'deactivate')
      if (status === 'rejected') {
        await backend.deps.db.sql`update enrollments set status = 'rejected'
          where workspace_id = ${workspace.id} and partner_id = ${partner.id}`
      }
      const routes = [
        { partnerId: partner.id },
        { tenantId: status },
        { partner: { email } },
        { partner: { email, tenantId: status } },
      ]
      for (const route of routes) {
        const refused = await ask(route)
        expect(refused.status).toBe(403)
        expect(refused.body.error.code).toBe('forbidden')
        expect(refused.body.error.message).toStartWith(`This partner is ${status} in the program`)
      }
      expect((await workspace.api('GET', `/partners/${partner.id}`)).body.status).toBe(status)
    },
  )

  test.each([
    [{}, 'partnerId'],
    [{ partnerId: '' }, 'partnerId'],
    [{ partnerId: 'pn_1', origin: 'app.test' }, 'origin'],
    [{ partnerId: 'pn_1', origin: 'https://app.test/page' }, 'origin'],
    [{ partnerId: 'pn_1', origin: 'null' }, 'origin'],
    [{ partnerId: 'pn_1', origin: '*' }, 'origin'],
    [{ partnerId: 'pn_1', scopes: ['payouts.write'] }, 'scopes.0'],
    [{ partnerId: 'pn_1', scopes: 'read' }, 'scopes'],
    [{ partnerId: 'pn_1', scopes: Array(11).fill('read') }, 'scopes'],
    [{ partnerId: 'pn_1', expiresIn: 59 }, 'expiresIn'],
    [{ partnerId: 'pn_1', expiresIn: 10_801 }, 'expiresIn'],
    [{ partnerId: 'pn_1', expiresIn: 90.5 }, 'expiresIn'],
    [{ partnerId: 7 }, 'partnerId'],
    [{ partner: { email: 'nobody' } }, 'email'],
    [{ partner: { name: 'No address' } }, 'partner.email'],
    [{ partner: { email: 'a@b.test', country: 'XX' } }, 'country'],
    [{ tenantId: 'a'.repeat(256) }, 'tenantId'],
  ])('is told what is wrong with %j', async (body, path) => {
    const { status, body: answer } = await ask(body)
    expect(status).toBe(422)
    expect(answer.error.issues[0].path).toBe(path)
  })

  test('is told how long a session may last', async () => {
    const { body: answer } = await ask({ partnerId: 'pn_1', expiresIn: 10 })
    expect(answer.error.message).toBe('expiresIn: Expected integer from 60 to 10800.')
  })

  test.each([{ partnerId: 'pn_unknown' }, { tenantId: 'nobody' }, { partnerId: 'a\0b' }])(
    'finds nobody by %j',
    async (body) => {
      const { status } = await ask(body)
      expect([404, 422]).toContain(status)
    },
  )

  test('ends all sessions of a partner, and nobody else’s', async () => {
    const { partner } = await program.enroll('Leaves Host', { tenantId: 'leaver' })
    const other = await program.enroll('Stays On')
    const pages = [await open({ partnerId: partner.id }), await open({ tenantId: 'leaver' })]
    const kept = await open({ partnerId: other.partner.id })
    const { body } = await workspace.api('DELETE', '/tokens/embed/referrals', {
      tenantId: 'leaver',
    })
    expect(body).toEqual({ revoked: 2 })
    for (const page of pages) expect((await page.call('GET', '')).status).toBe(401)
    expect((await kept.call('GET', '')).status).toBe(200)
    const other2 = await createTestWorkspace(backend)
    const foreign = { partnerId: other.partner.id }
    expect((await other2.api('DELETE', '/tokens/embed/referrals', foreign)).status).toBe(404)
    expect((await kept.call('GET', '')).status).toBe(200)
  })
})
