import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'
import { CHROME } from '../kit/workspace.ts'

const backend = await testBackend()

const open = (fraudSettings: object = {}): Promise<Watched> =>
  openWatched(backend, { fraudSettings: { tooFast: { enabled: false }, ...fraudSettings } })

async function events(workspaceId: string, type: string) {
  const rows = await backend.deps.db.sql<{ data: any }[]>`
    select data from outbox where workspace_id = ${workspaceId} and type = ${type} order by num`
  return rows.map(({ data }) => data)
}

test('an ordinary sale is flagged by nothing', async () => {
  const { sell, flags, agree } = await open()
  expect(await sell()).toMatchObject({ status: 'pending', earnings: 1000 })
  expect(await flags()).toEqual([])
  await agree()
})

test('a self-referral is held with its evidence, and whoever listens is told', async () => {
  const { sell, flags, commission, workspace, ada, program, balance, agree } = await open()
  const address = 'Ada.Partner+shop@partners.test'
  const held = await sell({ lead: { customerEmail: address } })
  expect(held).toMatchObject({ status: 'hold', earnings: 1000 })
  const [flag, ...more] = await flags()
  expect(more).toEqual([])
  expect(flag).toMatchObject({
    status: 'open',
    rule: 'selfReferral',
    severity: 'high',
    sentence: 'The customer and the partner have the same email address.',
    evidence: { match: 'email', email: 'a•••@partners.test' },
    programId: program.id,
    partnerId: ada.partner.id,
    enrollmentId: ada.enrollment.id,
    commissionId: held.id,
    partner: { id: ada.partner.id, name: 'Ada Partner' },
    commission: { id: held.id, earnings: 1000, currency: 'usd' },
    reviewedBy: null,
    reviewedAt: null,
  })
  expect(await workspace.api('GET', `/fraud/flags/${flag.id}`)).toMatchObject({ body: flag })
  const { steps } = (await commission(held.id)).explanation
  expect(steps).toContain('On hold: The customer and the partner have the same email address.')
  expect(steps.at(-1)).toBe('Someone must release the commission manually.')
  expect(await events(workspace.id, 'fraud.flagged')).toEqual([
    {
      flagId: flag.id,
      programId: program.id,
      enrollmentId: ada.enrollment.id,
      partnerId: ada.partner.id,
      commissionId: held.id,
      rule: 'selfReferral',
    },
  ])
  expect(await balance()).toMatchObject({ accrued: 1000, payable: 0 })
  await agree()
})

test('a partner who pays for a customer is found by what they paid with themselves', async () => {
  const { sell, sale, flags, workspace } = await open()
  const own = { externalId: 'ada-herself', email: 'ada.partner@partners.test' }
  await workspace.api('POST', '/customers', own)
  await sale('ada-herself', 500, { metadata: { paymentFingerprint: 'fp_1' } })
  const other = await sell({ sale: { metadata: { paymentFingerprint: 'fp_2' } } })
  expect(other.status).toBe('pending')
  const same = await sell({ sale: { metadata: { paymentFingerprint: 'fp_1' } } })
  expect(same.status).toBe('hold')
  const [flag] = await flags()
  expect(flag).toMatchObject({ rule: 'selfReferral', evidence: { match: 'payment' } })
  expect(JSON.stringify(flag)).not.toContain('fp_1')
})

test('a fingerprint that is no text, or too long, harms nobody', async () => {
  const { sell } = await open()
  for (const paymentFingerprint of [1, null, {}, ' ', 'x'.repeat(300)]) {
    expect((await sell({ sale: { metadata: { paymentFingerprint } } })).status).toBe('pending')
  }
})

test('a conversion within seconds of its click is held, a later one is not', async () => {
  const { sell, customer, sale, commissions, flags } = await open({ tooFast: { enabled: true } })
  expect((await sell()).status).toBe('hold')
  expect(await flags()).toMatchObject([{ rule: 'tooFast', evidence: { seconds: '0' } }])
  await customer('slow')
  backend.clock.advance(6_000)
  await sale('slow', 10_000, { invoiceId: 'slow' })
  expect((await commissions('&invoiceId=slow'))[0].status).toBe('pending')
})

test('advertising is found by what it adds to the address, agreed campaigns are allowed', async () => {
  const { ada, workspace, sale, commissions, flags } = await open({
    paidTraffic: { allowedCampaigns: ['agreed', '17'] },
  })
  const visit = async (query: string, path = '') => {
    const key = `${ada.link.key}${query}`
    const visitor = `ad ${query}${path}`
    const { headers } = await workspace.visit(key, { visitor })
    return new URL(headers.get('location')!).searchParams.get('svc_id')
  }
  const land = async (query: string) => {
    const body = { key: ada.link.key, url: `https://shop.test/${query}` }
    const headers = { 'user-agent': `${CHROME} land ${query}` }
    return (await workspace.browser('/track/click', body, headers)).body.clickId
  }
  const statusOf = async (clickId: string) => {
    backend.clock.advance(1)
    await sale(clickId, 1000, { clickId, invoiceId: clickId })
    return (await commissions(`&invoiceId=${clickId}`))[0].status
  }
  expect(await statusOf((await visit('?gclid=secret-value'))!)).toBe('hold')
  expect(await statusOf(await land('?via=ada&msclkid=1'))).toBe('hold')
  expect(await statusOf(await land('?gclid=1&utm_campaign=agreed'))).toBe('pending')
  expect(await statusOf((await visit('?gclid=1&gad_campaignid=17'))!)).toBe('pending')
  expect(await statusOf(await land('?fbclid=1'))).toBe('pending')
  const found = await flags()
  expect(found.map((flag) => flag.evidence)).toEqual([
    { network: 'microsoft', parameter: 'msclkid' },
    { network: 'google', parameter: 'gclid' },
  ])
  const stored = await backend.deps.db.sql`select * from utms, destinations`
  expect(JSON.stringify(stored)).not.toContain('secret-value')
})

