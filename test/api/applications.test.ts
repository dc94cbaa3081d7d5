import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

const FORM = [
  { key: 'site', label: 'Your site', type: 'url', required: true },
  {
    key: 'channels',
    label: 'Channels',
    type: 'multi-select',
    required: false,
    options: ['Blog', 'Video'],
  },
]
const ANSWERS = { site: 'https://blog.test', channels: ['Blog', 'Video'] }

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace, { applicationForm: FORM })

const apply = (body: object, headers?: HeadersInit) =>
  applyFrom({ backend, workspace }, { answers: ANSWERS, ...body }, headers)
const find = async (email: string) =>
  (await workspace.api('GET', `/partners?email=${email}`)).body[0]
const rows = () =>
  Promise.all(
    ['partners', 'enrollments', 'links', 'partner_tokens', 'mails', 'outbox'].map(
      (table) => backend.deps.db.sql`select * from ${backend.deps.db.sql(table)} order by 1, 2`,
    ),
  )

describe('an application', () => {
  test('waits with its answers, without links, and asks to prove the address', async () => {
    const { status, body } = await apply({
      name: 'Anna Applicant',
      email: 'Anna@Example.com',
      country: 'de',
      companyName: 'Anna GmbH',
      description: 'I write',
    })
    expect([status, body]).toEqual([200, { received: true }])
    const partner = await find('anna@example.com')
    expect(partner).toMatchObject({
      status: 'pending',
      name: 'Anna Applicant',
      country: 'DE',
      companyName: 'Anna GmbH',
      emailVerifiedAt: null,
      links: [],
    })
    const { body: waiting } = await workspace.api('GET', '/partners/applications')
    expect(waiting).toMatchObject([
      {
        id: partner.enrollmentId,
        programId: program.program.id,
        partner: { id: partner.id, name: 'Anna Applicant', groupId: program.group.id },
        applicationFormData: [
          { label: 'Your site', value: 'https://blog.test' },
          { label: 'Channels', value: 'Blog, Video' },
        ],
      },
    ])
    const [mail] = await mailsTo(backend, 'anna@example.com')
    expect(mail!.template).toBe('verify-email')
    backend.clock.advance(23 * 3_600_000)
    const opened = await workspace.browser('/partners/session', { token: mail!.token })
    expect(opened.status).toBe(200)
    expect((await find('anna@example.com')).emailVerifiedAt).toBeString()
  })

  test('is approved at once where the program says so, with links', async () => {
    const own = await createTestWorkspace(backend)
    await createTestProgram(backend, own, { autoApprove: true })
    const { status } = await applyFrom(
      { backend, workspace: own },
      {
        name: 'Quick',
        email: 'quick@example.com',
      },
    )
    expect(status).toBe(200)
    const { body } = await own.api('GET', '/partners?email=quick@example.com')
    expect(body).toMatchObject([{ status: 'approved', links: [{ key: 'quick' }] }])
    expect((await own.visit('quick')).status).toBe(302)
  })

  test('is answered alike whatever is known of the address, which it never changes', async () => {
    const { partner: member } = await program.enroll('Member')
    const { partner: banned } = await program.enroll('Banned')
    await workspace.api('POST', `/partners/${banned.id}/ban`, { reason: 'fraud' })
    await workspace.api('POST', '/partners/invite', { email: 'guest@example.com', name: 'Guest' })
    await apply({ name: 'Twice', email: 'twice@example.com' })
    const before = await rows()
    for (const email of [member.email, banned.email, 'guest@example.com', 'twice@example.com']) {
      const answer = await apply({ name: 'Impostor', email, country: 'FR' })
      expect([answer.status, answer.body]).toEqual([200, { received: true }])
    }
    expect(await rows()).toEqual(before)
  })

  test('made at the same moment is made once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => apply({ name: 'Rush', email: 'rush@example.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await workspace.api('GET', '/partners?email=rush@example.com')
    expect(body).toHaveLength(1)
    expect(await mailsTo(backend, 'rush@example.com')).toHaveLength(1)
  })

  test('may come again after a rejection, from the time on that was said', async () => {
    const reject = async (email: string, reapplicationTimeframe: string) => {
      await apply({ name: 'Again', email })
      const { id: partnerId } = await find(email)
      const body = { partnerId, reapplicationTimeframe, rejectionNote: 'No' }
      const { status } = await workspace.api('POST', '/partners/applications/reject', body)
      expect(status).toBe(200)
    }
    const again = async (email: string) => {
      await apply({ name: 'Again', email, answers: { site: 'https://better.test' } })
      return (await find(email)).status
    }
    await reject('instant@example.com', 'instant')
    await reject('standard@example.com', 'standard')
    await reject('never@example.com', 'never')
    expect(await again('instant@example.com')).toBe('pending')
    expect(await again('standard@example.com')).toBe('rejected')
    expect(await again('never@example.com')).toBe('rejected')
    backend.clock.advance(30 * 86_400_000)
    expect(await again('standard@example.com')).toBe('pending')
    expect(await again('never@example.com')).toBe('rejected')
    const { body } = await workspace.api('GET', '/partners/applications')
    const renewed = body.find((item: any) => item.partner.email === 'standard@example.com')
    expect(renewed.applicationFormData[0].value).toBe('https://better.test')
    expect((await find('standard@example.com')).application).toBeNull()
  })

  test('comes from a page of an allowed host only', async () => {
    const before = await rows()
    const strange = await apply(
      { name: 'X', email: 'x@example.com' },
      { origin: 'https://evil.test' },
    )
    expect(strange.status).toBe(403)
    const unknown = await apply({
      name: 'X',
      email: 'x@example.com',
      publishableKey: 'svc_pk_unknown',
    })
    expect(unknown.status).toBe(401)
    const secret = await apply({
      name: 'X',
      email: 'x@example.com',
      publishableKey: workspace.secretKey,
    })
    expect(secret.status).toBe(403)
    expect(await rows()).toEqual(before)
  })

  test('that cannot be is refused with everything that is wrong, and nothing is written', async () => {
    const before = await rows()
    const person = { name: 'X', email: 'x@example.com' }
    const bodies = [
      { name: 'X' },
      { email: 'x@example.com' },
      { ...person, name: '  ' },
      { ...person, name: 'a\nb' },
      { ...person, email: 'nobody' },
      { ...person, country: 'XX' },
      { ...person, answers: {} },
      { ...person, answers: { site: 'nowhere' } },
      { ...person, answers: { ...ANSWERS, channels: ['Radio'] } },
      { ...person, answers: { ...ANSWERS, channels: 'Blog,Video' } },
      { ...person, answers: { ...ANSWERS, other: 'x' } },
      { ...person, answers: { site: 'https://a.test/\u0000' } },
      { ...person, answers: { site: 'x'.repeat(5001) } },
      { ...person, answers: 'all' },
      { ...person, answers: { site: { a: 1 } } },
    ]
    for (const body of bodies) {
      const answer = await apply(body)
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 422])
    }
    const all = await apply({ ...person, answers: { site: 'nowhere', other: 'x' } })
    expect(all.body.error.issues.map((issue: any) => issue.path)).toEqual([
      'answers.other',
      'answers.site',
    ])
    expect((await apply({ ...person, programId: 'prog_none' })).status).toBe(404)
    expect((await apply({ ...person, groupId: 'grp_none' })).status).toBe(404)
    expect(await rows()).toEqual(before)
  })
})

