import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let count = 0

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object = {}, own = workspace) =>
  own.api('POST', '/programs', {
    name: `Program ${++count}`,
    url: 'https://shop.test/start',
    ...body,
  })
const rows = async () =>
  Array.from(
    await backend.deps.db.sql`
      select 'program' as what, id, to_jsonb(p) as row from programs p
      union all select 'group', id, to_jsonb(g) from groups g order by 1, 2`,
  )

const landing = {
  title: 'Earn with us',
  subtitle: 'Twenty percent',
  image: { url: 'https://shop.test/hero.jpg', alt: 'A cup' },
  blocks: [
    { type: 'text', text: 'Hello' },
    { type: 'image', url: 'https://shop.test/a.png', alt: 'A shop' },
    { type: 'files', files: [{ name: 'Kit', url: 'https://shop.test/kit.zip' }] },
    { type: 'questions', questions: [{ question: 'When?', answer: 'Monthly.' }] },
    { type: 'calculator', saleAmount: 4900, maxSales: 100 },
    { type: 'testimonials', testimonials: [{ quote: 'Good', name: 'Ada', role: '' }] },
  ],
}
const applicationForm = [
  { key: 'site', label: 'Your site', type: 'url', required: true },
  { key: 'size', label: 'Audience', type: 'select', required: false, options: ['small', 'large'] },
  { key: 'why', label: 'Why?', type: 'long-text', required: false, maxLength: 500 },
]

describe('a program', () => {
  test('is created with sensible terms and its default group', async () => {
    const { status, body } = await create({ name: 'Café & Friends' })
    expect([status, body.id.slice(0, 5)]).toEqual([201, 'prog_'])
    expect(body).toMatchObject({
      name: 'Café & Friends',
      slug: 'cafe-friends',
      url: 'https://shop.test/start',
      domain: null,
      currency: 'usd',
      attributionModel: 'last',
      attributionWindowDays: 90,
      holdingPeriodDays: 30,
      minPayout: 0,
      payoutSchedule: { interval: 'manual' },
      autoApprove: false,
      landing: null,
      applicationForm: null,
      deactivatedAt: null,
      archivedAt: null,
    })
    expect(body.fraudSettings.selfReferral.enabled).toBe(true)
    const { body: groups } = await workspace.api('GET', `/groups?programId=${body.id}`)
    expect(groups.map((group: any) => [group.slug, group.name, group.maxLinks])).toEqual([
      ['default', 'Default', 10],
    ])
    expect((await workspace.api('GET', `/programs/${body.id}`)).body).toEqual(body)
  })

  test('begins in the currency of the workspace', async () => {
    const euro = await createTestWorkspace(backend)
    await euro.api('PATCH', '/workspace', { currency: 'eur' })
    expect((await create({}, euro)).body.currency).toBe('eur')
  })

  test('keeps every term in the form in which it is compared later', async () => {
    const { body } = await create({
      name: '  All terms ',
      description: 'Everything',
      domain: workspace.domain.toUpperCase(),
      currency: 'EUR',
      attributionModel: 'first',
      attributionWindowDays: null,
      holdingPeriodDays: 0,
      minPayout: 5000,
      payoutSchedule: { interval: 'monthly', day: 31, weekday: 3 },
      autoApprove: true,
      termsUrl: 'shop.test/terms',
      helpUrl: 'https://shop.test/help',
      supportEmail: 'Partners@Shop.test',
      logo: 'shop.test/logo.svg',
      brandColor: '#1A7F37',
      resources: [{ kind: 'color', name: 'Green', value: '#1A7F37' }],
      fraudSettings: { tooFast: { minSeconds: 10 } },
    })
    expect(body).toMatchObject({
      name: 'All terms',
      slug: 'all-terms',
      description: 'Everything',
      domain: workspace.domain,
      currency: 'eur',
      attributionModel: 'first',
      attributionWindowDays: null,
      holdingPeriodDays: 0,
      minPayout: 5000,
      payoutSchedule: { interval: 'monthly', day: 31 },
      autoApprove: true,
      termsUrl: 'https://shop.test/terms',
      helpUrl: 'https://shop.test/help',
      supportEmail: 'partners@shop.test',
      logo: 'https://shop.test/logo.svg',
      brandColor: '#1a7f37',
      resources: [{ kind: 'color', name: 'Green', value: '#1a7f37' }],
    })
    expect(body.fraudSettings.tooFast.minSeconds).toBe(10)
  })

  test('stores its documents as they are, and none with what is not known', async () => {
    const { body } = await create({ landing, applicationForm })
    expect([body.landing, body.applicationForm]).toEqual([landing, applicationForm])
    const blocks = landing.blocks.map((block) => ({ ...block, zzz: 1 }))
    for (const wrong of [
      { ...landing, blocks },
      { ...landing, zzz: 1 },
    ]) {
      const { status, body } = await create({ landing: wrong })
      expect([status, body.error.message]).toEqual([422, expect.stringContaining('"zzz"')])
    }
  })

  test('changes what is named and leaves the rest', async () => {
    const { body } = await create({ landing, brandColor: '#000000', minPayout: 100 })
    backend.clock.advance(1000)
    const fraudSettings = { tooFast: { enabled: false } }
    const change = { name: 'Renamed', brandColor: null, holdingPeriodDays: 14, fraudSettings }
    const { status, body: changed } = await workspace.api('PATCH', `/programs/${body.id}`, change)
    expect(status).toBe(200)
    expect(changed).toEqual({
      ...body,
      name: 'Renamed',
      brandColor: null,
      holdingPeriodDays: 14,
      fraudSettings: {
        ...body.fraudSettings,
        tooFast: { ...body.fraudSettings.tooFast, enabled: false },
      },
      updatedAt: new Date(backend.clock.now()).toISOString(),
    })
    const again = { fraudSettings: { tooFast: { minSeconds: 7 } } }
    const { body: merged } = await workspace.api('PATCH', `/programs/${body.id}`, again)
    expect(merged.fraudSettings.tooFast).toEqual({ enabled: false, minSeconds: 7 })
  })

  test('ends and begins again to earn; doing so twice changes nothing', async () => {
    const { body } = await create()
    const call = async (verb: string) =>
      (await workspace.api('POST', `/programs/${body.id}/${verb}`)).body.deactivatedAt
    const at = new Date(backend.clock.now()).toISOString()
    expect(await call('deactivate')).toBe(at)
    backend.clock.advance(1000)
    expect(await call('deactivate')).toBe(at)
    expect([await call('reactivate'), await call('reactivate')]).toEqual([null, null])
  })
})

