import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPage } from '../kit/embed.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

const US_ACCOUNT = { routing: '021000021', account: '12345678', accountType: 'checking' }

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('paypal')
})
afterAll(() => bench.close())

const PATH = '/partner/payout-method'
const payPal = (email: string) => ({ provider: 'paypal', details: { email } })
const mailsAbout = async ({ partnerId }: Enrolled) =>
  (await api('GET', `/mails?partnerId=${partnerId}`)).body.filter(
    (mail: any) => mail.template === 'payout-method-changed',
  )

describe('a partner', () => {
  test('says where the money goes, sees it masked, and hears of it at the proven address', async () => {
    const ada = await bench.partner(null, { name: 'Ada' })
    const session = await bench.signIn(ada)
    const before = await api('GET', PATH, undefined, session)
    expect(before.body.payoutMethod).toBeNull()
    expect(before.body.providers.map((one: any) => one.name)).toEqual(['paypal', 'manual'])
    const { status, body } = await api('PUT', PATH, payPal('ada@money.test'), session)
    expect(status).toBe(200)
    expect(body.payoutMethod).toMatchObject({ provider: 'paypal', verifiedAt: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain('ada@money.test')
    const stored = await bench.backend.deps.db.sql`
      select * from payout_methods where partner_id = ${ada.partnerId}`
    expect(JSON.stringify(stored)).not.toContain('ada@money.test')
    expect(await mailsAbout(ada)).toMatchObject([
      {
        subject: expect.stringContaining('was changed'),
        to: expect.stringContaining('@partners.test'),
      },
    ])
    await bench.earn(ada, 500)
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 500, provider: 'paypal' }])
  })

  test('who says the same again changes nothing; another account replaces the first', async () => {
    const ada = await bench.partner(null)
    const session = await bench.signIn(ada)
    const set = async (email: string) =>
      (await api('PUT', PATH, payPal(email), session)).body.payoutMethod.id
    const first = await set('one@money.test')
    expect(await set('one@money.test')).toBe(first)
    expect(await mailsAbout(ada)).toHaveLength(1)
    expect(await set('two@money.test')).not.toBe(first)
    const rows = await bench.backend.deps.db.sql`
      select id, removed_at is null as active from payout_methods
      where partner_id = ${ada.partnerId} order by removed_at`
    expect(rows.map(({ active }) => active)).toEqual([false, true])
    expect(await mailsAbout(ada)).toHaveLength(2)
  })

  test('who removes it is paid nothing until there is another one', async () => {
    const ada = await bench.partner('manual')
    const session = await bench.signIn(ada)
    const { body } = await api('DELETE', PATH, undefined, session)
    expect(body.payoutMethod).toBeNull()
    expect((await api('DELETE', PATH, undefined, session)).status).toBe(200)
    expect(await mailsAbout(ada)).toMatchObject([
      { subject: expect.stringContaining('was removed') },
    ])
    await bench.earn(ada, 500)
    expect((await bench.confirm(ada)).payoutCount).toBe(0)
  })

  test('changing it leaves what is under way where it goes', async () => {
    const ada = await bench.partner('paypal')
    await bench.earn(ada, 500)
    const { payouts } = await bench.confirm(ada)
    const [before] = await bench.backend.deps.db.sql`
      select payout_method_id as id from transfers where payout_id = ${payouts[0].id}`
    await api('PUT', PATH, payPal('new@money.test'), await bench.signIn(ada))
    const [after] = await bench.backend.deps.db.sql`
      select t.payout_method_id as id, m.removed_at from transfers t
      join payout_methods m on m.id = t.payout_method_id where t.payout_id = ${payouts[0].id}`
    expect([after!.id, after!.removed_at]).toEqual([before!.id, expect.any(Date)])
  })

  test('may share an account with another; whoever watches for fraud is told', async () => {
    const ada = await bench.partner(null)
    const bob = await bench.partner(null, { in: ada })
    for (const who of [ada, bob]) {
      const session = await bench.signIn(who)
      expect((await api('PUT', PATH, payPal('shared@money.test'), session)).status).toBe(200)
    }
    const [event] = await bench.backend.deps.db.sql`
      select data from outbox where type = 'partner.updated'
        and data->>'change' = 'payout_method' and data->>'partnerId' = ${bob.partnerId}`
    expect(event!.data.sharedWith).toBe(ada.partnerId)
    const flags = await bench.backend.deps.db.sql`
      select rule from fraud_flags where partner_id in ${bench.backend.deps.db.sql([ada.partnerId, bob.partnerId])}`
    expect(flags.map(({ rule }) => rule)).toContain('duplicateIdentity')
  })

  test('is offered the methods that pay in the currency of their programs', async () => {
    for (const provider of ['sepa', 'nacha'] as const) await bench.fund(provider)
    const offered = async (currency: string) => {
      const session = await bench.signIn(await bench.partner(null, { currency }))
      const { body } = await api('GET', PATH, undefined, session)
      return body.providers.map(({ name }: { name: string }) => name)
    }
    expect(await offered('usd')).toContain('nacha')
    expect(await offered('usd')).not.toContain('sepa')
    expect(await offered('eur')).toContain('sepa')
    expect(await offered('eur')).not.toContain('nacha')
  })

  test.each([
    [{ provider: 'paypal', details: { email: 'no address' } }, 'details.email'],
    [{ provider: 'paypal', details: {} }, 'details.email'],
    [{ provider: 'paypal', details: { email: 'a@b.co', iban: 'x' } }, 'details.iban'],
    [{ provider: 'sepa', details: { iban: 'DE89370400440532013000' } }, 'provider'],
    [
      { provider: 'nacha', details: { ...US_ACCOUNT, accountType: 'Girokonto' } },
      'details.accountType',
    ],
    [{ provider: 'nacha', details: { ...US_ACCOUNT, routing: '1' } }, 'details.routing'],
    [{ provider: 'cash', details: {} }, 'provider'],
    [{ provider: 'constructor', details: {} }, 'provider'],
    [{ provider: 'manual', details: { instructions: 'a\u0000' } }, 'details.instructions'],
  ])('who sends %j is told what is wrong', async (body, path) => {
    const session = await bench.signIn(await bench.partner(null))
    const answer = await api('PUT', PATH, body, session)
    expect([answer.status, answer.body.error.issues[0].path]).toEqual([422, path])
  })

  test('whose address was changed since must sign in again', async () => {
    const ada = await bench.partner(null)
    const session = await bench.signIn(ada)
    await bench.backend.deps.db.sql`
      update partners set email = 'stolen@evil.test' where id = ${ada.partnerId}`
    const answer = await api('PUT', PATH, payPal('x@evil.test'), session)
    expect([401, 403]).toContain(answer.status)
  })
})

describe('X: a host that would set where its partners are paid', () => {
  test('can do so neither with its key nor with an embedded dashboard', async () => {
    const ada = await bench.partner('paypal')
    const rows = () =>
      bench.backend.deps.db.sql`
        select id, removed_at from payout_methods where partner_id = ${ada.partnerId}`
    const before = await rows()
    const page = await openPage(bench.backend, bench.workspace, { partnerId: ada.partnerId })
    const evil = payPal('host@evil.test')
    for (const authorization of [
      `Bearer ${bench.workspace.secretKey}`,
      `Bearer ${bench.workspace.publishableKey}`,
      `Bearer ${page.token}`,
      'Bearer svc_ps_00000000000000000000000000000000',
      '',
    ]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? evil : undefined
        const headers = { authorization, origin: 'https://shop.test' }
        expect((await api(method, PATH, body, headers)).status).toBe(401)
      }
    }
    const settings = { payoutMethod: evil, payoutEmail: 'host@evil.test', ...evil }
    await api('PATCH', `/partners/${ada.partnerId}`, { ...settings, programId: ada.programId })
    await page.call('PATCH', '', settings)
    await page.call('PUT', '/payout-method', evil)
    expect(await rows()).toEqual(before)
  })
})
