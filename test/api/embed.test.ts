import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { callerWith, openPage, PAGE } from '../kit/embed.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let workspace: TestWorkspace
let program: TestProgram

beforeAll(async () => {
  backend = await createBackend()
  workspace = await createTestWorkspace(backend)
  program = await createTestProgram(backend, workspace)
})
afterAll(() => backend.close())

const ask = (body: object, headers?: HeadersInit) =>
  workspace.api('POST', '/tokens/embed/referrals', body, headers)
const open = (body: object) => openPage(backend, workspace, body)
const act = (id: string, action: string, body: object = {}) =>
  workspace.api('POST', `/partners/${id}/${action}`, body)
const ban = (partnerId: string) =>
  workspace.api('POST', '/partners/ban', { partnerId, reason: 'fraud' })
const boundTo = async (token: string) => {
  const page = callerWith(backend, token)
  return (await page('GET', '/session', undefined, { origin: null })).body.origin
}

describe('a host', () => {
  test('gets a token of two hours, of which only the hash is stored', async () => {
    const { partner } = await program.enroll('Token Holder')
    const { status, body, headers } = await ask(
      { partnerId: partner.id },
      { 'idempotency-key': 'mint-1' },
    )
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(['expires', 'publicToken'])
    expect(body.publicToken).toMatch(/^svc_es_[0-9A-Za-z]{32}$/)
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
    'gets none for somebody %s, by no door, and undoes nothing',
    async (status) => {
      const email = `${status}@hosts.test`
      const { partner } = await program.enroll(`Was ${status}`, { email, tenantId: status })
      if (status === 'banned') await ban(partner.id)
      if (status === 'deactivated') await act(partner.id, 'deactivate')
      if (status === 'rejected') {
        await backend.deps.db.sql`update enrollments set status = 'rejected'
          where workspace_id = ${workspace.id} and partner_id = ${partner.id}`
      }
      const doors = [
        { partnerId: partner.id },
        { tenantId: status },
        { partner: { email } },
        { partner: { email, tenantId: status } },
      ]
      for (const door of doors) {
        const refused = await ask(door)
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

  test.each([{ partnerId: 'pn_unknown' }, { tenantId: 'nobody' }, { partnerId: 'a\0b' }])(
    'finds nobody by %j',
    async (body) => {
      const { status } = await ask(body)
      expect([404, 422]).toContain(status)
    },
  )

  test('needs the scope program.write and a plan with the partner program', async () => {
    const key = await workspace.api('POST', '/workspace/keys', { name: 'r', scopes: ['read'] })
    const headers = { authorization: `Bearer ${key.body.key}` }
    const { partner } = await program.enroll('Scoped Key')
    expect((await ask({ partnerId: partner.id }, headers)).status).toBe(403)
    const free = await createTestWorkspace(backend, { plan: 'free' })
    const refused = await free.api('POST', '/tokens/embed/referrals', { partnerId: partner.id })
    expect(refused.body.error.message).toContain('business plan')
  })

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

describe('a session', () => {
  test('ends at its time, and says whom to ask for another one', async () => {
    const { partner } = await program.enroll('Runs Out')
    const page = await open({ partnerId: partner.id, expiresIn: 60 })
    const start = backend.clock.now()
    backend.clock.set(start + 59_999)
    expect((await page.call('GET', '/session')).body.expiresIn).toBe(0)
    backend.clock.set(start + 60_000)
    const { status, body } = await page.call('GET', '')
    expect(status).toBe(401)
    expect(body.error).toMatchObject({ code: 'unauthorized' })
    expect(body.error.message).toContain('Ask the host application for a new token')
  })

  test('belongs to the first page that uses it', async () => {
    const { partner } = await program.enroll('First Comes')
    const page = await open({ partnerId: partner.id })
    expect(await boundTo(page.token)).toBeNull()
    expect((await page.call('GET', '')).status).toBe(200)
    const second = await page.call('GET', '', undefined, { origin: 'https://evil.test' })
    expect(second.status).toBe(403)
    expect(second.body.error.message).toContain('another origin than https://evil.test')
    expect(second.headers.get('access-control-allow-origin')).toBe('*')
    expect(await boundTo(page.token)).toBe(PAGE)
    expect((await page.call('GET', '')).status).toBe(200)
  })

  test('of two pages at once belongs to one', async () => {
    const { partner } = await program.enroll('Race Winner')
    const page = await open({ partnerId: partner.id })
    const origins = Array.from({ length: 8 }, (_, i) => `https://page-${i % 2}.test`)
    const answers = await Promise.all(
      origins.map((origin) => page.call('GET', '/session', undefined, { origin })),
    )
    const winner = await boundTo(page.token)
    for (const [i, { status }] of answers.entries()) {
      expect(status).toBe(origins[i] === winner ? 200 : 403)
    }
  })

  test('of a page that was named lets no other in, and is not bound to it by trying', async () => {
    const { partner } = await program.enroll('Named Page')
    const page = await open({ partnerId: partner.id, origin: PAGE })
    const wrong = [
      'https://evil.test',
      'http://app.test',
      'https://app.test:8443',
      'https://x.app.test',
    ]
    for (const origin of wrong) {
      expect((await page.call('GET', '', undefined, { origin })).status).toBe(403)
    }
    expect(await boundTo(page.token)).toBe(PAGE)
  })

  const hostile = ['null', '', 'javascript:alert(1)', 'https://app.test/', 'x'.repeat(9000)]
  test.each(hostile.map((origin) => [origin.slice(0, 30), origin]))(
    'is not bound by the Origin %p',
    async (_, origin) => {
      const { partner } = await program.enroll('Hostile Origin', { email: 'hostile@x.test' })
      const page = await open({ partnerId: partner.id })
      const { status, body } = await page.call('GET', '', undefined, { origin })
      expect(status).toBe(403)
      expect(body.error.code).toBe('forbidden')
      expect(await boundTo(page.token)).toBeNull()
    },
  )

  test('is not bound by a request that is refused for another reason', async () => {
    const { partner } = await program.enroll('Careful Binding')
    const page = await open({ partnerId: partner.id, scopes: [] })
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    expect(await boundTo(page.token)).toBeNull()
  })

  test('without an Origin is judged by the Referer of the same origin, or can only read', async () => {
    const { partner } = await program.enroll('Same Origin')
    const page = await open({ partnerId: partner.id, origin: PAGE })
    const from = (fields: Record<string, string>) =>
      page.call('GET', '/session', undefined, { origin: null, ...fields })
    const same = { 'sec-fetch-site': 'same-origin' }
    expect((await from({ ...same, referer: `${PAGE}/dashboard` })).status).toBe(200)
    expect((await from({ ...same, referer: 'https://evil.test/' })).status).toBe(403)
    expect((await from(same)).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site', referer: `${PAGE}/` })).status).toBe(403)
    expect((await from({})).status).toBe(200)
    const write = await page.call('PATCH', '/settings', { listed: true }, { origin: null })
    expect(write.status).toBe(403)
    expect(write.body.error.message).toContain('can only read')
  })

  test('is asked for beforehand by any page, with the header and the verbs it needs', async () => {
    for (const path of ['', '/settings', '/links/link_1']) {
      const answer = await backend.handle(
        new Request(`http://localhost/api/embed/referrals${path}`, {
          method: 'OPTIONS',
          headers: { origin: PAGE, 'access-control-request-method': 'PATCH' },
        }),
      )
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
      expect(answer.headers.get('access-control-allow-headers')).toContain('authorization')
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  test('may ask 120 times a minute, each for itself, and its answers are kept by nobody', async () => {
    const { partner } = await program.enroll('Busy Page')
    const page = await open({ partnerId: partner.id })
    for (let i = 0; i < 120; i++) {
      const { status, headers } = await page.call('GET', '/session')
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    const late = await page.call('GET', '/session')
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toBe('1')
    const other = await open({ partnerId: partner.id })
    expect((await other.call('GET', '/session')).status).toBe(200)
  })

  test.each([
    ['nothing', null],
    ['no token', 'Bearer'],
    ['an unknown token', `Bearer svc_es_${'x'.repeat(32)}`],
    ['another kind of token', `Bearer svc_ps_${'x'.repeat(32)}`],
    ['another scheme', `Basic svc_es_${'x'.repeat(32)}`],
  ])('is needed: %s does not do', async (_, authorization) => {
    const call = callerWith(backend, '')
    for (const path of ['', '/session', '/commissions', '/links', '/statement']) {
      expect((await call('GET', path, undefined, { authorization })).status).toBe(401)
    }
  })

  test('of one workspace is nothing in another, nor is a secret key', async () => {
    const { partner } = await program.enroll('At Home')
    const page = await open({ partnerId: partner.id })
    const other = await createTestWorkspace(backend)
    const there = await other.api('POST', '/tokens/embed/referrals', { partnerId: partner.id })
    expect(there.status).toBe(404)
    const withKey = { authorization: `Bearer ${workspace.secretKey}` }
    expect((await page.call('GET', '', undefined, withKey)).status).toBe(401)
    const asKey = { authorization: `Bearer ${page.token}` }
    for (const path of ['/partners', '/commissions', '/links']) {
      expect((await workspace.api('GET', path, undefined, asKey)).status).toBe(401)
    }
  })

  test('is swept away a day after it has ended', async () => {
    const { purgeExpired } = await import('../../server/jobs/purge-expired.ts')
    const { partner } = await program.enroll('Long Gone')
    const page = await open({ partnerId: partner.id })
    const stored = async () =>
      (
        await backend.deps.db.sql`select from embed_sessions
          where workspace_id = ${workspace.id} and partner_id = ${partner.id}`
      ).length
    backend.clock.set(Date.parse(page.expires) + 86_399_000)
    await purgeExpired(backend.deps)
    expect(await stored()).toBe(1)
    backend.clock.set(Date.parse(page.expires) + 86_401_000)
    await purgeExpired(backend.deps)
    expect(await stored()).toBe(0)
  })
})

describe('what becomes of the partner', () => {
  test('counts with the very next request: a ban ends the session for good', async () => {
    const { partner } = await program.enroll('Turns Bad')
    const page = await open({ partnerId: partner.id })
    expect((await page.call('GET', '')).status).toBe(200)
    expect((await ban(partner.id)).status).toBe(200)
    expect((await page.call('GET', '')).status).toBe(401)
    await act(partner.id, 'unban')
    expect((await page.call('GET', '')).status).toBe(401)
    expect((await (await open({ partnerId: partner.id })).call('GET', '')).status).toBe(200)
  })

  test('a deactivated partner sees nothing until the program takes it back', async () => {
    const { partner } = await program.enroll('Rests Now')
    const page = await open({ partnerId: partner.id })
    await act(partner.id, 'deactivate')
    const refused = await page.call('GET', '')
    expect(refused.status).toBe(403)
    expect(refused.body.error.message).toContain('deactivated')
    await act(partner.id, 'reactivate')
    expect((await page.call('GET', '')).status).toBe(200)
  })

  test('a new e-mail address ends the sessions of the old one', async () => {
    const { partner } = await program.enroll('Changes Address')
    const page = await open({ partnerId: partner.id })
    await workspace.api('PATCH', `/partners/${partner.id}`, { email: 'elsewhere@x.test' })
    expect((await page.call('GET', '')).status).toBe(401)
  })

  test('an applicant sees where the application stands, and nothing else', async () => {
    const { body: own } = await workspace.api('POST', '/programs', {
      name: 'Careful',
      url: 'https://shop.test/',
    })
    const applied = await workspace.browser('/partners/apply', {
      programId: own.id,
      email: 'applicant@x.test',
      name: 'Eager Applicant',
    })
    expect(applied.status).toBe(200)
    const [{ partner }] = (await workspace.api('GET', `/partners/applications?programId=${own.id}`))
      .body
    const page = await open({ partnerId: partner.id, programId: own.id })
    const { status, body } = await page.call('GET', '')
    expect(status).toBe(200)
    expect(body.enrollment).toMatchObject({ status: 'pending', groupName: 'Default' })
    expect(body.program.name).toBe('Careful')
    expect(body).toMatchObject({
      rewards: [],
      links: [],
      balances: [],
      resources: [],
      payoutMethod: null,
      totals: { all: { clicks: 0, leads: 0, sales: 0, earnings: 0 } },
    })
    expect((await page.call('GET', '/session')).body.status).toBe('pending')
    for (const path of ['/analytics', '/leaderboard', '/commissions', '/payouts', '/statement']) {
      expect((await page.call('GET', path)).status).toBe(403)
    }
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    await act(partner.id, 'approve', { programId: own.id })
    const after = (await page.call('GET', '')).body
    expect(after.enrollment.status).toBe('approved')
    expect(after.links).toHaveLength(1)
  })

  test('somebody invited sees everything and changes nothing', async () => {
    const { body: invited } = await workspace.api('POST', '/partners/invite', {
      email: 'invited@x.test',
      name: 'Kindly Invited',
    })
    const page = await open({ partnerId: invited.id })
    const { body } = await page.call('GET', '')
    expect(body.enrollment.status).toBe('invited')
    expect(body.links).toHaveLength(1)
    expect((await page.call('GET', '/commissions')).status).toBe(200)
    const refused = await page.call('PATCH', '/settings', { listed: true })
    expect(refused.status).toBe(403)
    expect(refused.body.error.message).toContain('invitation')
    expect((await page.call('POST', '/links', {})).status).toBe(403)
  })

  test('when the program has ended, the figures stay and no links are added', async () => {
    const ending = await createTestProgram(backend, workspace, { name: 'Ending' })
    const { partner } = await ending.enroll('Last One', { tenantId: 'last' })
    const programId = ending.program.id
    const page = await open({ partnerId: partner.id, programId })
    expect((await workspace.api('POST', `/programs/${programId}/deactivate`)).status).toBe(200)
    const { body } = await page.call('GET', '')
    expect(body.program.deactivatedAt).toBe(new Date(backend.clock.now()).toISOString())
    expect(body.program.nextPayoutAt).toBeNull()
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    expect((await page.call('PATCH', '/settings', { listed: false })).status).toBe(200)
    const email = partner.email
    const again = await ask({ programId, partner: { email, tenantId: 'last' } })
    expect(again.status).toBe(201)
    expect((await ask({ programId, partner: { email: 'too@late.test' } })).status).toBe(400)
  })

  test('a smaller plan closes the dashboard', async () => {
    const rich = await createTestWorkspace(backend)
    const { partner } = await (await createTestProgram(backend, rich)).enroll('Loses Plan')
    const page = await openPage(backend, rich, { partnerId: partner.id })
    await backend.deps.db.sql`update workspaces set plan = 'pro' where id = ${rich.id}`
    expect((await page.call('GET', '')).status).toBe(403)
  })
})
