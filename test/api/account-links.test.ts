import { afterAll, describe, expect, test } from 'bun:test'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await openMailingBackend()
afterAll(() => backend.close())
const workspace = await createTestWorkspace(backend)
const join = () => joinMember(backend, workspace, { role: 'viewer' })
const post = (path: string, body: object, headers?: Record<string, string>) =>
  openBrowser(backend).call('POST', path, body, headers)

async function linkFor(path: 'sign-in-link' | 'password-reset', email: string): Promise<string> {
  await post(`/auth/${path}`, { email })
  const [mail] = await backend.deliver()
  expect(mail?.to).toBe(email)
  return mail!.token
}

describe('a link in a mail', () => {
  test('is asked for with the same answer and the same work, whoever has the address', async () => {
    const { email } = await join()
    const ask = async (to: string) => {
      const { status, body } = await post('/auth/sign-in-link', { email: to })
      const jobs = await backend.deps.db
        .sql`select count(*)::int as n from graphile_worker._private_jobs`
      return [status, body, jobs[0]!.n]
    }
    await backend.deliver()
    expect([await ask(email), await ask('nobody@acme.test')]).toEqual([
      [200, { sent: true }, 1],
      [200, { sent: true }, 2],
    ])
    expect((await backend.deliver()).map(({ to }) => to)).toEqual([email])
  })

  test('signs in once, for a quarter of an hour', async () => {
    const { email, personId } = await join()
    const token = await linkFor('sign-in-link', email)
    const answers = await Promise.all([1, 2].map(() => post('/auth/sign-in-link/open', { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(answers.find(({ status }) => status === 200)!.body.person.id).toBe(personId)
    backend.clock.advance(60_000)
    const late = await linkFor('sign-in-link', email)
    backend.clock.advance(15 * 60_000)
    expect((await post('/auth/sign-in-link/open', { token: late })).status).toBe(401)
  })

  test('goes to one address once a minute, and ten times a day', async () => {
    const { email } = await join()
    let sent = 0
    for (let i = 0; i < 14; i++) {
      await post('/auth/sign-in-link', { email })
      await post('/auth/sign-in-link', { email })
      sent += (await backend.deliver()).length
      backend.clock.advance(60_000)
    }
    expect(sent).toBe(10)
  })

  test('is of one kind: what signs in sets no password, nor the other way round', async () => {
    const { email } = await join()
    const signsIn = await linkFor('sign-in-link', email)
    const resets = await linkFor('password-reset', email)
    const password = 'another long one'
    expect((await post('/auth/password-reset/confirm', { token: signsIn, password })).status).toBe(
      401,
    )
    expect((await post('/auth/sign-in-link/open', { token: resets })).status).toBe(401)
  })

  test('that was made up is refused before the password is looked at', async () => {
    const body = { token: 'svc_sl_made_up', password: 'password123' }
    expect((await post('/auth/password-reset/confirm', body)).status).toBe(401)
  })

  test('is sent again when the mail server refuses, and only what was sent works', async () => {
    const { email } = await join()
    backend.smtp.refuse('451 later')
    await post('/auth/sign-in-link', { email })
    expect(await backend.deliver()).toEqual([])
    backend.smtp.refuse(null)
    await backend.deps.db.sql`update graphile_worker._private_jobs set run_at = now()`
    const [mail] = await backend.deliver()
    expect((await post('/auth/sign-in-link/open', { token: mail!.token })).status).toBe(200)
    const rows = await backend.deps.db.sql`select 1 from person_tokens where email = ${email}`
    expect(rows).toHaveLength(1)
  })

  test('stands in no table and no job', async () => {
    const { email } = await join()
    const token = await linkFor('sign-in-link', email)
    const { sql } = backend.deps.db
    const stored = [await sql`select * from person_tokens`, await sql`select * from mails`]
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('another password', () => {
  test('is set by the link, once; all sessions end and nobody is signed in by it', async () => {
    const person = await join()
    const token = await linkFor('password-reset', person.email)
    const set = (password: string) => post('/auth/password-reset/confirm', { token, password })
    expect((await set('password123')).status).toBe(422)
    const done = await set('another long one')
    expect([done.body, done.headers.get('set-cookie')]).toEqual([{ changed: true }, null])
    expect((await set('a third long one')).status).toBe(401)
    expect((await person.call('GET', '/auth/session')).status).toBe(401)
    const signIn = (password: string) => post('/auth/sign-in', { email: person.email, password })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn('another long one')).status).toBe(200)
  })
})
