import { expect, test } from 'bun:test'
import { mailsTo } from '../kit/mails.ts'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

test('no link that opens something by itself can be read in the list of mails, by anybody', async () => {
  const owner = await joinMember(backend, workspace, { role: 'owner' })
  const ada = await program.enroll('Ada')
  await workspace.api('POST', '/partners/invite', { email: 'guest@example.com', name: 'Guest' })
  await applyFrom({ backend, workspace }, { name: 'Anna', email: 'anna@example.com' })
  await workspace.browser('/partners/sign-in', { email: ada.partner.email })

  const addresses = [ada.partner.email, 'guest@example.com', 'anna@example.com']
  const sent = (await Promise.all(addresses.map((one) => mailsTo(backend, one)))).flat()
  const secrets = sent.filter(({ token }) => token !== null)
  expect(new Set(secrets.map(({ template }) => template))).toEqual(
    new Set(['sign-in-link', 'partner-invited', 'verify-email']),
  )
  const { body: byKey } = await workspace.api('GET', '/mails?pageSize=100')
  const { body: byOwner } = await owner.call('GET', '/mails?pageSize=100')
  for (const shown of [byKey, byOwner]) {
    expect(shown.length).toBeGreaterThanOrEqual(sent.length)
    expect(secrets.filter(({ token }) => JSON.stringify(shown).includes(token!))).toEqual([])
    expect(JSON.stringify(shown)).not.toContain('#token=')
  }
})
