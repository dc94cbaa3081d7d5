import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const ada = await program.enroll('Ada Lovelace')
const page = await openPage(backend, workspace, { partnerId: ada.partner.id })

/** Without what only shows how Intl spaces figures, and what keeps writings apart. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '')

describe('a refusal', () => {
  const refused = async (language: string | null, body: object, path = '/links') => {
    const method = path === '/links' ? 'POST' : 'PATCH'
    const headers = language === null ? {} : { 'accept-language': language }
    const { status, body: answer } = await page.call(method, path, body, headers)
    return {
      status,
      code: answer.error.code,
      message: plain(answer.error.message),
      issues: answer.error.issues,
    }
  }

  test('of a link is in the language of the page; code and path are the same', async () => {
    expect(await refused('de', { key: ada.link.key })).toEqual({
      status: 409,
      code: 'conflict',
      message: `Den Link ${workspace.domain}/${ada.link.key} gibt es bereits. Wählen Sie einen anderen Schlüssel.`,
      issues: undefined,
    })
    const reserved = '„api“ ist kein gültiger Schlüssel: Er ist reserviert.'
    expect(await refused('de', { key: 'api' })).toEqual({
      status: 422,
      code: 'unprocessable_entity',
      message: reserved,
      issues: [{ path: 'key', message: reserved }],
    })
    const { message } = await refused('fr', { url: 'https://elsewhere.test' })
    expect(message).toBe('Vos liens ne peuvent mener qu’à shop.test.')
    expect((await refused('ja', { key: 'x'.repeat(191) })).message).toBe('key: 190 文字まで。')
    expect((await refused(null, { key: 'x'.repeat(191) })).message).toBe(
      'key: Use at most 190 characters.',
    )
  })

  test('of settings is so too', async () => {
    const { message, issues } = await refused('pt-BR', { timeZone: 'Mars' }, '/settings')
    expect(message).toBe('Isto não é um fuso horário. Use um nome como Europe/Berlin ou UTC.')
    expect(issues[0].path).toBe('timeZone')
  })

  test('of the session itself says so too, when the partner can do something about it', async () => {
    const programId = program.program.id
    const invitation = { programId, name: 'Ina', email: 'ina@partners.test' }
    const { id: partnerId } = (await workspace.api('POST', '/partners/invite', invitation)).body
    const theirs = await openPage(backend, workspace, { programId, partnerId })
    const said = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await theirs.call('POST', '/links', {}, headers)).body.error.message
    }
    expect(await said('de')).toBe(
      'Die Einladung wurde noch nicht angenommen. Nehmen Sie sie mit dem Link in der E-Mail an, um etwas zu ändern.',
    )
    expect(await said('es-MX')).toBe(
      'La invitación aún no se ha aceptado. Acéptala con el enlace del correo para cambiar algo.',
    )
  })

  test('of the program’s own servers stays as documented', async () => {
    const german = { 'accept-language': 'de' }
    const body = { url: 'https://shop.test', key: 'api' }
    const answer = await workspace.api('POST', '/links', body, german)
    expect(answer.body.error.message).toBe('"api" isn’t a valid key: the name is reserved.')
  })

  test('of an application is in the language of the page, at its field', async () => {
    const applicationForm = [{ key: 'site', label: 'Site', type: 'url', required: true }]
    await workspace.api('PATCH', `/programs/${program.program.id}`, { applicationForm })
    const apply = async (language: string, body: object) => {
      const all = { programId: program.program.id, name: 'Pia', email: 'pia@a.test', ...body }
      const headers = { 'accept-language': language, origin: 'https://shop.test' }
      return (await workspace.browser('/partners/apply', all, headers)).body.error
    }
    expect(await apply('de', {})).toMatchObject({
      message: 'answers.site: Beantworten Sie diese Frage.',
      issues: [{ path: 'answers.site', message: 'answers.site: Beantworten Sie diese Frage.' }],
    })
    expect((await apply('ar', { answers: { site: 'x' } })).message).toContain('اكتب عنوانًا مثل')
    expect(plain((await apply('es', { email: 'pia' })).message)).toBe(
      '«pia» no es un correo electrónico. Escríbelo como name@example.com.',
    )
    expect((await apply('fr', { programId: 'prog_0000000000000000' })).message).toBeString()
  })
})
