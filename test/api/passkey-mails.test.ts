import { afterAll, expect, test } from 'bun:test'
import { makeAuthenticator, toAnswering } from '../kit/authenticator.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await openMailingBackend()
afterAll(() => backend.close())
const workspace = await createTestWorkspace(backend)
const answering = toAnswering(backend.deps.config.origin)

test('whose passkeys change is told by mail, and a change that is refused tells nobody', async () => {
  const person = await joinMember(backend, workspace, { role: 'member' })
  await backend.deliver()
  const { body } = await person.call('POST', '/auth/passkeys/start', {})
  const created = makeAuthenticator().create(answering(body))
  const added = await person.call('POST', '/auth/passkeys', { name: 'Laptop', ...created })
  const [first, ...rest] = await backend.deliver()
  expect(rest).toEqual([])
  expect(first).toMatchObject({ to: person.email, token: '' })
  expect(first!.source).toContain('A passkey was added to your account')
  expect(first!.source).toContain('Laptop')
  const again = await person.call('POST', '/auth/passkeys', { name: 'Again', ...created })
  expect(again.status).toBe(422)
  expect(await backend.deliver()).toEqual([])
  await person.call('DELETE', `/auth/passkeys/${added.body.id}`)
  const [last] = await backend.deliver()
  expect(last!.to).toBe(person.email)
  expect(last!.source).toContain('A passkey was removed from your account')
})
