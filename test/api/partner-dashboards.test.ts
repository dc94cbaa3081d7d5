import { describe, expect, test } from 'bun:test'
import { callerWith } from '../kit/embed.ts'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { mailsTo } from '../kit/mails.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const other = await createTestProgram(backend, workspace, { name: 'Others', slug: 'others' })
const PATH = '/partners/session/dashboard'
const PORTAL = 'https://portal.test'

/** Signs a partner in by the link of a mail. */
async function signIn(email: string): Promise<{ authorization: string }> {
  await workspace.browser('/partners/sign-in', { email, programId: program.program.id })
  const mail = (await mailsTo(backend, email)).at(-1)!
  const token = /#token=(\w+)/.exec(mail.plain)![1]
  const { body } = await workspace.api('POST', '/partners/session', { token }, {})
  return { authorization: `Bearer ${body.token}` }
}

describe('the dashboard of a signed-in partner', () => {
  test('opens for a program of theirs, with all that a dashboard can do, on the page that asked', async () => {
    const { partner } = await program.enroll('Portal Ada')
    const headers = { ...(await signIn(partner.email)), origin: PORTAL }
    const body = { programId: program.program.id }
    const answer = await workspace.api('POST', PATH, body, headers)
    expect(answer.status).toBe(200)
    const call = callerWith(backend, answer.body.publicToken)
    const view = await call('GET', '', undefined, { origin: PORTAL })
    expect(view.body.session).toMatchObject({
      partnerId: partner.id,
      scopes: ['read', 'links.write', 'settings.write'],
      expiresIn: 900,
    })
    const foreign = await call('GET', '', undefined, { origin: 'https://other.test' })
    expect(foreign.status).toBe(403)
  })

  test('does not open any more after signing out', async () => {
    const { partner } = await program.enroll('Portal Eve')
    const headers = await signIn(partner.email)
    const body = { programId: program.program.id }
    expect((await workspace.api('POST', PATH, body, headers)).status).toBe(200)
    await workspace.api('DELETE', '/partners/session', undefined, headers)
    expect((await workspace.api('POST', PATH, body, headers)).status).toBe(401)
  })

  test('does not open for a program of others, nor for a banned partner, nor without a session', async () => {
    const { partner } = await program.enroll('Portal Bob')
    const headers = await signIn(partner.email)
    const open = (programId: string, sent: Record<string, string> = headers) =>
      workspace.api('POST', PATH, { programId }, sent)
    expect((await open(other.program.id)).status).toBe(404)
    expect((await open('prog_unknown')).status).toBe(404)
    expect((await open(program.program.id, {})).status).toBe(401)
    const ban = { partnerId: partner.id, programId: program.program.id, reason: 'tos_violation' }
    expect((await workspace.api('POST', '/partners/ban', ban)).status).toBe(200)
    expect((await open(program.program.id)).status).toBe(401)
  })
})

describe('an invitation', () => {
  const read = (token: string) => workspace.api('POST', '/partners/invites/read', { token }, {})
  const tokenFor = async (email: string) => {
    const mail = (await mailsTo(backend, email)).at(-1)!
    return /#token=(\w+)/.exec(mail.plain)![1]!
  }
  const invite = async (email: string) => {
    const body = { email, name: 'Guest', programId: program.program.id }
    expect((await workspace.api('POST', '/partners/invite', body)).status).toBe(200)
    return tokenFor(email)
  }

  test('is read with its offer as often as one likes, until it is answered', async () => {
    const reward = { groupId: program.group.id, event: 'sale', type: 'percentage', rateBps: 2500 }
    expect((await workspace.api('POST', '/rewards', reward)).status).toBe(201)
    const token = await invite('read.invite@example.com')
    const shown = {
      programId: program.program.id,
      programName: 'Friends',
      inviter: null,
      rewards: ['25 % of every sale'],
    }
    for (const _ of [1, 2]) expect((await read(token)).body).toEqual(shown)
    expect((await workspace.api('POST', '/partners/invites/accept', { token }, {})).status).toBe(
      200,
    )
    expect((await read(token)).status).toBe(410)
  })

  test('says which member sent it, and nothing to a secret of another kind', async () => {
    const member = await joinMember(backend, workspace, { role: 'admin' })
    const email = 'member.invite@example.com'
    const body = { email, name: 'Guest', programId: program.program.id }
    expect((await member.call('POST', '/partners/invite', body)).status).toBe(200)
    const token = await tokenFor(email)
    expect((await read(token)).body.inviter).toBe('Grace')
    for (const other of ['svc_pi_unknown', token.replace('svc_pi_', 'svc_pl_')])
      expect((await read(other)).status).toBe(410)
  })
})