describe('the slug of a program', () => {
  test('is free once in a workspace, also when asked for at once: 409, with nothing half-written', async () => {
    const before = (await rows()).length
    const answers = await Promise.all([1, 2, 3].map(() => create({ slug: 'once' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await rows()).length).toBe(before + 2)
    const { body: other } = await create()
    const renamed = await workspace.api('PATCH', `/programs/${other.id}`, { slug: 'once' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
    const elsewhere = await createTestWorkspace(backend)
    expect((await create({ slug: 'once' }, elsewhere)).status).toBe(201)
  })

  test('must be given when the name has no letter that it could be made of', async () => {
    const { body } = await create({ name: '日本' })
    expect(body.error.issues[0].path).toBe('slug')
    expect((await create({ name: '日本', slug: 'nihon' })).status).toBe(201)
  })
})

describe('the currency of a program', () => {
  const change = (id: string, body: object) => workspace.api('PATCH', `/programs/${id}`, body)

  test('can change while nothing was promised in it, but no amount changes its meaning', async () => {
    const { body } = await create({ minPayout: 1000 })
    const without = await change(body.id, { currency: 'jpy' })
    expect([without.status, without.body.error.issues[0].path]).toEqual([422, 'minPayout'])
    const { body: changed } = await change(body.id, { currency: 'jpy', minPayout: 1500 })
    expect([changed.currency, changed.minPayout]).toEqual(['jpy', 1500])
  })

  test('stays once there are rewards, and the answer says why: 409', async () => {
    const { body } = await create()
    const { sql } = backend.deps.db
    await sql`
      insert into rewards (workspace_id, id, program_id, event, version, archived_at)
      values (${workspace.id}, ${backend.deps.ids.make('rwd')}, ${body.id}, 'sale', 1, now())`
    const refused = await change(body.id, { currency: 'eur', name: 'Not written' })
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The program has rewards in usd, so its currency stays. Create another program for eur.',
    ])
    expect((await workspace.api('GET', `/programs/${body.id}`)).body).toEqual(body)
    expect((await change(body.id, { currency: 'USD' })).status).toBe(200)
  })
})

describe('the currency of a program and its first reward', () => {
  test('agree also when they come at once', async () => {
    for (let i = 0; i < 5; i++) {
      const { body } = await create()
      const [group] = (await workspace.api('GET', `/groups?programId=${body.id}`)).body
      const reward = { groupId: group.id, event: 'lead', type: 'flat', amount: 500 }
      const [changed, made] = await Promise.all([
        workspace.api('PATCH', `/programs/${body.id}`, { currency: 'eur' }),
        workspace.api('POST', '/rewards', reward),
      ])
      expect([changed.status, made.body.currency]).toBeOneOf([
        [200, 'eur'],
        [409, 'usd'],
      ])
    }
  })
})

describe('the domain of a program', () => {
  test('goes along with a new name and keeps the domain from being deleted: 409', async () => {
    const slug = 'partners.example'
    await workspace.api('POST', '/domains', { slug })
    const { body } = await create({ domain: slug })
    const refused = await workspace.api('DELETE', `/domains/${slug}`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict'])
    await workspace.api('PATCH', `/domains/${slug}`, { slug: 'p.example' })
    expect((await workspace.api('GET', `/programs/${body.id}`)).body.domain).toBe('p.example')
    await workspace.api('PATCH', `/programs/${body.id}`, { domain: null })
    expect((await workspace.api('DELETE', '/domains/p.example')).status).toBe(200)
  })
})
