import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { inTransaction } from '../../server/core/transact.ts'
import { createCtx } from '../../server/core/ctx.ts'
import type { Scope } from '../../server/db/scope.ts'
import { sendMail } from '../../server/modules/platform/mails/send-mail.ts'
import { writeMail } from '../../server/modules/platform/mails/write-mail.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { runRetention } from '../../server/jobs/run-retention.ts'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { makeDue, openJobFixture, queuedJobs, type JobFixture } from '../kit/jobs.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let bench: JobFixture
let backend: TestBackend
let workspace: TestWorkspace
let scope: Scope

beforeAll(async () => {
  bench = await openJobFixture()
  ;({ backend, workspace, scope } = bench)
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const SECRET = 'https://acme.test/sign-in?token=very-secret'
const signIn = (key: string, options: { deps?: TestBackend['deps']; in?: Scope } = {}) => {
  const { deps = backend.deps, in: within = scope } = options
  return inTransaction(createCtx(deps, within), (ctx) =>
    writeMail(ctx, {
      key,
      template: 'sign-in-link',
      programId: bench.program.program.id,
      to: 'ada@partners.test',
      data: { url: SECRET, minutes: 15 },
    }),
  )
}
const sourceOf = (n: number) => bench.smtp.received[n]!.source.replace(/=\r\n/g, '')

describe('a mail', () => {
  test('leaves from the program’s name and the operator’s address, answers go to the support', async () => {
    const { body: program } = await workspace.api('POST', '/programs', {
      name: 'Ünïcode "Friends"',
      url: 'https://shop.test/',
      supportEmail: 'help@shop.test',
    })
    await inTransaction(createCtx(backend.deps, scope), (ctx) =>
      writeMail(ctx, {
        key: 'from',
        template: 'application-received',
        programId: program.id,
        to: 'ada@partners.test',
        data: { partner: 'Ada' },
      }),
    )
    await runOnce(backend.deps)
    const [received] = bench.smtp.received
    expect([received!.from, received!.to]).toEqual(['partners@localhost', ['ada@partners.test']])
    expect(received!.source).toMatch(/^From: =\?UTF-8\?.*<partners@localhost>/m)
    expect(received!.source).toMatch(/^Reply-To: help@shop\.test/m)
    expect(received!.source).toMatch(/^Message-ID: <mail_\w+@localhost>/m)
    expect(received!.source).toMatch(/^Content-Type: multipart\/alternative/m)
  })

  test('wears the program’s colour and logo, or those of the partner’s group', async () => {
    const { program, group, enroll } = await createTestProgram(backend, workspace, {
      name: 'Dressed',
      brandColor: '#112233',
      logo: 'https://acme.test/program.png',
    })
    const { partner } = await enroll('Dora Dressed')
    const write = async (key: string) => {
      await inTransaction(createCtx(backend.deps, scope), (ctx) =>
        writeMail(ctx, {
          key,
          template: 'payout-method-changed',
          programId: program.id,
          partnerId: partner.id,
          to: partner.email,
          data: { partner: 'Dora', to: null, before: null, at: new Date(0), heldUntil: null },
        }),
      )
      return (await workspace.api('GET', `/mails?partnerId=${partner.id}`)).body
    }
    expect((await write('dress-1'))[0].html).toContain('https://acme.test/program.png')
    await backend.deps.db.sql`
      update groups set logo = 'https://acme.test/group.png' where id = ${group.id}`
    backend.clock.advance(1)
    expect((await write('dress-2'))[0].html).toContain('https://acme.test/group.png')
    await runOnce(backend.deps)
  })

  test('with the key of an earlier one is not written', async () => {
    expect(await signIn('once')).toMatch(/^mail_/)
    expect(await signIn('once')).toBeNull()
    await runOnce(backend.deps)
    expect(bench.smtp.received).toHaveLength(1)
  })

  test('is not written when its transaction is given up', async () => {
    const failing = inTransaction(createCtx(backend.deps, scope), async (ctx) => {
      await writeMail(ctx, {
        key: 'given-up',
        template: 'application-received',
        programId: bench.program.program.id,
        to: 'ada@partners.test',
        data: { partner: 'Ada' },
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await runOnce(backend.deps)
    expect([await queuedJobs(backend), bench.smtp.received]).toEqual([[], []])
  })

  test('is sent once, also when its job runs twice or at once with another', async () => {
    const id = (await signIn('twice'))!
    await Promise.allSettled([1, 2, 3].map(() => sendMail(createCtx(backend.deps, scope), id)))
    await sendMail(createCtx(backend.deps, scope), id)
    await runOnce(backend.deps)
    expect(bench.smtp.received).toHaveLength(1)
  })

  test('that a dead server was sending is sent again, as the same message', async () => {
    const id = (await signIn('left'))!
    await backend.deps.db.sql`
      update mails set status = 'sending', sent_at = ${new Date(backend.clock.now())} where id = ${id}`
    await expect(sendMail(createCtx(backend.deps, scope), id)).rejects.toThrow('Another server')
    backend.clock.advance(121_000)
    await sendMail(createCtx(backend.deps, scope), id)
    expect(sourceOf(0)).toContain(`Message-ID: <${id}@localhost>`)
  })

  test('that is refused says why, and is tried again', async () => {
    bench.smtp.refuse('550 no such mailbox')
    const id = await signIn('refused')
    await runOnce(backend.deps)
    const find = async () =>
      (await workspace.api('GET', '/mails')).body.find((mail: any) => mail.id === id)
    expect(await find()).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('550 no such mailbox'),
      sentAt: null,
    })
    bench.smtp.refuse(null)
    await makeDue(backend)
    await runOnce(backend.deps)
    expect(await find()).toMatchObject({ status: 'sent', error: null, sentAt: expect.any(String) })
  })

  test('with a secret link is kept sealed and shown to nobody but its reader', async () => {
    const id = await signIn('sealed')
    const [row] = await backend.deps.db.sql`select * from mails where id = ${id}`
    expect(JSON.stringify(row)).not.toContain('very-secret')
    const { body } = await workspace.api('GET', '/mails')
    expect(JSON.stringify(body)).not.toContain('very-secret')
    expect(body.find((mail: any) => mail.id === id)).toMatchObject({ html: null, text: null })
    const jobs = await queuedJobs(backend)
    expect(JSON.stringify(jobs)).not.toContain('very-secret')
    await runOnce(backend.deps)
    expect(sourceOf(0)).toContain('very-secret')
  })
})

test('what mails said and to whom is forgotten after a month; that they were sent is not', async () => {
  const id = await signIn('old')
  await runOnce(backend.deps)
  await runRetention(backend.deps)
  const plain = async () =>
    (await backend.deps.db.sql`select plain from mails where id = ${id}`)[0]!.plain
  expect(await plain()).not.toBeNull()
  backend.clock.advance(31 * 86_400_000)
  await runRetention(backend.deps)
  expect(await plain()).toBeNull()
  const { body } = await workspace.api('GET', `/mails/${id}`)
  expect(body).toMatchObject({ id, status: 'sent', to: '', subject: '' })
  expect(await signIn('old')).toBeNull()
})

describe('without an SMTP server', () => {
  test('mails are kept and marked so; the demo shows their links', async () => {
    const demo = await createBackend({ config: { mode: 'demo', smtpUrl: undefined } })
    try {
      const mine = await createTestWorkspace(demo)
      const { program } = await createTestProgram(demo, mine)
      const own: Scope = { ...scope, workspaceId: mine.id }
      await inTransaction(createCtx(demo.deps, own), (ctx) =>
        writeMail(ctx, {
          key: 'demo',
          template: 'sign-in-link',
          programId: program.id,
          to: 'ada@partners.test',
          data: { url: SECRET, minutes: 15 },
        }),
      )
      const { body } = await mine.api('GET', '/mails')
      expect(body).toEqual([
        expect.objectContaining({
          status: 'kept',
          sentAt: null,
          html: expect.stringContaining('very-secret'),
          text: expect.stringContaining('very-secret'),
        }),
      ])
      expect(await queuedJobs(demo)).toEqual([])
    } finally {
      await demo.close()
    }
  })
})

describe('the list of mails', () => {
  test('is the workspace’s own, the newest first, page by page', async () => {
    for (let i = 0; i < 3; i++) {
      backend.clock.advance(1)
      await signIn(`list-${i}`)
    }
    const ids = (await workspace.api('GET', '/mails')).body.map(({ id }: any) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    const after = await workspace.api('GET', `/mails?startingAfter=${ids[0]}&pageSize=1`)
    expect(after.body.map(({ id }: any) => id)).toEqual([ids[1]])
    const before = await workspace.api('GET', `/mails?endingBefore=${ids[1]}`)
    expect(before.body.map(({ id }: any) => id)).toEqual([ids[0]])
    expect((await workspace.api('GET', '/mails?status=waiting')).body).toHaveLength(3)
    const other = await createTestWorkspace(backend)
    expect((await other.api('GET', '/mails')).body).toEqual([])
  })

  test('shows one mail, of its own workspace', async () => {
    const id = await signIn('shown')
    expect((await workspace.api('GET', `/mails/${id}`)).body).toMatchObject({ id, html: null })
    const other = await createTestWorkspace(backend)
    const asked = [other.api('GET', `/mails/${id}`), workspace.api('GET', '/mails/mail_none')]
    for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
    expect((await workspace.api('GET', '/mails/x%00y')).status).toBe(422)
  })

  test('refuses what it does not know', async () => {
    for (const query of ['status=lost', 'startingAfter=x', 'pageSize=0', 'partnerId=a%00b']) {
      expect((await workspace.api('GET', `/mails?${query}`)).status, query).toBe(422)
    }
  })
})
