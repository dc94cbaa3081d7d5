import { afterAll, describe, expect, test } from 'bun:test'
import type { Role } from '../../server/domain/roles.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD, type TestMember } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await openMailingBackend()
afterAll(() => backend.close())

let count = 0
const someone = () => `new${++count}@acme.test`

async function team() {
  const workspace = await createTestWorkspace(backend)
  const join = (role: Role) => joinMember(backend, workspace, { role })
  return { workspace, join, owner: await join('owner') }
}
const invite = (by: TestMember, email: string, role: Role = 'member') =>
  by.call('POST', '/invitations', { email, role })

async function invited(by: TestMember, email: string, role: Role = 'member') {
  const { status, body } = await invite(by, email, role)
  expect(status).toBe(200)
  const [mail] = await backend.deliver()
  expect(mail?.to).toBe(email)
  return { id: body.id as string, token: mail!.token }
}
const accept = (body: object, browser = openBrowser(backend)) =>
  browser.call('POST', '/auth/invitations/accept', body)
const self = { name: 'Ada', password: PASSWORD }

describe('somebody new', () => {
  test('accepts by the link of the mail and is signed in with the role', async () => {
    const { workspace, owner } = await team()
    const email = someone()
    const { token } = await invited(owner, email, 'viewer')
    const shown = await openBrowser(backend).call('POST', '/auth/invitations/show', { token })
    expect(shown.body).toEqual({
      workspace: `Workspace ${workspace.slug.split('-')[1]}`,
      email,
      role: 'viewer',
      hasAccount: false,
    })
    expect((await accept({ token })).status).toBe(422)
    expect((await accept({ token, name: 'Ada', password: 'password123' })).status).toBe(422)
    const browser = openBrowser(backend)
    const { body } = await accept({ token, ...self }, browser)
    expect(body.workspaces).toEqual([expect.objectContaining({ id: workspace.id, role: 'viewer' })])
    expect((await browser.call('GET', '/links')).status).toBe(200)
    expect((await accept({ token, ...self })).status).toBe(410)
    expect((await owner.call('GET', '/invitations')).body).toEqual([])
  })

  test('becomes one member, though the link is opened twice at once', async () => {
    const { workspace, owner } = await team()
    const { token } = await invited(owner, someone())
    const answers = await Promise.all([1, 2, 3].map(() => accept({ token, ...self })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await backend.deps.db.sql`
      select count(*)::int as n from members where workspace_id = ${workspace.id}`
    expect(row!.n).toBe(2)
  })
})

describe('who has an account', () => {
  test('signs in with it first, and with no other', async () => {
    const { owner } = await team()
    const other = await team()
    const person = await other.join('admin')
    const { token } = await invited(owner, person.email)
    const shown = await openBrowser(backend).call('POST', '/auth/invitations/show', { token })
    expect(shown.body).toMatchObject({ email: person.email, hasAccount: true })
    const unknown = await accept({ token, ...self })
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([401, null])
    const wrong = await accept({ token }, other.owner)
    expect([wrong.status, wrong.body.error.message]).toEqual([
      403,
      expect.stringContaining(`is for ${person.email}`),
    ])
    const { body } = await accept({ token }, person)
    expect(body.workspaces).toHaveLength(2)
    // The password is still theirs.
    const again = { email: person.email, password: PASSWORD }
    expect((await openBrowser(backend).call('POST', '/auth/sign-in', again)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('is for who is neither member nor invited, within what the caller may give', async () => {
    const { join, owner } = await team()
    const [admin, viewer] = [await join('admin'), await join('viewer')]
    const email = someone()
    expect((await invite(viewer, email)).status).toBe(403)
    expect((await invite(admin, email, 'owner')).status).toBe(403)
    expect((await invite(admin, viewer.email)).status).toBe(409)
    expect((await invite(admin, 'no address')).status).toBe(422)
    const { id } = await invited(owner, email, 'owner')
    expect((await invite(owner, email.toUpperCase())).status).toBe(409)
    expect((await admin.call('DELETE', `/invitations/${id}`)).status).toBe(403)
    expect((await admin.call('POST', `/invitations/${id}/resend`)).status).toBe(403)
  })

  test('ends after a week, and then another can be sent', async () => {
    const { owner } = await team()
    const email = someone()
    const { token } = await invited(owner, email)
    backend.clock.advance(6 * DAY_MS)
    await owner.call('GET', '/auth/session')
    backend.clock.advance(DAY_MS)
    expect((await accept({ token, ...self })).status).toBe(410)
    const next = await invited(owner, email)
    expect((await accept({ token: next.token, ...self })).status).toBe(200)
  })

  test('that is revoked or sent again leaves its former link without use', async () => {
    const { owner } = await team()
    const email = someone()
    const first = await invited(owner, email)
    const path = `/invitations/${first.id}`
    expect((await owner.call('POST', `${path}/resend`)).status).toBe(429)
    backend.clock.advance(60_000)
    expect((await owner.call('POST', `${path}/resend`)).status).toBe(200)
    const [mail] = await backend.deliver()
    expect((await accept({ token: first.token, ...self })).status).toBe(410)
    expect((await owner.call('DELETE', path)).body).toEqual({ id: first.id })
    expect((await accept({ token: mail!.token, ...self })).status).toBe(410)
    expect((await owner.call('DELETE', path)).status).toBe(404)
  })

  test('ends with the membership or the role of who sent it', async () => {
    const { join, owner } = await team()
    const [admin, other] = [await join('admin'), await join('admin')]
    const [one, two] = [await invited(admin, someone()), await invited(other, someone())]
    await owner.call('DELETE', `/members/${admin.personId}`)
    expect((await accept({ token: one.token, ...self })).status).toBe(410)
    await owner.call('PATCH', `/members/${other.personId}`, { role: 'viewer' })
    expect((await accept({ token: two.token, ...self })).status).toBe(410)
  })

  test('is seen and changed in its own workspace alone, and never shows its link', async () => {
    const { owner } = await team()
    const other = await team()
    const { id, token } = await invited(owner, someone())
    const list = (await owner.call('GET', '/invitations')).body
    expect(list).toEqual([expect.objectContaining({ id, invitedBy: `member:${owner.personId}` })])
    expect(JSON.stringify(list)).not.toContain(token)
    expect((await other.owner.call('GET', '/invitations')).body).toEqual([])
    expect((await other.owner.call('DELETE', `/invitations/${id}`)).status).toBe(404)
  })
})