test('visitors from a banned site are found by their referrer', async () => {
  const { ada, workspace, sale, commissions, flags } = await open({
    bannedSource: { hosts: ['*coupon*'] },
  })
  const headers = { referer: 'https://www.best-coupons.test/deal?a=1' }
  const answer = await workspace.visit(ada.link.key, { headers, visitor: 'coupon' })
  const clickId = new URL(answer.headers.get('location')!).searchParams.get('svc_id')
  await sale('coupon', 1000, { clickId, invoiceId: 'coupon' })
  expect((await commissions('&invoiceId=coupon'))[0].status).toBe('hold')
  expect((await flags())[0].evidence).toEqual({ host: 'best-coupons.test', pattern: '*coupon*' })
})

test('many clicks from one address are found, whatever browsers they name', async () => {
  const { ada, click, sale, commissions, flags } = await open({
    clickVelocity: { maxClicksPerHour: 5, maxClicksPerVisitor: 2 },
  })
  for (let i = 0; i < 5; i++) await click(ada.link.key)
  const clickId = await click(ada.link.key)
  await sale('sixth', 1000, { clickId, invoiceId: 'sixth' })
  expect((await commissions('&invoiceId=sixth'))[0].status).toBe('hold')
  expect((await flags())[0]).toMatchObject({
    rule: 'clickVelocity',
    evidence: { clicksInHour: '6', distinctVisitors: '1' },
  })
  backend.clock.advance(2 * 3_600_000)
  const later = await click(ada.link.key)
  await sale('later', 1000, { clickId: later, invoiceId: 'later' })
  expect((await commissions('&invoiceId=later'))[0].status).toBe('pending')
})

test('half an hour after midnight an address counts once, though its visits have a name for each day', async () => {
  const dayMs = 86_400_000
  const now = backend.clock.now()
  backend.clock.advance(dayMs - (now % dayMs) + dayMs / 48)
  const { ada, click, sale, commissions, flags } = await open({
    clickVelocity: { maxClicksPerHour: 2, maxClicksPerVisitor: 2 },
  })
  for (let i = 0; i < 2; i++) await click(ada.link.key)
  const clickId = await click(ada.link.key)
  await sale('night', 1000, { clickId, invoiceId: 'night' })
  expect((await commissions('&invoiceId=night'))[0].status).toBe('hold')
  expect((await flags())[0].evidence).toEqual({ clicksInHour: '3', distinctVisitors: '1' })
})

test('a disposable address of the customer is found; several findings are several flags', async () => {
  const { sell, flags } = await open({ tooFast: { enabled: true } })
  const held = await sell({ lead: { customerEmail: 'x@mailinator.com' } })
  expect(held.status).toBe('hold')
  const rules = (await flags()).map(({ rule }) => rule).toSorted()
  expect(rules).toEqual(['disposableEmail', 'tooFast'])
})

test('what a program switched off finds nothing', async () => {
  const off = { enabled: false }
  const { sell, flags, program, workspace } = await open({
    selfReferral: off,
    disposableEmail: off,
  })
  const lead = { customerEmail: 'ada.partner@partners.test' }
  expect((await sell({ lead })).status).toBe('pending')
  const on = { fraudSettings: { selfReferral: { enabled: true } } }
  await workspace.api('PATCH', `/programs/${program.id}`, on)
  expect((await sell({ lead })).status).toBe('hold')
  expect(await flags()).toHaveLength(1)
})

test('nothing is flagged that earns nothing', async () => {
  const { sell, flags, sale, customer } = await open()
  await customer('free', { lead: { customerEmail: 'ada.partner@partners.test' } })
  await sale('free', 0)
  expect(await flags()).toEqual([])
  expect((await sell()).status).toBe('pending')
})

test('settings of an older or newer version are read as far as they can be', async () => {
  const { sell, program, workspace } = await open()
  const odd = { selfReferral: { enabled: 'yes' }, gone: {}, tooFast: { enabled: false } }
  await backend.deps.db.sql`
    update programs set fraud_settings = ${JSON.stringify(odd)}::text::jsonb where id = ${program.id}`
  const lead = { customerEmail: 'ada.partner@partners.test' }
  expect((await sell({ lead })).status).toBe('hold')
  const { status, body } = await workspace.api('GET', `/programs/${program.id}`)
  expect(status).toBe(200)
  expect(body.fraudSettings.selfReferral.enabled).toBe(true)
  const change = { fraudSettings: { tooFast: { minSeconds: 9 } } }
  const patched = await workspace.api('PATCH', `/programs/${program.id}`, change)
  expect(patched.body.fraudSettings.tooFast).toEqual({ enabled: false, minSeconds: 9 })
})

test('a late lead inspects the sales that it claims', async () => {
  const { sale, commissions, customer, flags } = await open()
  await sale('late', 10_000, { invoiceId: 'late' })
  await customer('late', { lead: { customerEmail: 'ada.partner@partners.test' } })
  expect((await commissions('&invoiceId=late'))[0]?.status).toBe('hold')
  expect(await flags()).toHaveLength(1)
})
