import { describe, expect, test } from 'bun:test'
import { STRANGER_MAILS } from '../../server/modules/platform/mails/admit-stranger-mail.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type Answer, type TestWorkspace } from '../kit/workspace.ts'
import { applyFrom, runStrangerJobs } from '../kit/stranger-jobs.ts'

const statements: string[] = []
const backend = await testBackend({ onStatement: (text) => statements.push(text) })
const { sql } = backend.deps.db

/** Words of a stranger that somebody else should never read in a mail of the program. */
const LURE = 'Urgent Claim Your 4120 Dollars'
const HOUR_MS = 3_600_000

interface Stage {
  workspace: TestWorkspace
  program: TestProgram
  apply(email: string, name?: string): Promise<Answer>
}

async function open(terms: object = {}): Promise<Stage> {
  const workspace = await createTestWorkspace(backend)
  const settings = { supportEmail: 'people@acme.test', ...terms }
  const program = await createTestProgram(backend, workspace, settings)
  return {
    workspace,
    program,
    apply: (email, name = LURE) => applyFrom({ backend, workspace }, { email, name }),
  }
}

const tell = () => runOnce(backend.deps)
const textsTo = async (email: string) =>
  (await mailsTo(backend, email))
    .map(({ template, subject, html, plain }) => ({
      template,
      all: `${subject}\n${html}\n${plain}`,
    }))
    .sort((a, b) => a.template.localeCompare(b.template))
const hasLure = ({ all }: { all: string }) => /urgent|4120|claim/i.test(all)

describe('what an applicant typed', () => {
  test('is not mailed to an address that nobody has proved, whatever happens there', async () => {
    const { workspace, apply } = await open()
    const email = 'victim@example.com'
    expect((await apply(email)).status).toBe(200)
    await tell()
    const partnerId = (await workspace.api('GET', `/partners?email=${email}`)).body[0].id
    await workspace.api('POST', '/partners/applications/approve', { partnerId })
    await tell()
    await workspace.api('POST', `/partners/${partnerId}/deactivate`)
    await tell()
    await workspace.api('POST', '/partners/ban', { partnerId, reason: 'spam' })
    await tell()
    const mails = await textsTo(email)
    expect(mails.map(({ template }) => template)).toEqual([
      'application-approved',
      'application-received',
      'enrollment-banned',
      'enrollment-deactivated',
      'verify-email',
    ])
    expect(mails.filter(hasLure)).toEqual([])
    expect(mails.every(({ all }) => all.includes('Hi,'))).toBe(true)
  })

  test('is not mailed either where applications are approved at once', async () => {
    const { apply } = await open({ autoApprove: true })
    await apply('at.once@example.com')
    await tell()
    const mails = await textsTo('at.once@example.com')
    expect(mails.map(({ template }) => template)).toEqual(['application-approved', 'verify-email'])
    expect(mails.filter(hasLure)).toEqual([])
  })

  test('names them once they have proved the address', async () => {
    const { workspace, apply } = await open()
    const email = 'proved@example.com'
    await apply(email, 'Anna Proved')
    const [{ token } = { token: null }] = await mailsTo(backend, email)
    expect((await workspace.browser('/partners/session', { token })).status).toBe(200)
    const partnerId = (await workspace.api('GET', `/partners?email=${email}`)).body[0].id
    await workspace.api('POST', '/partners/applications/approve', { partnerId })
    await tell()
    const approved = (await textsTo(email)).find(({ template }) => /approved/.test(template))!
    expect(approved.all).toContain('Hi Anna Proved,')
    expect(approved.all).toContain('/anna-proved')
  })

  test('is what the program typed, for partners that it entered itself', async () => {
    const { workspace, program } = await open()
    const { partner } = await program.enroll('Entered Here')
    await workspace.api('POST', `/partners/${partner.id}/deactivate`)
    await tell()
    expect((await textsTo(partner.email))[0]!.all).toContain('Hi Entered Here,')
  })

  test.each([
    'Verify at https://evil.example/now',
    'Payout on hold: evil.example',
    'www.evil',
    'EVIL．EXAMPLE',
    'evil\u200b.exa\u200bmple',
    'me@evil.example',
    'x'.repeat(101),
    ' ',
  ])('is no name when it is %p', async (name) => {
    const { apply } = stage
    const { status, body } = await apply('nobody@example.com', name)
    expect([status, body.error.issues[0].path]).toEqual([422, 'name'])
  })

  test.each([
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    '株式会社',
    'Dr.-Ing. Ö. Müller-Lüdenscheidt',
    '٣ نجوم',
  ])('may be %p', async (name) => {
    const email = `n${Bun.hash(name)}@example.com`
    expect((await stage.apply(email, name)).status).toBe(200)
  })
})

