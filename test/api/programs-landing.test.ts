import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const SHOP = { origin: 'https://shop.test' }
const landing = {
  title: 'Earn with us',
  subtitle: '',
  blocks: [{ type: 'calculator', saleAmount: 4900, maxSales: 100 }],
}
const applicationForm = [{ key: 'site', label: 'Your site', type: 'url', required: true }]

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const body = {
  name: 'Acme partners',
  url: 'https://shop.test',
  logo: 'https://shop.test/logo.svg',
  brandColor: '#1a7f37',
  termsUrl: 'https://shop.test/terms',
  supportEmail: 'partners@shop.test',
  resources: [{ kind: 'link', name: 'Kit', value: 'https://shop.test/kit' }],
  landing,
  applicationForm,
}
const program = (await workspace.api('POST', '/programs', body)).body

const read = async (path: string, headers: HeadersInit = SHOP, method = 'GET') => {
  const response = await backend.handle(
    new Request(`http://localhost/api/programs/${path}`, { method, headers }),
  )
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  }
}
const key = (own = workspace) => `publishableKey=${own.publishableKey}`
const groupOf = async (slug: string) => {
  const { body } = await workspace.api('GET', `/groups?programId=${program.id}`)
  return body.find((group: { slug: string }) => group.slug === slug)
}

describe('the landing page of a program', () => {
  test('shows who praises it with a role or without one', async () => {
    const testimonials = [{ quote: 'Good', name: 'Ada' }]
    const praised = { title: 'Earn', blocks: [{ type: 'testimonials', testimonials }] }
    const named = { name: 'Praised', url: 'https://shop.test', landing: praised }
    const { body: made } = await workspace.api('POST', '/programs', named)
    expect(made.landing.blocks[0].testimonials).toEqual([{ ...testimonials[0], role: '' }])
  })

  test('is read from a page of an allowed host by id or slug, without the program’s private settings', async () => {
    const expected = {
      programId: program.id,
      groupId: (await groupOf('default')).id,
      name: 'Acme partners',
      slug: 'acme-partners',
      description: null,
      currency: 'usd',
      termsUrl: 'https://shop.test/terms',
      helpUrl: null,
      logo: 'https://shop.test/logo.svg',
      brandColor: '#1a7f37',
      landing,
      applicationForm,
      rewards: [],
      discount: null,
    }
    for (const name of [program.id, program.slug]) {
      const { status, body, headers } = await read(`${name}/landing?${key()}`)
      expect([status, body]).toEqual([200, expected])
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
    const authorization = `Bearer ${workspace.publishableKey}`
    const { body } = await read(`${program.slug}/landing`, { ...SHOP, authorization })
    expect(body).toEqual(expected)
  })

  test('is that of a group where it has its own, and the program’s for the rest', async () => {
    const own = { title: 'For experts', subtitle: '', blocks: [] }
    await workspace.api('POST', '/groups', {
      programId: program.id,
      name: 'Experts',
      landing: own,
      brandColor: '#000000',
    })
    const { body } = await read(`${program.id}/landing?${key()}&group=experts`)
    expect(body).toMatchObject({ landing: own, brandColor: '#000000', applicationForm })
    expect(body.groupId).toBe((await groupOf('experts')).id)
  })

  test('tells in sentences what partners and their friends get', async () => {
    const { id: groupId } = await groupOf('default')
    const { sql } = backend.deps.db
    const ws = workspace.id
    for (const [event, type, amount, bps] of [
      ['sale', 'percentage', null, 2000],
      ['click', 'flat', 5, null],
    ] as const) {
      await sql`insert into rewards (workspace_id, id, program_id, group_id, event, version)
        values (${ws}, ${`rwd_${event}`}, ${program.id}, ${groupId}, ${event}, 1)`
      await sql`insert into reward_versions (workspace_id, reward_id, version, event, type,
          amount_minor, rate_bps, max_duration_months, currency, created_by)
        values (${ws}, ${`rwd_${event}`}, 1, ${event}, ${type}, ${amount}, ${bps}, 12, 'usd', 'key_x')`
    }
    await sql`insert into discounts (workspace_id, id, program_id, group_id, type, amount_minor,
        max_duration_months, currency)
      values (${ws}, 'disc_1', ${program.id}, ${groupId}, 'flat', 500, 0, 'usd')`
    const { body } = await read(`${program.id}/landing?${key()}`)
    expect(body.rewards.map(({ event }: { event: string }) => event)).toEqual(['click', 'sale'])
    expect(body.rewards[1]).toEqual({
      event: 'sale',
      type: 'percentage',
      amount: null,
      rateBps: 2000,
      maxDurationMonths: 12,
      sentence: '20 % of every sale for 12 months',
      exceptions: [],
      limits: [],
    })
    expect(body.discount).toEqual({
      type: 'flat',
      amount: 500,
      rateBps: null,
      maxDurationMonths: 0,
      sentence: '5.00 USD off the first payment',
    })
  })

  test('answers the question that browsers ask beforehand', async () => {
    const headers = { ...SHOP, 'access-control-request-method': 'GET' }
    const preflight = await read(`${program.id}/landing`, headers, 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  test('is refused without the right key or from a host that is not listed', async () => {
    const path = `${program.id}/landing`
    const refusals: [string, HeadersInit, number][] = [
      [path, SHOP, 401],
      [`${path}?publishableKey=svc_pk_wrong`, SHOP, 401],
      [`${path}?publishableKey=${workspace.secretKey}`, SHOP, 403],
      [`${path}?${key()}`, { origin: 'https://evil.test' }, 403],
      [`${path}?${key()}`, {}, 403],
    ]
    for (const [at, headers, status] of refusals) {
      expect([at, (await read(at, headers)).status]).toEqual([at, status])
    }
  })

  test('does not exist for what is unknown, another workspace’s or no longer earns: 404', async () => {
    const other = await createTestWorkspace(backend)
    const theirs = await other.api('POST', '/programs', { name: 'Theirs', url: 'https://x.org' })
    const ended = await workspace.api('POST', '/programs', { name: 'Ended', url: 'https://x.org' })
    await workspace.api('POST', `/programs/${ended.body.id}/deactivate`)
    for (const path of [
      `prog_none/landing?${key()}`,
      `${theirs.body.id}/landing?${key()}`,
      `theirs/landing?${key()}`,
      `${ended.body.id}/landing?${key()}`,
      `${program.id}/landing?${key()}&group=none`,
      `${program.id}/landing?${key(other)}`,
    ]) {
      const { status, body } = await read(path)
      expect([path, status, body.error.code]).toEqual([path, 404, 'not_found'])
    }
    expect((await read(`%00/landing?${key()}`)).status).toBe(422)
  })

  test('can be read only so often by one visitor: 429', async () => {
    const busy = await createBackend({ config: { rateLimitPerMinute: 20, trustProxy: true } })
    try {
      const own = await createTestWorkspace(busy)
      const url = `http://localhost/api/programs/x/landing?publishableKey=${own.publishableKey}`
      const from = (ip: string) =>
        busy.handle(new Request(url, { headers: { ...SHOP, 'x-forwarded-for': ip } }))
      const statuses = new Set<number>()
      for (let i = 0; i < 61; i++) statuses.add((await from('192.0.2.1')).status)
      expect([...statuses]).toEqual([404, 429])
      expect((await from('192.0.2.2')).status).toBe(404)
    } finally {
      await busy.close()
    }
  })
})
