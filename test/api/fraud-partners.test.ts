import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import type { Scope } from '../../server/db/scope.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'
import type { TestEnrollment } from '../kit/program.ts'

const backend = await testBackend()

const scopeOf = ({ workspace }: Watched): Scope => ({
  workspaceId: workspace.id,
  plan: 'business',
  actor: { type: 'system', name: 'test' },
})

/** As the partner does it after proving the address. */
const payTo = (w: Watched, { partner }: TestEnrollment, iban: string) =>
  inTransaction(createCtx(backend.deps, scopeOf(w)), (ctx) =>
    setPayoutMethod(ctx, {
      partnerId: partner.id,
      provider: 'sepa',
      details: { iban },
    }),
  )

const IBAN = 'DE89370400440532013000'
const OTHER = 'DE02120300000000202051'
const statusOf = async (w: Watched, id: string) => (await w.commission(id)).status

describe('a second partner with the same account', () => {
  test('is flagged, and all that they earned and will earn is held until a person releases it', async () => {
    const w = await openWatched(backend, { holdingPeriodDays: 0 })
    const bob = await w.enroll('Bob')
    await payTo(w, w.ada, IBAN)
    const ofAda = await w.sell()
    const before = await w.sell({ by: bob })
    expect(before.status).toBe('pending')
    await payTo(w, bob, IBAN)
    const [flag, ...more] = await w.flags()
    expect(more).toEqual([])
    expect(flag).toMatchObject({
      rule: 'duplicateIdentity',
      severity: 'high',
      partnerId: bob.partner.id,
      enrollmentId: bob.enrollment.id,
      commissionId: null,
      commission: null,
      evidence: { match: 'payout', partners: w.ada.partner.id, count: '1' },
    })
    expect(await statusOf(w, before.id)).toBe('hold')
    expect(await statusOf(w, ofAda.id)).not.toBe('hold')
    const later = await w.sell({ by: bob })
    expect(later.status).toBe('hold')
    const { steps } = (await w.commission(later.id)).explanation
    expect(steps.join(' ')).toContain('because the partner is under review: The partner shares')
    const bonus = { type: 'custom', partnerId: bob.partner.id, amount: 500 }
    const { body } = await w.workspace.api('POST', '/commissions', bonus)
    expect(await statusOf(w, body.id)).toBe('hold')
    expect(await w.flags()).toHaveLength(1)
    await w.release(flag.id)
    for (const id of [before.id, later.id, body.id]) {
      expect(await statusOf(w, id)).not.toBe('hold')
    }
    expect((await w.sell({ by: bob })).status).toBe('pending')
    expect(await w.flags('?status=open')).toEqual([])
    await w.agree()
  })

  test('is flagged again when a third one shares it, which nobody has looked at', async () => {
    const w = await openWatched(backend)
    const [bob, eve] = [await w.enroll('Bob'), await w.enroll('Eve')]
    await payTo(w, w.ada, IBAN)
    await payTo(w, bob, IBAN)
    const [first] = await w.flags()
    await w.release(first.id)
    await payTo(w, eve, IBAN)
    expect((await w.sell({ by: bob })).status).toBe('hold')
    const open = await w.flags(`?status=open&partnerId=${bob.partner.id}`)
    expect(open).toHaveLength(1)
    expect(open[0].evidence.count).toBe('2')
    expect(await w.flags(`?partnerId=${bob.partner.id}`)).toHaveLength(2)
  })

  test('may change to an account of their own, but only a person closes the flag', async () => {
    const w = await openWatched(backend)
    const bob = await w.enroll('Bob')
    await payTo(w, w.ada, IBAN)
    await payTo(w, bob, IBAN)
    await payTo(w, bob, OTHER)
    expect(await w.flags('?status=open')).toHaveLength(1)
    expect((await w.sell({ by: bob })).status).toBe('hold')
  })

  test('who is rejected loses what was held; the next commission asks again', async () => {
    const w = await openWatched(backend)
    const bob = await w.enroll('Bob')
    await payTo(w, w.ada, IBAN)
    await payTo(w, bob, IBAN)
    const held = await w.sell({ by: bob })
    const [flag] = await w.flags()
    await w.reject(flag.id)
    expect(await statusOf(w, held.id)).toBe('fraud')
    const next = await w.sell({ by: bob })
    expect(next.status).toBe('hold')
    const open = await w.flags('?status=open')
    expect(open).toHaveLength(1)
    await w.release(open[0].id)
    expect(await statusOf(w, next.id)).toBe('pending')
    await w.agree()
  })
})

test('a merge takes the open flags along: whoever goes on stays under review', async () => {
  const w = await openWatched(backend)
  const [bob, eve] = [await w.enroll('Bob'), await w.enroll('Eve')]
  await payTo(w, w.ada, IBAN)
  await payTo(w, bob, IBAN)
  const merge = { fromPartnerId: bob.partner.id, intoPartnerId: eve.partner.id }
  expect((await w.workspace.api('POST', '/partners/merge', merge)).status).toBe(200)
  const held = await w.sell({ by: eve })
  expect(held.status).toBe('hold')
  const [flag] = await w.flags(`?status=open&partnerId=${eve.partner.id}`)
  await w.release(flag.id)
  expect(await statusOf(w, held.id)).toBe('pending')
  await w.agree()
})

test('who joins with the mailbox of another partner is flagged, whatever tag stands in it', async () => {
  const w = await openWatched(backend)
  await w.enroll('Eve', { email: 'eve@partners.test' })
  const twin = await w.enroll('Eve Again', { email: 'eve+two@partners.test' })
  const [flag] = await w.flags()
  expect(flag).toMatchObject({ partnerId: twin.partner.id, evidence: { match: 'email' } })
  const gmail = await w.enroll('Gina', { email: 'gina.gold@gmail.com' })
  const other = await w.enroll('Gina G', { email: 'ginagold+x@googlemail.com' })
  const found = await w.flags(`?partnerId=${other.partner.id}`)
  expect(found[0].evidence.partners).toBe(gmail.partner.id)
  await w.enroll('Eve Elsewhere', { email: 'eve@other.test' })
  expect(await w.flags()).toHaveLength(2)
})

test('a partner who moves into a banned country is flagged, and so is one who joins from there', async () => {
  const w = await openWatched(backend, {
    fraudSettings: { bannedCountry: { partnerCountries: ['DE'] }, tooFast: { enabled: false } },
  })
  await w.workspace.api('PATCH', `/partners/${w.ada.partner.id}`, { country: 'DE' })
  await w.enroll('Dora', { country: 'DE' })
  await w.enroll('Fritz', { country: 'FR' })
  expect((await w.flags()).map(({ evidence }) => evidence)).toEqual([
    { partnerCountry: 'DE' },
    { partnerCountry: 'DE' },
  ])
  expect((await w.sell()).status).toBe('hold')
})

test('the first ten commissions at once raise a finding about the partner once', async () => {
  const w = await openWatched(backend)
  const change = { fraudSettings: { disposableEmail: { extraDomains: ['partners.test'] } } }
  await w.workspace.api('PATCH', `/programs/${w.program.id}`, change)
  const early = await w.sell({ by: await w.enroll('Early', { email: 'early@fine.test' }) })
  expect(early.status).toBe('pending')
  const held = await Promise.all(Array.from({ length: 10 }, () => w.sell()))
  expect(held.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'hold'))
  const flags = await w.flags()
  expect(flags).toHaveLength(1)
  await w.release(flags[0].id)
  for (const { id } of held) expect(await statusOf(w, id)).toBe('pending')
  await w.agree()
})