const stage = await open()

describe('mails that strangers cause', () => {
  test('stop at ten a day of each kind to one address; the answer stays the same', async () => {
    const stages = await Promise.all(Array.from({ length: 3 }, () => open({ autoApprove: true })))
    const [{ workspace, apply }] = stages as [Stage, ...Stage[]]
    const email = 'pestered@example.com'
    const first = await apply(email)
    await tell()
    const row = (
      await sql`select * from mails where workspace_id = ${workspace.id}
      and recipient = ${email} and template = 'verify-email'`
    )[0]!
    const copies = Array.from({ length: 8 }, (_, i) => ({
      ...row,
      html: null,
      plain: null,
      id: `mail_copy${i}`,
      key: `c${i}`,
    }))
    await sql`insert into mails ${sql(copies)}`
    const partnerId = (await workspace.api('GET', `/partners?email=${email}`)).body[0].id
    const again = async () => {
      // As if they had never applied, so that the same door is open again.
      await sql`update enrollments set status = 'declined' where partner_id = ${partnerId}`
      backend.clock.advance(61_000)
      const { status, body } = await apply(email)
      await tell()
      expect({ status, body }).toEqual({ status: first.status, body: first.body })
      return (await mailsTo(backend, email)).filter(({ template }) => template === 'verify-email')
    }
    expect(await again()).toHaveLength(10)
    expect(await again()).toHaveLength(10)
    // Somebody else of the same workspace, and the same address elsewhere, are other limits.
    await apply('other@example.com')
    expect(await mailsTo(backend, 'other@example.com')).toHaveLength(1)
    backend.clock.advance(24 * HOUR_MS)
    expect(await again()).toHaveLength(11)
  })

  test('stop at five hundred an hour of each kind from one workspace', async () => {
    const { workspace, apply } = await open()
    await apply('one@example.com')
    await tell()
    const rows = await sql`select * from mails where workspace_id = ${workspace.id}`
    const { fromWorkspace } = STRANGER_MAILS
    let copied = 0
    for (const row of rows) {
      const copies = Array.from({ length: fromWorkspace - 2 }, (_, i) => ({
        ...row,
        html: null,
        plain: null,
        id: `mail_c${++copied}`,
        key: `copy:${copied}`,
        recipient: `${i}@example.com`,
      }))
      await sql`insert into mails ${sql(copies)}`
    }
    for (const email of ['two@example.com', 'three@example.com']) {
      const { status, body } = await apply(email)
      expect([status, body]).toEqual([200, { received: true }])
      await tell()
    }
    const told = async (email: string) =>
      (await textsTo(email)).map(({ template }) => template).toSorted()
    expect(await told('two@example.com')).toEqual(['application-received', 'verify-email'])
    expect(await told('three@example.com')).toEqual([])
    const [toPeople] = await sql`select count(*)::int as n from mails
      where workspace_id = ${workspace.id} and template = 'new-application'`
    expect(toPeople!['n']).toBe(fromWorkspace)
    const waiting = await workspace.api('GET', '/partners/applications')
    expect(waiting.body).toHaveLength(3)
    const elsewhere = await open()
    await elsewhere.apply('three@example.com')
    expect(await told('three@example.com')).toEqual(['verify-email'])
    backend.clock.advance(HOUR_MS + 1)
    await apply('four@example.com')
    expect(await told('four@example.com')).toEqual(['verify-email'])
  })
})

describe('an application', () => {
  test('takes the same statements whatever is known of the address, and a job does the rest', async () => {
    const { workspace, program } = await open()
    const { partner: member } = await program.enroll('Known')
    const { partner: banned } = await program.enroll('Known And Banned')
    await workspace.api('POST', `/partners/${banned.id}/ban`, { reason: 'fraud' })
    const statementsFor = async (email: string) => {
      statements.length = 0
      const body = { name: 'Somebody', email }
      expect((await workspace.browser('/partners/apply', body)).status).toBe(200)
      return [...statements]
    }
    // What is cached from then on.
    await statementsFor('first@example.com')
    await backend.deps.pageHosts.settled()
    const unknown = await statementsFor('nobody@example.com')
    expect(unknown.join()).toContain('add_tenant_jobs')
    for (const email of [member.email, banned.email, 'nobody@example.com']) {
      expect([email, await statementsFor(email)]).toEqual([email, unknown])
    }
    const nobody = async () =>
      (await workspace.api('GET', '/partners?email=nobody@example.com')).body
    expect(await nobody()).toEqual([])
    await runStrangerJobs(backend)
    expect((await nobody())[0].status).toBe('pending')
  })
})
