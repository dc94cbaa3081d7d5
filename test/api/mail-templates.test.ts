import { afterAll, beforeAll, expect, test } from 'bun:test'
import { inTransaction } from '../../server/core/transact.ts'
import { createCtx } from '../../server/core/ctx.ts'
import type { Scope } from '../../server/db/scope.ts'
import { writeMail } from '../../server/modules/platform/mails/write-mail.ts'
import type { TestBackend } from '../kit/backend.ts'
import { openJobFixture, type JobFixture } from '../kit/jobs.ts'
import { mailsTo } from '../kit/mails.ts'
import { joinMember } from '../kit/people.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: JobFixture
let backend: TestBackend
let workspace: TestWorkspace
let scope: Scope
let programId: string

beforeAll(async () => {
  bench = await openJobFixture()
  ;({ backend, workspace, scope } = bench)
  programId = bench.program.program.id
})
afterAll(() => bench.close())

const GERMAN = {
  subject: '{amount} von {program}',
  body: 'Danke!\n\nDas Geld von {program} kommt.',
}
const at = (template: string, language = 'de') =>
  `/mail-templates/${template}?programId=${programId}&language=${language}`
const put = (template: string, words: object, language = 'de') =>
  workspace.api('PUT', `/mail-templates/${template}`, { programId, language, ...words })

async function paid(to: string, language: string) {
  await inTransaction(createCtx(backend.deps, scope), (ctx) =>
    writeMail(ctx, {
      key: `payout-sent:${to}`,
      template: 'payout-sent',
      programId,
      to,
      language,
      data: {
        partner: 'Ada <b>',
        amount: { amountMinor: 1250n, currency: 'eur' },
        commissions: 2,
        to: '•••• 3000',
      },
    }),
  )
  const [mail] = await mailsTo(backend, to)
  return mail!
}

test('own words stand in mails of that language, and the facts stay', async () => {
  const { status, body } = await put('payout-sent', GERMAN)
  expect([status, body]).toEqual([
    200,
    {
      template: 'payout-sent',
      language: 'de',
      ...GERMAN,
      custom: true,
      placeholders: ['program', 'amount'],
    },
  ])
  const german = await paid('ada@partners.test', 'de-AT')
  expect(german.subject.replaceAll('\u00a0', ' ')).toContain('12,50 von Friends')
  expect(german.plain).toContain('Danke!\n\nDas Geld von Friends kommt.')
  expect(german.plain).toContain('•••• 3000')
  expect(german.plain).toContain('Ada <b>')
  expect(german.html).not.toContain('<b>')
  const english = await paid('bob@partners.test', 'en')
  expect(english.plain).toContain('Friends has sent your payout.')
  const { body: list } = await workspace.api('GET', `/mail-templates?programId=${programId}`)
  expect(list.find((one: any) => one.template === 'payout-sent').languages).toEqual(['de'])
})

test('a placeholder that the mail does not have is refused by its name', async () => {
  const { status, body } = await put('payout-sent', { ...GERMAN, body: 'Dear {firstName}' })
  expect([status, body.error.message]).toEqual([
    422,
    expect.stringMatching(/no placeholder \{firstName\}\. Use \{program\}, \{amount\}\.$/),
  ])
  expect(body.error.issues[0].path).toBe('body')
  expect((await put('payout-sent', { ...GERMAN, subject: '  ' })).status).toBe(422)
  expect((await put('sign-in-link', GERMAN)).status).toBe(422)
  expect((await put('payout-sent', GERMAN, 'xx')).status).toBe(422)
})

test('a preview shows words that are not stored, and changes nothing', async () => {
  const typed = { programId, language: 'de', subject: 'Neu', body: '<i>{program}</i>' }
  const shown = await workspace.api('POST', '/mail-templates/payout-failed/preview', typed)
  expect(shown.body.subject).toBe('Neu')
  expect(shown.body.html).toContain('&lt;i&gt;Friends&lt;/i&gt;')
  expect(shown.body.html).toContain('lang="de"')
  const { body } = await workspace.api('GET', at('payout-failed'))
  expect(body.custom).toBe(false)
  const stock = await workspace.api('POST', '/mail-templates/payout-failed/preview', {
    programId,
    language: 'ja',
  })
  expect(stock.body.html).toContain('lang="ja"')
})

test('deleting own words brings back the server’s', async () => {
  const before = (await workspace.api('GET', at('group-changed'))).body
  await put('group-changed', { subject: 'A', body: 'B' })
  expect((await workspace.api('GET', at('group-changed'))).body.custom).toBe(true)
  for (const _ of [1, 2]) {
    const { status, body } = await workspace.api('DELETE', at('group-changed'))
    expect([status, body]).toEqual([200, before])
  }
})

test('whoever writes words at the same moment as others keeps theirs', async () => {
  const words = { subject: 'A', body: 'B' }
  const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar']
  const answers = await Promise.all(languages.map((one) => put('group-changed', words, one)))
  expect(answers.map(({ status }) => status)).toEqual(languages.map(() => 200))
  for (const language of languages) {
    const { body } = await workspace.api('GET', at('group-changed', language))
    expect(body).toMatchObject({ language, custom: true })
    await workspace.api('DELETE', at('group-changed', language))
  }
})

test('a test mail goes to whoever asks, and a key of nobody has no address', async () => {
  await put('payout-failed', { subject: 'Oh no, {program}', body: 'Wait.' }, 'en')
  const asked = { programId, language: 'en' }
  const of = { 'svc-workspace': workspace.id }
  const refused = await workspace.api('POST', '/mail-templates/payout-failed/test', asked, of)
  expect(refused.status).toBe(422)
  const me = await joinMember(backend, workspace, { role: 'owner' })
  const { status, body } = await me.call('POST', '/mail-templates/payout-failed/test', asked, of)
  expect([status, body.to]).toEqual([200, me.email])
  expect(await mailsTo(backend, me.email)).toMatchObject([{ subject: 'Oh no, Friends' }])
  const viewer = await joinMember(backend, workspace, { role: 'viewer' })
  const denied = await viewer.call('POST', '/mail-templates/payout-failed/test', asked, of)
  expect(denied.status).toBe(403)
})
