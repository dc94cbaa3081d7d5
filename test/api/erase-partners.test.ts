import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { columnsWith } from '../kit/columns-with.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

const CANARY = 'zanzibaria'
const METHOD = '/partner/payout-method'
const IBAN = 'DE89370400440532013000'

let bench: PayoutBench

beforeAll(async () => {
  bench = await openPayoutBench()
  await bench.fund('sepa')
})
afterAll(() => bench.close())

const api = (method: string, path: string, body?: unknown, headers?: HeadersInit) =>
  bench.workspace.api(method, path, body, headers)

/** The canary in the texts that are encrypted. */
async function sealedWith(text: string): Promise<string[]> {
  const { body } = await api('GET', '/mails?pageSize=100')
  return body
    .filter((mail: object) => JSON.stringify(mail).toLowerCase().includes(text))
    .map((mail: any) => mail.template)
}

/** A partner with the canary in whatever a person, the program or the server writes about them. */
async function openCanary(): Promise<Enrolled> {
  const who = await bench.partner(null, {
    name: `Ada ${CANARY}`,
    currency: 'eur',
    tenantId: `tenant-${CANARY}`,
    program: { supportEmail: 'team@acme.test', accountChangeHoldDays: 0 },
  })
  const patch = {
    email: `ada@${CANARY}.test`,
    username: `ada-${CANARY}`,
    companyName: `${CANARY} Ltd`,
    description: `I am ${CANARY}`,
    image: `https://${CANARY}.test/ada.png`,
  }

  expect((await api('PATCH', `/partners/${who.partnerId}`, patch)).status).toBe(200)
  const key = { 'idempotency-key': 'link of a person' }
  const link = { partnerId: who.partnerId, key: `shop-${CANARY}`, comments: `of ${CANARY}` }
  expect((await api('POST', '/partners/links', link, key)).body).toMatchObject({ key: link.key })
  const visit = await bench.workspace.visit(link.key)
  const clickId = new URL(visit.headers.get('location')!).searchParams.get('svc_id')
  const lead = { clickId, eventName: 'Sign up', customerExternalId: 'friend' }
  expect((await api('POST', '/track/lead', lead)).body.link?.key).toBe(link.key)
  const sale = { customerExternalId: 'friend', amount: 900, currency: 'eur', invoiceId: 'in_1' }
  expect((await api('POST', '/track/sale', sale)).status).toBe(200)
  const session = await bench.signIn(who)
  const method = { provider: 'sepa', details: { iban: IBAN } }
  expect((await api('PUT', METHOD, method, session)).status).toBe(200)
  const gift = { partnerId: who.partnerId, type: 'custom', amount: 700, description: CANARY }
  expect((await api('POST', '/commissions', gift)).status).toBe(202)
  const note = { text: `Met ${CANARY} in Lisbon` }
  expect((await api('POST', `/partners/${who.partnerId}/notes`, note)).status).toBe(201)
  await bench.earn(who, 5_000)
  await runOnce(bench.backend.deps)
  return who
}

async function payAll(who: Enrolled): Promise<void> {
  bench.backend.clock.advance(1000)
  await bench.confirm(who)
  const [file] = (await api('GET', `/payouts/files?programId=${who.programId}`)).body
  await api('POST', `/payouts/files/${file.id}/submitted`, {})
  const [payout] = (await api('GET', `/payouts?partnerId=${who.partnerId}`)).body
  expect((await api('POST', `/payouts/${payout.id}/complete`, {})).status).toBe(200)
  await runOnce(bench.backend.deps)
}

