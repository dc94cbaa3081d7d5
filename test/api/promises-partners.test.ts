import { describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { openPage } from '../kit/embed.ts'
import { mailsTo } from '../kit/mails.ts'
import { openSelling } from '../kit/open-selling.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'

const { backend, workspace, program, sell, check } = await openSelling(1000)
const groupId = program.group.id
const share = { groupId, event: 'referral', type: 'percentage', rateBps: 1000 }
expect((await workspace.api('POST', '/rewards', share)).status).toBe(201)

const merge = async (from: TestEnrollment, into: TestEnrollment) => {
  const ids = { fromPartnerId: from.partner.id, intoPartnerId: into.partner.id }
  const { status, body } = await workspace.api('POST', '/partners/merge', ids)
  expect({ status, body }).toMatchObject({ status: 200 })
}
const read = async ({ partner }: TestEnrollment) =>
  (await workspace.api('GET', `/partners/${partner.id}`)).body
const earned = async ({ partner }: TestEnrollment) =>
  (await workspace.api('GET', `/commissions?partnerId=${partner.id}`)).body.map(
    (one: { type: string }) => one.type,
  )

describe('a merge', () => {
  test.each([
    ['the referred into the referrer', (a: TestEnrollment, b: TestEnrollment) => [b, a] as const],
    ['the referrer into the referred', (a: TestEnrollment, b: TestEnrollment) => [a, b] as const],
  ])('of %s makes nobody their own referrer', async (name, order) => {
    const ada = await program.enroll(`Ada ${name}`)
    const bea = await program.enroll(`Bea ${name}`, { referredById: ada.enrollment.id })
    const [from, into] = order(ada, bea)
    await merge(from, into)
    expect((await read(into)).referredById).toBeNull()
    await sell(into.link.key, 1000)
    expect(await earned(into)).toEqual(['sale'])
    expect(await check()).toMatchObject({ ok: true })
  })

  test('of the far ends of a chain of referrers leaves no circle', async () => {
    const ada = await program.enroll('Chain Ada')
    const bea = await program.enroll('Chain Bea', { referredById: ada.enrollment.id })
    const cyd = await program.enroll('Chain Cyd', { referredById: bea.enrollment.id })
    await merge(ada, cyd)
    const referrers = [(await read(bea)).referredById, (await read(cyd)).referredById]
    expect(referrers).toEqual([null, bea.enrollment.id])
  })

  test('of the far ends of a longer chain leaves no circle', async () => {
    const chain: TestEnrollment[] = []
    for (const name of ['Long Ada', 'Long Bea', 'Long Cyd', 'Long Dee']) {
      const referredById = chain.at(-1)?.enrollment.id ?? null
      chain.push(await program.enroll(name, { referredById }))
    }
    const [ada, bea, cyd, dee] = chain
    await merge(ada!, dee!)
    const referrers = [bea, cyd, dee].map(async (one) => (await read(one!)).referredById)
    expect(await Promise.all(referrers)).toEqual([null, bea!.enrollment.id, cyd!.enrollment.id])
  })

  test('keeps those whom the merged partner brought', async () => {
    const ada = await program.enroll('Brings Ada')
    const bea = await program.enroll('Brings Bea')
    const cyd = await program.enroll('Brings Cyd', { referredById: ada.enrollment.id })
    await merge(ada, bea)
    expect((await read(cyd)).referredById).toBe(bea.enrollment.id)
    await sell(cyd.link.key, 1000)
    expect(await earned(bea)).toEqual(['referral'])
  })
})

test('a link to sign in that went to the former address opens nothing once the address was changed', async () => {
  const ada = await program.enroll('Former Address')
  const { email } = ada.partner
  await workspace.browser('/partners/sign-in', { email, programId: program.program.id })
  const { token } = (await mailsTo(backend, email)).at(-1)!
  const change = { email: 'present.address@partners.test' }
  expect((await workspace.api('PATCH', `/partners/${ada.partner.id}`, change)).status).toBe(200)
  expect((await workspace.browser('/partners/session', { token })).status).toBe(401)
})

test('a banned partner stays banned when enrolled, invited, approved or applying again', async () => {
  const ada = await program.enroll('Stays Banned')
  const { email, name, id } = ada.partner
  await workspace.api('POST', `/partners/${id}/ban`, { reason: 'fraud' })
  const programId = program.program.id
  await workspace.api('POST', '/partners', { email, name, programId })
  await workspace.api('POST', '/partners/invite', { email, name, programId })
  await workspace.api('POST', '/partners/applications/approve', { partnerId: id })
  await workspace.browser('/partners/apply', { email, name, programId })
  await mailsTo(backend, email)
  for (const action of ['approve', 'reactivate', 'unarchive', 'reject']) {
    await workspace.api('POST', `/partners/${id}/${action}`, {})
  }
  expect((await read(ada)).status).toBe('banned')
  expect((await workspace.visit(ada.link.key)).status).toBe(404)
})

test('a partner who moves to another group keeps the terms of customers who were won before', async () => {
  const { body: gold } = await workspace.api('POST', '/groups', {
    programId: program.program.id,
    name: 'Gold',
  })
  const reward = { event: 'sale', type: 'percentage', maxDurationMonths: null, groupId: gold.id }
  await workspace.api('POST', '/rewards', { ...reward, rateBps: 3000 })
  const ada = await program.enroll('Moves Up')
  const before = await sell(ada.link.key, 1000)
  const moved = await workspace.api('PATCH', `/partners/${ada.partner.id}`, { groupId: gold.id })
  expect(moved.body.groupId).toBe(gold.id)
  const sale = { ...before, invoiceId: 'after the move', amount: 1000, currency: 'usd' }
  await workspace.api('POST', '/track/sale', sale)
  await sell(ada.link.key, 1000)
  const { body } = await workspace.api('GET', `/commissions?partnerId=${ada.partner.id}`)
  expect(body.map((one: { earnings: number }) => one.earnings).sort()).toEqual([100, 100, 300])
})

test('a banned partner gets no link, code or token by restoring, editing or creating one', async () => {
  const ada = await program.enroll('Banned Links')
  const discount = { groupId: program.group.id, type: 'percentage', rateBps: 1000 }
  await workspace.api('POST', '/discounts', discount)
  const second = await workspace.api('POST', '/partners/links', {
    partnerId: ada.partner.id,
    key: 'ada-two',
  })
  expect(second.status).toBe(201)
  expect((await workspace.api('DELETE', `/links/${second.body.id}`)).status).toBe(200)
  const id = ada.partner.id
  await workspace.api('POST', `/partners/${id}/ban`, { reason: 'fraud' })
  await workspace.api('POST', '/links/bulk/restore', { linkIds: [second.body.id] })
  await workspace.api('PATCH', `/links/${ada.link.id}`, {
    url: 'https://shop.test/again',
    archived: false,
  })
  await workspace.api('POST', '/links', {
    url: 'https://shop.test/',
    key: 'ada-three',
    partnerId: id,
    programId: program.program.id,
  })
  await workspace.api('POST', '/partners/links', { partnerId: id, key: 'ada-four' })
  await workspace.api('PUT', '/partners/links/upsert', {
    partnerId: id,
    url: 'https://shop.test/five',
    key: 'ada-five',
  })
  await workspace.api('POST', '/discount-codes', {
    partnerId: id,
    linkId: ada.link.id,
    code: 'BANNED',
  })
  for (const key of [ada.link.key, 'ada-two', 'ada-three', 'ada-four', 'ada-five'])
    expect({ key, status: (await workspace.visit(key)).status }).toEqual({ key, status: 404 })
  const sale = { customerExternalId: 'code', amount: 100, currency: 'usd', discountCode: 'BANNED' }
  await workspace.api('POST', '/track/sale', sale)
  expect((await workspace.api('GET', `/commissions?partnerId=${id}`)).body).toEqual([])
})

test('a decision that is repeated tells the partner once', async () => {
  const { body: own } = await workspace.api('POST', '/programs', {
    name: 'By hand',
    url: 'https://shop.test',
  })
  const email = 'applies@partners.test'
  await workspace.browser('/partners/apply', { email, name: 'Ada', programId: own.id })
  await mailsTo(backend, email)
  const [applied] = (await workspace.api('GET', `/partners?programId=${own.id}`)).body
  for (const _ of [1, 2]) {
    await workspace.api('POST', '/partners/applications/approve', {
      partnerId: applied.id,
      programId: own.id,
    })
    await runOnce(backend.deps)
  }
  const templates = (await mailsTo(backend, email)).map(({ template }) => template)
  expect(templates.filter((one) => one === 'application-approved')).toHaveLength(1)
})

test('a click from before a ban brings its partner nothing after it', async () => {
  const ada = await program.enroll('Clicked Before')
  const clickId = await program.click(ada.link.key)
  await workspace.api('POST', `/partners/${ada.partner.id}/ban`, { reason: 'fraud' })
  const sale = {
    customerExternalId: 'late',
    amount: 1000,
    currency: 'usd',
    invoiceId: 'late',
    clickId,
  }
  expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
  expect((await workspace.api('GET', `/commissions?partnerId=${ada.partner.id}`)).body).toEqual([])
})

test('an invitation that went to the former address is accepted by nobody once the address was changed', async () => {
  const former = {
    email: 'invited.former@partners.test',
    name: 'Ida',
    programId: program.program.id,
  }
  const { body: invited } = await workspace.api('POST', '/partners/invite', former)
  const { token } = (await mailsTo(backend, former.email)).at(-1)!
  const change = { email: 'invited.present@partners.test' }
  expect((await workspace.api('PATCH', `/partners/${invited.id}`, change)).status).toBe(200)
  expect((await workspace.browser('/partners/invites/accept', { token })).status).toBe(410)
})

test('a merge ends what the merged partner had open in the portal', async () => {
  const [ada, bea] = [await program.enroll('Portal Ada'), await program.enroll('Portal Bea')]
  await workspace.browser('/partners/sign-in', {
    email: ada.partner.email,
    programId: program.program.id,
  })
  const { token } = (await mailsTo(backend, ada.partner.email)).at(-1)!
  const { body: session } = await workspace.browser('/partners/session', { token })
  const me = async () => {
    const headers = { authorization: `Bearer ${session.token}` }
    return (await workspace.api('GET', '/partners/session', undefined, headers)).status
  }
  expect(await me()).toBe(200)
  await merge(ada, bea)
  expect(await me()).toBe(401)
})

test('a mailed link opens only what it was sent for, and is not spent by trying it elsewhere', async () => {
  const programId = program.program.id
  const guest = { email: 'guest@partners.test', name: 'Gus', programId }
  await workspace.api('POST', '/partners/invite', guest)
  const invite = (await mailsTo(backend, guest.email)).at(-1)!.token
  const ada = await program.enroll('Links Of Ada')
  await workspace.browser('/partners/sign-in', { email: ada.partner.email, programId })
  const signIn = (await mailsTo(backend, ada.partner.email)).at(-1)!.token
  const open = async (path: string, token: string | null) =>
    (await workspace.browser(path, { token })).status
  expect([
    await open('/partners/session', invite),
    await open('/partners/invites/accept', signIn),
  ]).toEqual([401, 410])
  expect([
    await open('/partners/session', signIn),
    await open('/partners/invites/accept', invite),
  ]).toEqual([200, 200])
})

test('a ban in one program ends its dashboard, and not those of the partner’s other programs', async () => {
  const other = await createTestProgram(backend, workspace, { name: 'Other' })
  const ada = await program.enroll('Two Programs')
  await other.enroll('Two Programs', { email: ada.partner.email })
  const partnerId = ada.partner.id
  const pages = await Promise.all(
    [program, other].map(({ program: { id: programId } }) =>
      openPage(backend, workspace, { partnerId, programId }),
    ),
  )
  const statuses = () => Promise.all(pages.map(async (one) => (await one.call('GET', '')).status))
  expect(await statuses()).toEqual([200, 200])
  const ban = { reason: 'fraud', programId: program.program.id }
  expect((await workspace.api('POST', `/partners/${partnerId}/ban`, ban)).status).toBe(200)
  expect(await statuses()).toEqual([401, 200])
})
