import { afterAll, expect, test } from 'bun:test'
import type { Role } from '../../server/domain/roles.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await openMailingBackend()
afterAll(() => backend.close())
const workspace = await createTestWorkspace(backend)
const join = (role: Role) => joinMember(backend, workspace, { role })
const post = (path: string, body: object) => openBrowser(backend).call('POST', path, body)

async function linkFor(path: 'sign-in-link' | 'password-reset', email: string): Promise<string> {
  backend.clock.advance(60_000)
  await post(`/auth/${path}`, { email })
  return (await backend.deliver()).at(-1)!.token
}
const set = (token: string, password: string) =>
  post('/auth/password-reset/confirm', { token, password })

test('a new password ends every link that would set another one, whichever link or page set it', async () => {
  const person = await join('viewer')
  const [first, second, third] = [
    await linkFor('password-reset', person.email),
    await linkFor('password-reset', person.email),
    await linkFor('password-reset', person.email),
  ]
  expect((await set(second, 'the second long one')).status).toBe(200)
  for (const token of [first, third]) expect((await set(token, 'somebody else’s')).status).toBe(401)
  const page = openBrowser(backend)
  const password = 'the second long one'
  const signedIn = await page.call('POST', '/auth/sign-in', { email: person.email, password })
  expect(signedIn.status).toBe(200)
  const older = await linkFor('password-reset', person.email)
  const change = { password: 'changed on the page', currentPassword: password }
  expect((await page.call('PATCH', '/auth/profile', change)).status).toBe(200)
  expect((await set(older, 'somebody else’s')).status).toBe(401)
})

test('a password that one person sets leaves the sessions and links of another', async () => {
  const [one, other] = [await join('viewer'), await join('viewer')]
  const theirs = await linkFor('password-reset', other.email)
  const mine = await linkFor('password-reset', one.email)
  expect((await set(mine, 'another long one')).status).toBe(200)
  expect((await other.call('GET', '/auth/session')).status).toBe(200)
  expect((await set(theirs, 'a long one of theirs')).status).toBe(200)
})

test('an invitation ends when its inviter loses the right to give its role', async () => {
  const owner = await join('owner')
  const admin = await join('admin')
  const invite = async (email: string, role: Role) => {
    const { status } = await admin.call('POST', '/invitations', { email, role })
    expect(status).toBe(200)
    return (await backend.deliver()).at(-1)!.token
  }
  const token = await invite('invited.by.admin@acme.test', 'admin')
  const role = { role: 'member' }
  expect((await owner.call('PATCH', `/members/${admin.personId}`, role)).status).toBe(200)
  const accept = { token, name: 'Ada', password: PASSWORD }
  expect((await post('/auth/invitations/accept', accept)).status).toBe(410)
})

test('a member removed here keeps their other workspace, and nothing of this one', async () => {
  const owner = await join('owner')
  const other = await createTestWorkspace(backend)
  const leaver = await join('admin')
  const there = await joinMember(backend, other, { role: 'admin', email: leaver.email })
  const at = (id: string) => there.call('GET', '/links', undefined, { 'svc-workspace': id })
  expect([(await at(workspace.id)).status, (await at(other.id)).status]).toEqual([200, 200])
  const { body: key } = await leaver.call('POST', '/workspace/keys', {
    name: 'Mine',
    scopes: ['links.read'],
  })
  expect((await owner.call('DELETE', `/members/${leaver.personId}`)).status).toBe(200)
  expect((await at(workspace.id)).status).not.toBe(200)
  expect((await at(other.id)).status).toBe(200)
  const headers = { authorization: `Bearer ${key.key}` }
  expect((await workspace.api('GET', '/links', undefined, headers)).status).toBe(401)
})

test('a publishable key that is replaced stops when it was said to, and the new one works at once', async () => {
  const at = await createTestWorkspace(backend)
  await at.api('POST', '/links', { url: 'https://shop.test', key: 'spring', trackConversion: true })
  const click = async (publishableKey: string) => {
    const body = { publishableKey, key: 'spring', domain: at.domain }
    return (await at.browser('/track/click', body)).status
  }
  const rotate = async (body?: object) =>
    (await at.api('POST', '/workspace/publishable-key/rotate', body)).body.publishableKey as string
  const second = await rotate({ overlapHours: 2 })
  expect([await click(at.publishableKey), await click(second)]).toEqual([200, 200])
  backend.clock.advance(2 * 3_600_000 + 1)
  expect([await click(at.publishableKey), await click(second)]).toEqual([401, 200])
  const third = await rotate({})
  expect([await click(second), await click(third)]).toEqual([401, 200])
})

test('an invitation link that an owner copied ends with the membership of that owner, whoever invited', async () => {
  const quiet = await testBackend()
  const at = await createTestWorkspace(quiet)
  const [owner, copier, admin] = [
    await joinMember(quiet, at, { role: 'owner' }),
    await joinMember(quiet, at, { role: 'owner' }),
    await joinMember(quiet, at, { role: 'admin' }),
  ]
  const invited = await admin.call('POST', '/invitations', {
    email: 'copied@acme.test',
    role: 'admin',
  })
  const link = await copier.call('POST', `/invitations/${invited.body.id}/link`, {})
  const token = new URL(link.body.url).hash.replace('#token=', '')
  const show = async () =>
    (await openBrowser(quiet).call('POST', '/auth/invitations/show', { token })).status
  expect(await show()).toBe(200)
  expect((await owner.call('DELETE', `/members/${copier.personId}`)).status).toBe(200)
  expect(await show()).toBe(410)
})
