import { expect, test } from 'bun:test'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

async function signedIn(name: string) {
  const { partner } = await program.enroll(name)
  await workspace.browser('/partners/sign-in', { email: partner.email })
  const token = (await mailsTo(backend, partner.email)).at(-1)?.token
  const { body } = await workspace.browser('/partners/session', { token })
  return { partner, authorization: `Bearer ${body.token}` }
}

test('a partner changes the postal address that statements say, and empties it again; nobody else’s', async () => {
  const [ada, ben] = [await signedIn('Address Ada'), await signedIn('Address Ben')]
  const { authorization } = ada
  const change = (address: unknown) =>
    workspace.api('PATCH', '/partners/session', { address }, { authorization })
  const stored = async ({ id }: { id: string }) =>
    (await workspace.api('GET', `/partners/${id}`)).body.address
  const changed = await change('  1 Mill Lane\nLeeds ')
  expect([changed.status, changed.body.partner.address]).toEqual([200, '1 Mill Lane\nLeeds'])
  expect(await stored(ada.partner)).toBe('1 Mill Lane\nLeeds')
  expect(await stored(ben.partner)).toBeNull()
  expect((await change('x'.repeat(501))).status).toBe(422)
  expect((await change(null)).body.partner.address).toBeNull()
  expect(await stored(ada.partner)).toBeNull()
})
