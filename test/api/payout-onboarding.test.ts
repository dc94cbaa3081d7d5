import { afterAll, beforeAll, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { setUpAccount } from '../../server/payout-providers/stripe-connect/testing-accounts.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const OWN = '/partner/payout-method'
const PATH = `${OWN}/onboarding`

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('stripe-connect')
  await bench.fund('paypal')
})
afterAll(() => bench.close())

type Headers = Record<string, string>

const signedIn = async (who?: Enrolled) => {
  const partner = who ?? (await bench.partner(null))
  return { partner, session: (await bench.signIn(partner)) as Headers }
}
const goOn = (session: Headers, more: object = { country: 'NG' }) =>
  api('POST', PATH, { provider: 'stripe-connect', ...more }, session)
const own = async (session: Headers) => (await api('GET', OWN, undefined, session)).body
const accountsOf = ({ partnerId }: Enrolled) =>
  bench.stripe.accounts.accounts.filter((account) => account.partnerId === partnerId)

test('an account is set up at Stripe, becomes the payout method, and is paid to', async () => {
  const { partner, session } = await signedIn()
  const { providers } = await own(session)
  expect(providers[0]).toMatchObject({
    name: 'stripe-connect',
    recipientFields: [],
    onboarding: { country: null, begun: false, countries: expect.arrayContaining(['DE', 'NG']) },
  })
  const first = await goOn(session)
  expect([first.status, first.body]).toEqual([200, { status: 'open', url: expect.any(String) }])
  const back = new URL(await setUpAccount(first.body.url, 'left'))
  expect([back.origin, back.pathname]).toEqual([bench.backend.deps.config.origin, '/partners/'])
  expect(Object.fromEntries(back.searchParams)).toEqual({
    program: partner.programId,
    onboarding: 'stripe-connect',
  })
  expect((await own(session)).payoutMethod).toBeNull()

  await setUpAccount((await goOn(session, {})).body.url, 'in_review')
  expect((await goOn(session, {})).body).toEqual({ status: 'in_review', url: null })
  expect((await own(session)).payoutMethod).toBeNull()

  const [account, ...others] = accountsOf(partner)
  expect([account!.country, account!.serviceAgreement, others]).toEqual(['NG', 'recipient', []])
  account!.setUp = 'ready'
  expect((await goOn(session, {})).body).toEqual({ status: 'ready', url: null })
  expect((await goOn(session, {})).body).toEqual({ status: 'ready', url: null })
  const { payoutMethod } = await own(session)
  expect(payoutMethod).toMatchObject({ provider: 'stripe-connect', masked: expect.any(String) })
  expect(JSON.stringify(payoutMethod)).not.toContain(account!.id)

  await bench.earn(partner, 1234)
  await bench.confirm(partner)
  await runOnce(bench.backend.deps)
  const receivers = bench.stripe.payments.map(({ receiver, amount }) => [receiver, amount])
  expect(receivers).toContainEqual([account!.id, '1234'])
  const mails = (await api('GET', `/mails?partnerId=${partner.partnerId}`)).body
  const told = mails.filter((mail: any) => mail.template === 'payout-method-changed')
  expect(told).toHaveLength(1)
})

test('an account at home has the full agreement; the country of the partner is taken if none is said', async () => {
  const { partner, session } = await signedIn()
  await api('PATCH', `/partners/${partner.partnerId}`, { country: 'US' })
  expect((await goOn(session, {})).body.status).toBe('open')
  expect(accountsOf(partner)).toMatchObject([{ country: 'US', serviceAgreement: null }])
})

test('another country opens another account, unless the first is set up', async () => {
  const { partner, session } = await signedIn()
  await goOn(session, { country: 'NG' })
  await goOn(session, { country: 'de' })
  const { url } = (await goOn(session, {})).body
  expect(accountsOf(partner).map(({ country }) => country)).toEqual(['NG', 'DE'])
  await setUpAccount(url, 'ready')
  expect((await goOn(session, { country: 'FR' })).body.status).toBe('ready')
  expect(accountsOf(partner)).toHaveLength(2)
})

