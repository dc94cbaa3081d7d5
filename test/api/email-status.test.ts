import { afterAll, describe, expect, test } from 'bun:test'
import type { Role } from '../../server/domain/roles.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import type { TestBackend } from '../kit/backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const silent = await testBackend()
const mailing = await openMailingBackend()
afterAll(() => mailing.close())

async function team(backend: TestBackend) {
  const workspace = await createTestWorkspace(backend, { plan: 'business' })
  const { program } = await createTestProgram(backend, workspace)
  const join = (role: Role) => joinMember(backend, workspace, { role })
  const owner = await join('owner')
  const invite = async (email: string) =>
    (await owner.call('POST', '/partners/invite', { email, name: 'Ben', programId: program.id }))
      .body
  return { workspace, program, owner, join, invite }
}
const readToken = (url: string) => new URL(url).hash.replace('#token=', '')

describe('a server without SMTP', () => {
  test('says so wherever a mail would go out, and counts what it keeps', async () => {
    const { owner, invite } = await team(silent)
    expect(await invite('ben@partners.test')).toMatchObject({ delivery: 'not_configured' })
    const person = { email: 'new@acme.test', role: 'member' }
    const { body: invited } = await owner.call('POST', '/invitations', person)
    expect(invited).toMatchObject({ delivery: 'not_configured', sentAt: null })
    const { body } = await owner.call('GET', '/mails/status')
    expect(body).toMatchObject({ status: 'not_configured', kept: 1, failed: 0 })
    const tried = await owner.call('POST', '/mails/test', {})
    expect(tried.body).toEqual({ delivery: 'not_configured', to: owner.email, error: null })
    const [mail] = (await owner.call('GET', '/mails?status=kept')).body
    const again = await owner.call('POST', `/mails/${mail.id}/resend`, {})
    expect([again.status, again.body.error.details]).toEqual([409, { reason: 'not_configured' }])
    const asked = await openBrowser(silent).call('POST', '/auth/sign-in-link', {
      email: owner.email,
    })
    expect(asked.body).toEqual({ sent: false })
  })

  test('lets a member in by the link that the owner hands over', async () => {
    const { owner, workspace } = await team(silent)
    const person = { email: 'handed@acme.test', role: 'member' }
    const { body: invited } = await owner.call('POST', '/invitations', person)
    const link = await owner.call('POST', `/invitations/${invited.id}/link`, {})
    expect(link.status).toBe(200)
    const [listed] = (await owner.call('GET', '/invitations')).body
    expect(listed.delivery).toBe('handed_over')
    const body = { token: readToken(link.body.url), name: 'Handed', password: PASSWORD }
    const accepted = await openBrowser(silent).call('POST', '/auth/invitations/accept', body)
    expect(accepted.body.workspaces[0]).toMatchObject({ id: workspace.id, role: 'member' })
    const [row] = await silent.deps.db.sql`
      select email_verified_at from people where email = ${person.email}`
    expect(row!.email_verified_at).toBeNull()
  })

  test('ends the former link with the next one', async () => {
    const { owner } = await team(silent)
    const person = { email: 'twice@acme.test', role: 'member' }
    const { body: invited } = await owner.call('POST', '/invitations', person)
    const [first, second] = [
      await owner.call('POST', `/invitations/${invited.id}/link`, {}),
      await owner.call('POST', `/invitations/${invited.id}/link`, {}),
    ]
    const show = ({ body }: { body: { url: string } }) =>
      openBrowser(silent).call('POST', '/auth/invitations/show', { token: readToken(body.url) })
    expect([(await show(first)).status, (await show(second)).status]).toEqual([410, 200])
  })

  test('lets a partner accept and sign in by such links, which prove no address', async () => {
    const { owner, invite, program } = await team(silent)
    const partner = await invite('handed@partners.test')
    const open = `/partners/${partner.id}/access-link`
    const invitation = await owner.call('POST', open, { programId: program.id })
    expect(invitation.body.purpose).toBe('invite')
    const browser = openBrowser(silent)
    const token = readToken(invitation.body.url)
    const answer = await browser.call('POST', '/partners/invites/accept', { token })
    expect(answer.body).toMatchObject({ status: 'approved', session: { partnerId: partner.id } })
    const { body } = await owner.call('POST', open, { programId: program.id })
    expect(body.purpose).toBe('sign_in')
    const session = await browser.call('POST', '/partners/session', { token: readToken(body.url) })
    expect(session.body).toMatchObject({ partnerId: partner.id })
    const [row] = await silent.deps.db.sql`
      select email_verified_at from partners where id = ${partner.id}`
    expect(row!.email_verified_at).toBeNull()
    const log = await owner.call('GET', '/audit?action=access_link_created')
    expect(log.body.map((one: any) => one.resource.id)).toEqual([partner.id, partner.id])
  })

  test('gives such links to nobody but an owner who is signed in', async () => {
    const { workspace, owner, join, invite } = await team(silent)
    const partner = await invite('safe@partners.test')
    const person = { email: 'safe@acme.test', role: 'member' }
    const { body: invited } = await owner.call('POST', '/invitations', person)
    const admin = await join('admin')
    for (const path of [`/invitations/${invited.id}/link`, `/partners/${partner.id}/access-link`]) {
      expect((await admin.call('POST', path, {})).status).toBe(403)
      expect((await workspace.api('POST', path, {})).status).toBe(403)
    }
  })
})

describe('a server with SMTP', () => {
  test('queues invitations, and hands no links over', async () => {
    const { owner, invite } = await team(mailing)
    const partner = await invite('ben@partners.test')
    expect(partner.delivery).toBe('queued')
    const person = { email: 'new@acme.test', role: 'member' }
    const { body: invited } = await owner.call('POST', '/invitations', person)
    expect(invited.delivery).toBe('queued')
    await mailing.deliver()
    expect((await owner.call('GET', '/invitations')).body[0].delivery).toBe('sent')
    for (const path of [`/invitations/${invited.id}/link`, `/partners/${partner.id}/access-link`]) {
      expect((await owner.call('POST', path, {})).status).toBe(409)
    }
  })

  test('sends again what was kept or failed, and tries itself out', async () => {
    const { owner, invite, workspace } = await team(mailing)
    await invite('kept@partners.test')
    await mailing.deliver()
    await mailing.deps.db.sql`
      update mails set status = 'kept' where workspace_id = ${workspace.id}`
    const status = await owner.call('GET', '/mails/status')
    expect(status.body).toMatchObject({ status: 'configured', kept: 1 })
    const [mail] = (await owner.call('GET', '/mails?status=kept')).body
    const again = await owner.call('POST', `/mails/${mail.id}/resend`, {})
    expect([again.status, again.body.status]).toEqual([200, 'waiting'])
    expect((await mailing.deliver()).map(({ to }) => to)).toEqual(['kept@partners.test'])
    const tried = await owner.call('POST', '/mails/test', {})
    expect(tried.body).toEqual({ delivery: 'sent', to: owner.email, error: null })
    expect((await mailing.deliver()).map(({ to }) => to)).toEqual([owner.email])
  })

  test('does not send again what was deleted because of its age', async () => {
    const { owner, invite, workspace } = await team(mailing)
    await invite('old@partners.test')
    await mailing.deliver()
    await mailing.deps.db.sql`
      update mails set html = null, plain = null where workspace_id = ${workspace.id}`
    const [mail] = (await owner.call('GET', '/mails')).body
    expect((await owner.call('POST', `/mails/${mail.id}/resend`, {})).status).toBe(409)
  })
})