describe('erasing a partner', () => {
  test('waits for what is unpaid and under way, then leaves the money and nothing of the person', async () => {
    const who = await openCanary()
    const path = `/partners/${who.partnerId}`
    const unpaid = await api('DELETE', path)
    expect([unpaid.status, unpaid.body.error.message]).toEqual([
      409,
      expect.stringContaining('payable balance of 57.00 EUR'),
    ])
    await bench.confirm(who)
    const underWay = await api('DELETE', `${path}?force=true`)
    expect([underWay.status, underWay.body.error.message]).toEqual([
      409,
      expect.stringContaining('after the payout is completed'),
    ])
    const [open] = (await api('GET', `/payouts/files?programId=${who.programId}`)).body
    expect((await api('POST', `/payouts/files/${open.id}/discard`, {})).status).toBe(200)
    await payAll(who)
    const session = await bench.signIn(who)
    expect((await columnsWith(bench.backend, CANARY)).length).toBeGreaterThan(8)
    expect((await sealedWith(CANARY)).length).toBeGreaterThan(0)
    const before = await bench.balance(who)

    const exported = await api('GET', `${path}/export`)
    const lines = String(exported.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.find(({ record }) => record === 'payout_method')?.details).toContain(IBAN)
    expect(lines.find(({ record }) => record === 'partner')).toMatchObject({
      email: `ada@${CANARY}.test`,
    })
    const records = new Set(lines.map(({ record }) => record))
    const expected = [
      'enrollment',
      'link',
      'discount_code',
      'commission',
      'payout',
      'mail',
      'sign_in',
      'note',
      'audit_entry',
      'own_act',
    ]
    expect(expected.filter((record) => !records.has(record))).toEqual(['discount_code'])

    const erased = await api('DELETE', path)
    expect([erased.status, erased.body]).toEqual([200, { id: who.partnerId, bankFiles: [] }])
    await runOnce(bench.backend.deps)
    expect(await columnsWith(bench.backend, CANARY)).toEqual([])
    expect(await sealedWith(CANARY)).toEqual([])
    expect(await bench.balance(who)).toEqual(before)
    expect(await bench.differences()).toEqual([])
    expect((await api('GET', METHOD, undefined, session)).status).toBe(401)
    const { body: payouts } = await api('GET', `/payouts?partnerId=${who.partnerId}`)
    expect(payouts.map(({ amount }: any) => amount)).toContain(5_700)
    const { body: partner } = await api('GET', path)
    expect(partner).toMatchObject({ name: 'Erased partner', email: null, status: 'deactivated' })
    expect((await api('DELETE', path)).status).toBe(200)
    expect((await api('PATCH', path, { name: 'Ada' })).status).toBe(400)
    expect((await api('POST', `${path}/reactivate`)).status).toBe(400)
    const { partnerId } = who
    const gift = { partnerId, type: 'custom', amount: 700 }
    expect((await api('POST', '/commissions', gift)).status).toBe(400)
    expect((await api('POST', '/tokens/embed/referrals', { partnerId })).status).toBe(400)
  })

  test('cancels what is unpaid by force, with a key that may pay', async () => {
    const who = await bench.partner('sepa', { name: 'Forced Person', currency: 'eur' })
    await bench.earn(who, 300)
    const path = `/partners/${who.partnerId}?force=true`
    const { body: key } = await api('POST', '/workspace/keys', {
      name: 'privacy',
      scopes: ['privacy.write'],
    })
    const headers = { authorization: `Bearer ${key.key}` }
    expect((await api('DELETE', path, undefined, headers)).status).toBe(403)
    expect((await api('DELETE', path)).status).toBe(200)
    expect(await bench.balance(who)).toMatchObject({ payable: 0, accrued: 0 })
    expect(await bench.differences()).toEqual([])
  })

  test('empties the mails to the program that name an applicant, and nothing of others', async () => {
    const other = await bench.partner(null, { program: { supportEmail: 'team@acme.test' } })
    const { programId } = other
    const apply = (name: string, email: string) => applyFrom(bench, { programId, name, email })
    expect((await apply(`Bo`, `bo@${CANARY}.test`)).status).toBe(200)
    expect((await apply('Bob Bowman', 'bob@other.test')).status).toBe(200)
    await runOnce(bench.backend.deps)
    expect(await sealedWith(CANARY)).toContain('new-application')
    const [row] = (await api('GET', `/partners?email=bo@${CANARY}.test&programId=${programId}`))
      .body
    expect((await api('DELETE', `/partners/${row.id}`)).body.id).toBe(row.id)
    await runOnce(bench.backend.deps)
    expect(await columnsWith(bench.backend, CANARY)).toEqual([])
    expect(await sealedWith(CANARY)).toEqual([])
    expect(await sealedWith('bob bowman')).toContain('new-application')
    expect((await api('GET', `/partners/${row.id}`)).body.status).toBe('rejected')
  })

  test('lets the same person begin anew as somebody else', async () => {
    const who = await bench.partner(null, { name: 'Again', currency: 'eur' })
    const [row] = await bench.backend.deps.db.sql<{ email: string }[]>`
      select email from partners where id = ${who.partnerId}`
    const { email } = row!
    expect((await api('DELETE', `/partners/${who.partnerId}`)).status).toBe(200)
    const again = await api('POST', '/partners', { email, programId: who.programId })
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(who.partnerId)
  })
})

test('a customer is exported with leads, sales and refunds', async () => {
  const person = { externalId: 'exported', name: 'Grace', email: 'grace@example.test' }
  const { body: customer } = await api('POST', '/customers', person)
  const sale = {
    customerExternalId: 'exported',
    amount: 900,
    invoiceId: 'in_2',
    metadata: { a: 'b' },
  }
  expect((await api('POST', '/track/sale', sale)).status).toBe(200)
  await api('POST', '/track/refund', { invoiceId: 'in_2', refundId: 'r' })
  const { body } = await api('GET', `/customers/${customer.id}/export`)
  const lines = String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({ record: 'customer', ...person }),
    expect.objectContaining({ record: 'sale', amount: 900, metadata: { a: 'b' } }),
    expect.objectContaining({ record: 'audit_entry', action: 'created' }),
    expect.objectContaining({ record: 'audit_entry', action: 'exported' }),
    expect.objectContaining({ record: 'refund', refundId: 'r', amount: 900 }),
  ])
  const { body: key } = await api('POST', '/workspace/keys', {
    name: 'c',
    scopes: ['customers.write'],
  })
  const headers = { authorization: `Bearer ${key.key}` }
  expect((await api('GET', `/customers/${customer.id}/export`, undefined, headers)).status).toBe(
    403,
  )
})
