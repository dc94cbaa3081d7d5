import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { openPage } from '../kit/embed.ts'
import { mailsTo } from '../kit/mails.ts'
import { openMailFixture, type MailFixture } from '../kit/mail-fixture.ts'
import type { TestProgram } from '../kit/program.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

let bench: MailFixture & { program: TestProgram }

beforeAll(async () => {
  bench = await openMailFixture()
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const api = (method: string, path: string, body?: object) => bench.workspace.api(method, path, body)
const browser = (path: string, body: object, language?: string) =>
  bench.workspace.browser(path, body, language ? { 'accept-language': language } : {})
const apply = (body: object, language?: string) =>
  applyFrom(bench, body, language ? { 'accept-language': language } : {})
const programId = () => bench.program.program.id
const inProgram = (body: object) => ({ programId: programId(), ...body })
const localeOf = async (id: string) =>
  (await api('GET', `/partners/${id}?programId=${programId()}`)).body.locale
const byEmail = async (email: string) =>
  (await api('GET', `/partners?email=${email}&programId=${programId()}`)).body[0]
const subjectsTo = async (email: string) =>
  (await mailsTo(bench.backend, email)).map(({ subject }) => subject)
const lastMail = async (email: string) => (await mailsTo(bench.backend, email)).at(-1)!

describe('a partner’s language', () => {
  test('is what the program says, as a tag', async () => {
    const { partner } = await bench.program.enroll('Paula Said', { locale: 'PT-br' })
    expect(partner['locale']).toBe('pt-BR')
    const change = (locale: string | null) =>
      api('PATCH', `/partners/${partner.id}`, inProgram({ locale }))
    expect((await change('fr')).body.locale).toBe('fr')
    const refused = await change('no such language')
    expect([refused.status, refused.body.error.message]).toEqual([
      422,
      'Use a language tag such as en, pt-BR, or zh-Hant-TW.',
    ])
    expect((await change(null)).body.locale).toBeNull()
  })

  test('is that of the page that they apply on, and no stranger changes it', async () => {
    const email = 'bewerberin@example.com'
    await apply(inProgram({ name: 'Berta', email }), 'de-AT, en;q=0.5')
    const { id, locale } = await byEmail(email)
    expect(locale).toBe('de-AT')
    const mail = await lastMail(email)
    expect(mail.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Acme')
    expect(mail.plain).toMatch(/\/partners\/sign-in\?program=\w+&lang=de-AT#token=\w+/)
    await apply(inProgram({ name: 'Berta', email }), 'fr')
    expect(await localeOf(id)).toBe('de-AT')
  })

  test('is not noted where none of ours was asked for', async () => {
    for (const language of [undefined, '*', 'nl']) {
      const email = `any.${String(language).length}@example.com`
      await apply(inProgram({ name: 'Any', email }), language)
      expect([language, (await byEmail(email)).locale]).toEqual([language, null])
    }
  })

  test('is that of the first page on which they read the dashboard', async () => {
    const { partner } = await bench.program.enroll('Rika Reader')
    const page = await openPage(bench.backend, bench.workspace, {
      ...inProgram({}),
      partnerId: partner.id,
    })
    const read = (headers: Record<string, string | null>) =>
      page.call('GET', '', undefined, headers)
    await read({ origin: null, 'accept-language': 'fr' })
    await read({})
    await read({ 'accept-language': '*' })
    expect(await localeOf(partner.id)).toBeNull()
    await Promise.all([read({ 'accept-language': 'ja' }), read({ 'accept-language': 'ja' })])
    expect(await localeOf(partner.id)).toBe('ja')
    await read({ 'accept-language': 'de' })
    expect(await localeOf(partner.id)).toBe('ja')
    await page.call(
      'PATCH',
      '/settings',
      { locale: 'de-CH' },
      { 'content-type': 'application/json' },
    )
    expect(await localeOf(partner.id)).toBe('de-CH')
  })

  test('is not what a stranger asks a link in, but what it is opened in', async () => {
    const { partner } = await bench.program.enroll('Amal Asked')
    await browser('/partners/sign-in', inProgram({ email: partner.email }), 'ar')
    const mail = await lastMail(partner.email)
    expect([mail.subject, mail.plain.includes('&lang=ar#')]).toEqual([
      'تسجيل الدخول إلى \u2068Acme\u2069',
      true,
    ])
    expect(await localeOf(partner.id)).toBeNull()
    await browser('/partners/session', { token: mail.token }, 'es')
    expect(await localeOf(partner.id)).toBe('es')
  })

  test('is that of the page on which an invitation is accepted', async () => {
    const email = 'guest@example.com'
    const { body } = await api(
      'POST',
      '/partners/invite',
      inProgram({ email, name: 'Guest', locale: 'it' }),
    )
    const mail = await lastMail(email)
    expect(mail.subject).toBe('Acme invited you to its partner program')
    await browser('/partners/invites/accept', { token: mail.token }, 'fr')
    expect(await localeOf(body.id)).toBe('it')
  })
})

describe('mails', () => {
  test('to partners are in their language, those to the program’s people in English', async () => {
    const { partner } = await bench.program.enroll('Hana Held', { locale: 'ja' })
    await api('POST', `/partners/${partner.id}/ban`, inProgram({ reason: 'spam' }))
    await runOnce(bench.backend.deps)
    const mail = await lastMail(partner.email)
    expect(mail.subject).toBe('Acme パートナープログラムへの参加が終了しました')
    expect(mail.plain).toContain('理由：スパム')
    const email = 'solicitante@example.com'
    await apply(inProgram({ name: 'Sol', email }), 'es')
    await runOnce(bench.backend.deps)
    expect(await subjectsTo(email)).toContain('Hemos recibido tu solicitud para Acme')
    expect((await lastMail('team@acme.test')).subject).toBe(
      'Sol would like to be a partner of Acme',
    )
  })
})
