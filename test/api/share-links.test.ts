import { beforeAll, describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const other = await createTestWorkspace(backend)

let links: { partner: string; own: string }

beforeAll(async () => {
  const make = async (key: string) => {
    const { body } = await workspace.api('POST', '/links', { url: 'https://shop.test/', key })
    return body.id
  }
  links = { partner: await make('jane-doe'), own: await make('spring') }
  // A partner's, whoever that is.
  await backend.deps.db.sql`
    update links set partner_id = 'pn_1', program_id = 'prog_1' where id = ${links.partner}`
  for (const key of ['jane-doe', 'spring', 'spring']) {
    await workspace.visit(key, { visitor: crypto.randomUUID() })
  }
})

const view = async (query = 'range=7d', name: string = crypto.randomUUID()) => {
  const { body } = await workspace.api('POST', '/analytics/views', {
    name,
    page: 'overview',
    query,
  })
  return body.id as string
}
const share = async (viewId: string, more = {}) =>
  (await workspace.api('POST', '/analytics/shares', { viewId, ...more })).body
const tokenOf = ({ url }: { url: string }) => url.split('#')[1]!
const read = async (token: string, path = '', headers: Record<string, string> = {}) => {
  const request = new Request(`http://svc.test/api/shared/report${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const response = await backend.handle(request)
  return {
    status: response.status,
    body: (await response.json()) as any,
    headers: response.headers,
  }
}

describe('a shared report', () => {
  test('is read with the secret of its address alone, which is not stored', async () => {
    const created = await share(await view('range=7d', 'Spring'))
    const token = tokenOf(created)
    const { status, body, headers } = await read(token)
    expect([status, body.name, body.range.interval]).toEqual([200, 'Spring', '7d'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await read(token, '/analytics')).body).toMatchObject({ clicks: 3, leads: 0 })
    expect((await read(token, '/analytics?period=previous')).body).toMatchObject({ clicks: 0 })
    const { body: listed } = await workspace.api('GET', '/analytics/shares')
    expect(JSON.stringify(listed)).not.toContain(token)
    const stored = await backend.deps.db.sql`select * from share_links where id = ${created.id}`
    expect(JSON.stringify(stored)).not.toContain(token)
    const audited = await backend.deps.db.sql`
      select * from audit_entries where workspace_id = ${workspace.id} and resource_id = ${created.id}`
    expect(audited).toHaveLength(1)
    expect(JSON.stringify(audited)).not.toContain(stored[0]!['token_hash'])
  })

  test('counts what its view chose, whatever else the viewer asks for', async () => {
    const token = tokenOf(await share(await view(`range=7d&linkId=${links.own}`)))
    expect((await read(token, '/analytics')).body).toMatchObject({ clicks: 2 })
    for (const wider of [
      `linkId=${links.partner}`,
      'start=2020-01-01',
      'interval=all',
      'timezone=UTC',
    ]) {
      expect((await read(token, `/analytics?${wider}`)).status, wider).toBe(422)
    }
  })

  test('of all time has no time before it', async () => {
    const token = tokenOf(await share(await view('range=all')))
    expect((await read(token, '/analytics')).status).toBe(200)
    const { status, body } = await read(token, '/analytics?period=previous')
    expect([status, body.error.message]).toEqual([
      422,
      expect.stringContaining('no previous period'),
    ])
  })

  test('names no partner: their links are one row', async () => {
    const token = tokenOf(await share(await view()))
    const { body } = await read(token, '/analytics?groupBy=top_links')
    expect(JSON.stringify(body)).not.toContain('jane-doe')
    expect(body.map(({ id, clicks }: any) => [id, clicks])).toEqual([
      [links.own, 2],
      ['partners', 1],
    ])
    for (const hidden of ['top_urls', 'referer_urls', 'top_base_urls']) {
      expect((await read(token, `/analytics?groupBy=${hidden}`)).status).toBe(422)
    }
  })

  test('of single customers cannot be shared', async () => {
    const { body } = await workspace.api('POST', '/analytics/shares', {
      viewId: await view('range=7d&customerId=cus_1'),
    })
    expect(body.error.code).toBe('unprocessable_entity')
  })

  test('ends when its link is revoked, its view deleted, or its time is over', async () => {
    const viewId = await view()
    const [revoked, deleted] = [await share(viewId), await share(viewId)]
    const brief = await share(await view(), {
      expiresAt: new Date(backend.deps.clock.now() + 60_000).toISOString(),
    })
    const statuses = async () =>
      Promise.all([revoked, deleted, brief].map(async (one) => (await read(tokenOf(one))).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await workspace.api('DELETE', `/analytics/shares/${revoked.id}`)
    expect(await statuses()).toEqual([401, 200, 200])
    await workspace.api('DELETE', `/analytics/views/${viewId}`)
    expect(await statuses()).toEqual([401, 401, 200])
    await backend.deps.db.sql`
      update share_links set expires_at = now() - interval '1 minute' where id = ${brief.id}`
    expect(await statuses()).toEqual([401, 401, 401])
    const past = await workspace.api('POST', '/analytics/shares', {
      viewId: await view(),
      expiresAt: '2020-01-01',
    })
    expect(past.status).toBe(422)
  })

  test('opens nothing else, and nothing else opens it', async () => {
    const created = await share(await view())
    const token = tokenOf(created)
    for (const path of ['/analytics', '/links', '/analytics/views', '/workspace']) {
      const request = new Request(`http://svc.test/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect((await backend.handle(request)).status, path).toBe(401)
    }
    expect((await read(workspace.secretKey)).status).toBe(401)
    const theirs = `svc_sh_${other.id.slice(3)}${token.slice(-32)}`
    expect((await read(theirs)).status).toBe(401)
    expect((await other.api('DELETE', `/analytics/shares/${created.id}`)).status).toBe(404)
    expect((await other.api('POST', '/analytics/shares', { viewId: created.viewId })).status).toBe(
      404,
    )
    expect((await read(token)).status).toBe(200)
  })

  test('is not created twice by a repeated request, and its secret is not shown again', async () => {
    const viewId = await view()
    const create = () =>
      workspace.api('POST', '/analytics/shares', { viewId }, { 'idempotency-key': 'share-once' })
    const answers = [await create(), await create()]
    expect(answers[0]!.status).toBe(201)
    const { body: listed } = await workspace.api('GET', '/analytics/shares')
    expect(listed.filter((one: any) => one.viewId === viewId)).toHaveLength(1)
  })
})
