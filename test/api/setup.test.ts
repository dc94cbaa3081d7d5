import { afterAll, describe, expect, test } from 'bun:test'
import { setUpUrl } from '../../server/modules/platform/people/set-up.ts'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { openBrowser, PASSWORD } from '../kit/people.ts'

const open: TestBackend[] = []
afterAll(() => Promise.all(open.map((backend) => backend.close())))

async function fresh() {
  const backend = await createBackend()
  open.push(backend)
  const code = async () => (await setUpUrl(backend.deps))?.split('#code=')[1] ?? ''
  const setUp = async (more: object = {}) =>
    openBrowser(backend).call('POST', '/setup', {
      code: await code(),
      name: 'Grace',
      email: 'grace@acme.test',
      password: PASSWORD,
      workspaceName: 'Acme',
      workspaceSlug: 'acme',
      ...more,
    })
  return { backend, setUp, code }
}

describe('a new server', () => {
  test('is given to who has the code of its log, once', async () => {
    const { backend, setUp, code } = await fresh()
    const browser = openBrowser(backend)
    const isOpen = async () => (await browser.call('GET', '/setup')).body.open
    expect(await isOpen()).toBe(true)
    const known = await code()
    for (const wrong of ['svc_su_x', known.slice(0, -1), `${known}x`]) {
      expect((await setUp({ code: wrong })).status).toBe(403)
    }
    const done = await setUp()
    expect(done.status).toBe(200)
    expect(done.body.workspaces).toEqual([
      expect.objectContaining({ slug: 'acme', role: 'owner', scopes: ['all'] }),
    ])
    expect(done.body.secretKey).toStartWith('svc_sk_')
    expect(done.headers.get('set-cookie')).toContain('HttpOnly')
    expect(await isOpen()).toBe(false)
    const keys = await backend.deps.db.sql`select created_by as "createdBy" from api_keys`
    const createdBy = done.body.person.id
    expect([...keys]).toEqual([{ createdBy }, { createdBy }])
    expect(await setUpUrl(backend.deps)).toBeNull()
    const again = { code: known, workspaceSlug: 'second', email: 'eve@acme.test' }
    expect((await setUp(again)).status).toBe(409)
  })

  test('has the time zone of who sets it up, and UTC without one', async () => {
    for (const [timezone, kept] of [
      ['Asia/Tokyo', 'Asia/Tokyo'],
      [undefined, 'UTC'],
    ]) {
      const { setUp } = await fresh()
      expect((await setUp({ timezone: 'Middle/Earth' })).status).toBe(422)
      const { body } = await setUp({ timezone })
      expect(body.workspaces[0].timezone).toBe(kept)
    }
  })

  test('has links on its own host from the start', async () => {
    const { backend, setUp } = await fresh()
    const { secretKey } = (await setUp()).body
    const call = async (method: string, path: string, body?: object) => {
      const request = new Request(`http://svc.test/api${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      })
      return (await (await backend.handle(request)).json()) as any
    }
    const { host } = new URL(backend.deps.config.origin)
    expect(await call('GET', '/domains')).toMatchObject([
      { slug: host, primary: true, verified: true, verification: { verifiedBy: 'operator' } },
    ])
    const link = await call('POST', '/links', { url: 'https://shop.test/', key: 'first' })
    const visit = await backend.handle(new Request(`http://${host}/first`, { redirect: 'manual' }))
    expect([link.domain, visit.headers.get('location')]).toEqual([host, 'https://shop.test/'])
  })

  test('has one owner when two come at once', async () => {
    const { backend, setUp } = await fresh()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => setUp({ email: `p${n}@acme.test`, workspaceSlug: `acme-${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [row] = await backend.deps.db.sql`select (select count(*)::int from people) as people,
      (select count(*)::int from members) as members, (select count(*)::int from workspaces) as workspaces`
    // The live workspace and its test workspace.
    expect(row).toEqual({ people: 1, members: 2, workspaces: 2 })
  })

  test('refuses a weak password and half an address, and stays open', async () => {
    const { setUp } = await fresh()
    expect((await setUp({ password: 'password123' })).status).toBe(422)
    expect((await setUp({ email: 'grace' })).status).toBe(422)
    expect((await setUp({ workspaceSlug: 'Not A Slug' })).status).toBe(422)
    expect((await setUp()).status).toBe(200)
  })
})