test('an account that its program deleted at Stripe is opened anew', async () => {
  const { partner, session } = await signedIn()
  await goOn(session)
  bench.stripe.accounts.remove(accountsOf(partner)[0]!.id)
  expect((await goOn(session)).body.status).toBe('open')
  expect(accountsOf(partner)).toHaveLength(1)
})

test('ten requests at once open one account', async () => {
  const { partner, session } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => goOn(session)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(accountsOf(partner)).toHaveLength(1)
})

test('who is paid at the bank of another partner is found by the fraud rules', async () => {
  const people = [await signedIn(), await signedIn()]
  for (const { session, partner } of people) {
    const { url } = (await goOn(session)).body
    accountsOf(partner)[0]!.bank = 'fpShared'
    await setUpAccount(url, 'ready')
    await goOn(session)
  }
  const [first, second] = people.map(({ partner }) => partner.partnerId)
  const rows = await bench.backend.deps.db.sql`
    select count(distinct fingerprint)::int as n from payout_methods
    where partner_id in ${bench.backend.deps.db.sql([first!, second!])}`
  expect(rows[0]!.n).toBe(1)
})

test.each([
  ['no country', {}],
  ['a country that Stripe does not pay to', { country: 'KP' }],
  ['no country at all', { country: 'Germany' }],
  ['a provider with a form', { provider: 'paypal', country: 'DE' }],
  ['a provider without an account', { provider: 'sepa', country: 'DE' }],
  ['no such provider', { provider: 'stripe', country: 'DE' }],
])('%s is refused', async (_, body: object) => {
  const { partner, session } = await signedIn()
  const { status, body: answer } = await goOn(session, body)
  expect([status, typeof answer.error.message]).toEqual([422, 'string'])
  expect(accountsOf(partner)).toEqual([])
})

test('the id of an account cannot be typed in', async () => {
  const { session } = await signedIn()
  const typed = { provider: 'stripe-connect', details: { accountId: 'acct_1GraceOkoro123' } }
  const { status, body } = await api('PUT', OWN, typed, session)
  expect([status, body.error.issues[0].path]).toEqual([422, 'provider'])
  expect((await own(session)).payoutMethod).toBeNull()
})

test('what Stripe refuses is told in the language of the partner, and nothing is stored', async () => {
  const { partner, session } = await signedIn()
  const { url } = (await goOn(session)).body
  await setUpAccount(url, 'rejected')
  const { status, body } = await api(
    'POST',
    PATH,
    { provider: 'stripe-connect' },
    { ...session, 'accept-language': 'de' },
  )
  expect([status, body.error.message]).toEqual([403, expect.stringContaining('Stripe erlaubt')])
  expect((await own(session)).payoutMethod).toBeNull()
  expect(accountsOf(partner)).toHaveLength(1)
})

test('the address to return to is that of our page, never that of a stranger', async () => {
  const { session } = await signedIn()
  const { url } = (
    await api(
      'POST',
      PATH,
      { provider: 'stripe-connect', country: 'DE' },
      { ...session, origin: 'https://evil.test' },
    )
  ).body
  expect(new URL(await setUpAccount(url, 'left')).origin).toBe(bench.backend.deps.config.origin)
})

test('a key of the workspace, an embedded page and another workspace cannot', async () => {
  const { partner, session } = await signedIn()
  expect((await api('POST', PATH, { provider: 'stripe-connect' })).status).toBe(401)
  await goOn(session)
  const other = await createTestWorkspace(bench.backend, { plan: 'enterprise' })
  const { status } = await other.api('GET', `/partners/${partner.partnerId}`)
  expect(status).toBe(404)
  const stored = await bench.backend.deps.db.sql`
    select details::text from payout_onboardings where partner_id = ${partner.partnerId}`
  expect(JSON.stringify(stored)).not.toContain(accountsOf(partner)[0]!.id)
})

test('an erased partner leaves no account behind', async () => {
  const { partner, session } = await signedIn()
  await goOn(session)
  const { partnerId } = partner
  expect((await api('DELETE', `/partners/${partnerId}`)).status).toBe(200)
  const left = await bench.backend.deps.db.sql`
    select 1 from payout_onboardings where partner_id = ${partnerId}`
  expect(left).toHaveLength(0)
})
