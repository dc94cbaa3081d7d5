import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const create = (body: object) => workspace.api('POST', '/partners', body)
const rows = () =>
  Promise.all([
    backend.deps.db.sql`select * from partners order by workspace_id, id`,
    backend.deps.db.sql`select * from enrollments order by workspace_id, id`,
    backend.deps.db.sql`select id, partner_id, tenant_id, disabled_at, url from links order by id`,
    backend.deps.db.sql`select * from outbox order by num`,
  ])
const told = async (type: string) =>
  (
    await backend.deps.db.sql<{ data: any }[]>`
    select data from outbox where workspace_id = ${workspace.id} and type = ${type} order by num`
  ).map((row) => row.data)

describe('a partner', () => {
  test('is enrolled approved, with a link whose key reads like the name', async () => {
    const { status, body } = await create({
      email: 'Ada@Example.com ',
      name: 'Ada Lovelace',
      tenantId: 'tenant-ada',
      country: 'gb',
      image: 'https://example.com/ada.png',
      description: 'Writes programs',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      partnerId: body.id,
      programId: program.program.id,
      groupId: program.group.id,
      tenantId: 'tenant-ada',
      status: 'approved',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      emailVerifiedAt: null,
      country: 'GB',
      defaultPayoutMethod: null,
      paypalEmail: null,
      stripeConnectId: null,
      payoutsEnabledAt: null,
      totalCommissions: 0,
      earnings: { currency: 'usd', accrued: 0, payable: 0, inTransit: 0, paid: 0 },
      links: [
        {
          domain: workspace.domain,
          key: 'ada-lovelace',
          shortLink: `https://${workspace.domain}/ada-lovelace`,
          shareUrl: `https://${workspace.domain}/ada-lovelace`,
          url: 'https://shop.test/',
          clicks: 0,
        },
      ],
    })
    const { body: link } = await workspace.api('GET', `/links/${body.links[0].id}`)
    expect(link).toMatchObject({
      programId: program.program.id,
      partnerId: body.id,
      tenantId: 'tenant-ada',
      trackConversion: true,
    })
    expect((await told('partner.created')).at(-1)).toEqual({ partnerId: body.id })
    expect((await told('enrollment.created')).at(-1)).toEqual({
      enrollmentId: body.enrollmentId,
      partnerId: body.id,
      programId: program.program.id,
      status: 'approved',
    })
  })

  test('without a name is called by the address, and the link does not tell it', async () => {
    const { body } = await create({ email: 'no.name@example.com' })
    expect(body.name).toBe('no.name@example.com')
    expect(body.links[0].key).toMatch(/^[0-9A-Za-z]{7}$/)
  })

  test('of the same name gets a key of their own, and a username comes first', async () => {
    const { link: first } = await program.enroll('Same Name', { email: 's1@example.com' })
    const { link: second } = await program.enroll('Same Name', { email: 's2@example.com' })
    expect(first.key).toBe('same-name')
    expect(second.key).toMatch(/^same-name-[0-9a-z]{5}$/)
    const { link: third } = await program.enroll('Long Name', { username: 'shorty' })
    expect(third.key).toBe('shorty')
  })

  test('gets links with what the call wishes for them', async () => {
    const { body } = await create({
      email: 'wishes@example.com',
      name: 'Wishes',
      linkProps: {
        externalId: 'wish-1',
        prefix: '/c/',
        comments: 'VIP',
        password: 'open sesame',
        utm_source: 'partners',
      },
    })
    const { body: link } = await workspace.api('GET', '/links/ext_wish-1')
    expect(link).toMatchObject({
      id: body.links[0].id,
      key: 'c/wishes',
      comments: 'VIP',
      password: '********',
      url: 'https://shop.test/?utm_source=partners',
    })
  })

  test('who is known by the address is brought up to date, never emptied', async () => {
    const first = await create({ email: 'again@example.com', name: 'Again', country: 'DE' })
    const second = await create({
      email: 'AGAIN@example.com',
      name: null,
      companyName: 'Again Ltd',
      tenantId: 'again-1',
    })
    expect(second.status).toBe(201)
    expect(second.body).toMatchObject({
      id: first.body.id,
      enrollmentId: first.body.enrollmentId,
      name: 'Again',
      country: 'DE',
      companyName: 'Again Ltd',
      tenantId: 'again-1',
    })
    expect(second.body.links.map((link: any) => link.id)).toEqual([first.body.links[0].id])
    const { body: link } = await workspace.api('GET', `/links/${first.body.links[0].id}`)
    expect(link.tenantId).toBe('again-1')
    const before = await rows()
    const third = await create({ email: 'again@example.com', name: 'Again' })
    expect(third.body).toEqual(second.body)
    expect(await rows()).toEqual(before)
  })

  test('is made once by calls at the same moment', async () => {
    const body = { email: 'once@example.com', name: 'Once', tenantId: 'once' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(answers[0]!.body.links).toHaveLength(1)
    const [counted] = await backend.deps.db.sql`
      select count(*)::int as n from links where partner_id = ${answers[0]!.body.id}`
    expect(counted!.n).toBe(1)
  })

  test('cannot take the tenantId or the username of another one: 409, and nothing is written', async () => {
    await program.enroll('Owner', { tenantId: 'taken', username: 'taken' })
    const { partner } = await program.enroll('Other')
    const before = await rows()
    const answers = await Promise.all([
      create({ email: 'new@example.com', tenantId: 'taken' }),
      create({ email: partner.email, tenantId: 'taken' }),
      create({ email: 'new@example.com', username: 'taken' }),
      create({ email: partner.email, username: 'taken' }),
    ])
    expect(answers.map(({ body }) => body.error.code)).toEqual(Array(4).fill('conflict'))
    expect(answers[0]!.body.error.message).toContain('belongs to another partner')
    expect(await rows()).toEqual(before)
  })

  test('that cannot be is refused: 422, and nothing is written', async () => {
    const before = await rows()
    const bodies = [
      {},
      { email: '' },
      { email: 'nobody' },
      { email: 'a@b.c\r\nBcc: x@y.z' },
      { email: 1 },
      { email: 'x@example.com', name: 'a\u0000b' },
      { email: 'x@example.com', name: 'two\nlines' },
      { email: 'x@example.com', name: 'n'.repeat(191) },
      { email: 'x@example.com', country: 'XX' },
      { email: 'x@example.com', image: 'javascript:alert(1)' },
      { email: 'x@example.com', tenantId: 't'.repeat(256) },
      { email: 'x@example.com', tenantId: 'a\u0000b' },
      { email: 'x@example.com', usernane: 'x' },
      { email: 'x@example.com', linkProps: { expiresAt: 'soon' } },
      { email: 'x@example.com', linkProps: { image: 'ftp://x' } },
      [],
    ]
    for (const body of bodies) {
      const answer = await create(body)
      expect(answer.body.error?.code, JSON.stringify(body)).toBe('unprocessable_entity')
    }
    const unknown = await Promise.all([
      create({ email: 'x@example.com', groupId: 'grp_none' }),
      create({ email: 'x@example.com', programId: 'prog_none' }),
    ])
    expect(unknown.map(({ body }) => body.error.code)).toEqual(['not_found', 'not_found'])
    expect(await rows()).toEqual(before)
  })
})