describe('the list of applications', () => {
  test('shows those that wait, oldest first, filtered and paged', async () => {
    const own = await createTestWorkspace(backend)
    const { program: offer } = await createTestProgram(backend, own)
    const send = async (name: string, country: string) => {
      await applyFrom({ backend, workspace: own }, { name, email: `${name}@example.com`, country })
      backend.clock.advance(1000)
    }
    await send('one', 'DE')
    await send('two', 'US')
    await send('three', 'DE')
    const names = async (query: string) => {
      const { status, body } = await own.api('GET', `/partners/applications?${query}`)
      expect(status).toBe(200)
      return body.map((item: any) => item.partner.name).join(' ')
    }
    expect(await names('')).toBe('one two three')
    expect(await names('country=de')).toBe('one three')
    expect(await names('pageSize=1&page=2')).toBe('two')
    expect(await names('groupId=grp_none')).toBe('')
    expect(await names(`programId=${offer.id}&country=US`)).toBe('two')
    const listed = await own.api('GET', '/partners/applications')
    const partnerId = listed.body[0].partner.id
    const approved = await own.api('POST', '/partners/applications/approve', { partnerId })
    expect(approved.body).toEqual({ partnerId })
    expect(await names('')).toBe('two three')
    const stranger = await workspace.api('POST', '/partners/applications/approve', { partnerId })
    expect(stranger.status).toBe(404)
    expect((await own.api('GET', '/partners/applications?pageSize=101')).status).toBe(422)
    expect((await own.api('POST', '/partners/applications/reject', {})).status).toBe(422)
  })
})
