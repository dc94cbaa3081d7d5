import { describe, expect, test } from 'bun:test'
import { ROUTES } from '../kit/routes.ts'
import { callerWith, openPage, PAGE } from '../kit/embed.ts'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const ada = await program.enroll('Ada Lovelace')
const partnerId = ada.partner.id

const VIEW = '/tokens/embed/referrals/view'
const view = (body: object = {}) => workspace.api('POST', VIEW, { partnerId, ...body })

describe('viewing as a partner', () => {
  test('shows what the partner sees, for ten minutes, and is in the audit log', async () => {
    const { status, body } = await view()
    expect(status).toBe(200)
    const page = callerWith(backend, body.publicToken)
    const theirs = await openPage(backend, workspace, { partnerId })
    const [seen, own] = [await page('GET', ''), await theirs.call('GET', '')]
    expect(seen.status).toBe(200)
    expect({ ...seen.body, session: null }).toEqual({ ...own.body, session: null })
    expect(seen.body.session).toMatchObject({ partnerId, scopes: ['read'], expiresIn: 600 })
    const audit = await workspace.api('GET', '/audit?action=viewed_as')
    expect(audit.body).toHaveLength(1)
    expect(audit.body[0]).toMatchObject({
      type: 'partner',
      actor: { type: 'key' },
      resource: { id: partnerId },
    })
    backend.clock.advance(601_000)
    expect((await page('GET', '')).status).toBe(401)
  })

  test('writes nothing: every route of the dashboard that writes answers 403', async () => {
    const page = callerWith(backend, (await view()).body.publicToken)
    const links = (await page('GET', '/links')).body
    const writing = ROUTES.filter(
      ({ method, path }) =>
        path.startsWith('/api/embed/referrals') && !['GET', 'HEAD', 'OPTIONS'].includes(method),
    )
    expect(writing.length).toBeGreaterThanOrEqual(4)
    for (const { method, path } of writing) {
      const short = path.replace('/api/embed/referrals', '').replace(':id', links[0].id)
      const body = short === '/settings' ? { locale: 'de' } : { key: 'taken-over' }
      const answer = await page(method, short, body)
      expect([method, path, answer.status, answer.body.error.message]).toEqual([
        method,
        path,
        403,
        expect.stringContaining('can only read'),
      ])
    }
    expect((await page('GET', '/links')).body).toEqual(links)
  })

  test('opens none of the routes of a partner who is signed in', async () => {
    const { publicToken } = (await view()).body
    const headers = { authorization: `Bearer ${publicToken}`, origin: PAGE }
    const routes = ROUTES.filter(({ caller, method }) => caller === 'partner' && method !== 'GET')
    expect(routes.length).toBeGreaterThan(0)
    for (const { method, path } of routes) {
      const answer = await backend.handle(
        new Request(`http://localhost${path}`, { method, headers, body: '{}' }),
      )
      expect([method, path, answer.status]).toEqual([method, path, 401])
    }
  })

  test('does not choose the language of the partner’s mails', async () => {
    const { partner } = await program.enroll('Without Language')
    const { publicToken } = (await view({ partnerId: partner.id })).body
    const page = callerWith(backend, publicToken)
    expect((await page('GET', '', undefined, { 'accept-language': 'de' })).status).toBe(200)
    expect((await workspace.api('GET', `/partners/${partner.id}`)).body.locale).toBeNull()
  })

  test('ends with the membership of whoever asked, who may be a viewer', async () => {
    const viewer = await joinMember(backend, workspace, { role: 'viewer' })
    const { status, body } = await viewer.call('POST', VIEW, { partnerId, origin: PAGE })
    expect(status).toBe(200)
    const page = callerWith(backend, body.publicToken)
    expect((await page('GET', '')).status).toBe(200)
    const elsewhere = await page('GET', '', undefined, { origin: 'https://evil.test' })
    expect(elsewhere.status).toBe(403)
    await workspace.api('DELETE', `/members/${viewer.personId}`)
    expect((await page('GET', '')).status).toBe(401)
  })

  test('is refused for partners without a dashboard, and for those of others', async () => {
    const { partner } = await program.enroll('Banned Bert')
    await workspace.api('POST', `/partners/${partner.id}/ban`, { reason: 'spam' })
    expect((await view({ partnerId: partner.id })).status).toBe(403)
    const other = await createTestWorkspace(backend)
    await createTestProgram(backend, other)
    expect((await other.api('POST', VIEW, { partnerId })).status).toBe(404)
    const log = await workspace.api('GET', `/audit?action=viewed_as&resourceId=${partner.id}`)
    expect(log.body).toEqual([])
  })
})
