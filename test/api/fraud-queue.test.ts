import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { testBackend } from '../kit/test-backend.ts'
import { joinMember } from '../kit/people.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'

const backend = await testBackend()
const watched = await openWatched(backend)

const SELF = { customerEmail: 'ada.partner@partners.test' }

const flagged = (w: Watched = watched) => w.sellFlagged()
const statusOf = async (id: string, w: Watched = watched) => (await w.commission(id)).status

describe('releasing', () => {
  test('lets the commission go back to its holding period, with who, when and why', async () => {
    const { commission, flag } = await flagged()
    const { status, body } = await watched.release(flag.id, { note: ' A colleague of hers. ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: flag.id, status: 'released', note: 'A colleague of hers.' })
    expect(body.reviewedBy).toStartWith('key:key_')
    expect(body.reviewedAt).toBe(new Date(backend.clock.now()).toISOString())
    expect(await statusOf(commission.id)).toBe('pending')
    await watched.agree()
  })

  test('keeps the commission until its last flag is released', async () => {
    const w = await openWatched(backend, {
      fraudSettings: { disposableEmail: { extraDomains: ['partners.test'] } },
    })
    // The partner's own address is a disposable one now, which is a finding about the partner.
    const commission = await w.sell({ lead: SELF })
    const found = await w.flags('?status=open')
    expect(found.map(({ rule }) => rule).toSorted()).toEqual([
      'disposableEmail',
      'disposableEmail',
      'selfReferral',
      'tooFast',
    ])
    for (const [i, { id }] of found.entries()) {
      expect(await statusOf(commission.id, w)).toBe('hold')
      expect((await w.release(id)).body).toMatchObject({ status: 'released' })
      expect(await w.flags('?status=open')).toHaveLength(found.length - 1 - i)
    }
    expect(await statusOf(commission.id, w)).toBe('pending')
    await w.agree()
  })

  test('keeps the share of a partner who is under review, and that of a commission that is', async () => {
    const w = await openWatched(backend, {
      fraudSettings: {
        tooFast: { enabled: false },
        disposableEmail: { extraDomains: ['burner.test'] },
      },
    })
    await w.reward('referral', { type: 'percentage', rateBps: 5000 })
    const { sql } = backend.deps.db
    const bringer = async (name: string, email: string) => {
      const brought = await w.enroll(name, { email })
      const { id } = w.ada.enrollment
      await sql`update enrollments set referred_by_id = ${brought.enrollment.id} where id = ${id}`
      const { commission, flag } = await flagged(w)
      const [share] = await w.commissions(`&partnerId=${brought.partner.id}`)
      const [own] = await w.flags(`?partnerId=${brought.partner.id}`)
      const statuses = async () => [await statusOf(commission.id, w), await statusOf(share.id, w)]
      return { flag, own, statuses }
    }
    const bob = await bringer('Bob Brought', 'bob@burner.test')
    expect(await bob.statuses()).toEqual(['hold', 'hold'])
    await w.release(bob.flag.id)
    expect(await bob.statuses()).toEqual(['pending', 'hold'])
    await w.release(bob.own.id)
    expect(await bob.statuses()).toEqual(['pending', 'pending'])

    const cyd = await bringer('Cyd Brought', 'cyd@burner.test')
    await w.release(cyd.own.id)
    expect(await cyd.statuses()).toEqual(['hold', 'hold'])
    await w.release(cyd.flag.id)
    expect(await cyd.statuses()).toEqual(['pending', 'pending'])
    await w.agree()
  })

  test('many at once is all or none', async () => {
    const [a, b] = [await flagged(), await flagged()]
    const body = { flagIds: [b.flag.id, a.flag.id, b.flag.id], note: 'fine' }
    const missing = { flagIds: [a.flag.id, 'ff_none'] }
    const refused = await watched.workspace.api('POST', '/fraud/flags/release', missing)
    expect(refused.status).toBe(404)
    expect(await statusOf(a.commission.id)).toBe('hold')
    const done = await watched.workspace.api('POST', '/fraud/flags/release', body)
    expect(done.body.map(({ id, status }: any) => [id, status])).toEqual([
      [b.flag.id, 'released'],
      [a.flag.id, 'released'],
    ])
    expect(await statusOf(a.commission.id)).toBe('pending')
    const again = await watched.workspace.api('POST', '/fraud/flags/reject', body)
    expect(again.status).toBe(409)
    await watched.agree()
  })
})

describe('rejecting', () => {
  test('cancels the commission for fraud and gives the ledger its money back', async () => {
    const w = await openWatched(backend)
    const { commission, flag } = await flagged(w)
    expect(await w.balance()).toMatchObject({ accrued: 1000 })
    const { status, body } = await w.reject(flag.id, { note: 'Her own card.' })
    expect({ status, ...body }).toMatchObject({ status: 'rejected', note: 'Her own card.' })
    expect(await w.commission(commission.id)).toMatchObject({ status: 'fraud', earnings: 0 })
    expect(await w.balance()).toMatchObject({ accrued: 0 })
    expect((await w.sell()).status).toBe('pending')
    await w.agree()
  })

  test('closes the other flags of the commission too', async () => {
    const w = await openWatched(backend, { fraudSettings: { tooFast: { enabled: true } } })
    await w.sell({ lead: SELF })
    const [first, second] = await w.flags()
    await w.reject(first.id)
    expect((await w.flags('?status=rejected')).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await w.reject(second.id)).status).toBe(409)
  })

  test('cancels the share of whoever brought the partner; a release releases it', async () => {
    const w = await openWatched(backend)
    await w.reward('referral', { type: 'percentage', rateBps: 5000 })
    const bob = await w.enroll('Bob Brought')
    await backend.deps.db.sql`
      update enrollments set referred_by_id = ${bob.enrollment.id} where id = ${w.ada.enrollment.id}`
    const [a, b] = [await flagged(w), await flagged(w)]
    const shares = async () =>
      (await w.commissions(`&partnerId=${bob.partner.id}`)).map(({ status }) => status)
    expect(await shares()).toEqual(['hold', 'hold'])
    await w.release(a.flag.id)
    expect(await shares()).toEqual(['pending', 'hold'])
    await w.reject(b.flag.id)
    expect(await shares()).toEqual(['pending', 'fraud'])
    await w.agree()
  })

  test('of what was paid meanwhile closes the flag and leaves the money', async () => {
    const w = await openWatched(backend, { holdingPeriodDays: 0 })
    const { commission, flag } = await flagged(w)
    const { id } = commission
    await backend.deps.db.sql`update commissions set status = 'paid' where id = ${id}`
    expect((await w.reject(flag.id)).body.status).toBe('rejected')
    expect(await statusOf(id, w)).toBe('paid')
  })
})

test('of two people who decide at once one wins, the other is told by whom it was decided', async () => {
  const { commission, flag } = await flagged()
  const answers = await Promise.all([
    watched.release(flag.id),
    watched.reject(flag.id),
    watched.release(flag.id),
    watched.reject(flag.id),
  ])
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const lost = answers.filter(({ status }) => status === 409)
  expect(lost).toHaveLength(3)
  expect(lost[0]!.body.error.message).toContain('already by key:key_')
  const expected = won[0]!.body.status === 'released' ? 'pending' : 'fraud'
  expect(await statusOf(commission.id)).toBe(expected)
  await watched.agree()
})

test('two flags of one commission that are released at once release it', async () => {
  const w = await openWatched(backend, { fraudSettings: { tooFast: { enabled: true } } })
  for (let round = 0; round < 3; round++) {
    const commission = await w.sell({ lead: SELF })
    const found = await w.flags('?status=open')
    expect(found).toHaveLength(2)
    await Promise.all(found.map(({ id }) => w.release(id)))
    expect(await statusOf(commission.id, w)).toBe('pending')
  }
})

test('time releases nothing: after a year the flag is open and the commission held', async () => {
  const w = await openWatched(backend)
  const { commission, flag } = await flagged(w)
  const before = backend.clock.now()
  backend.clock.advance(366 * 86_400_000)
  const ordinary = await w.sell()
  await matureCommissions(
    createCtx(backend.deps, {
      workspaceId: w.workspace.id,
      plan: 'business',
      actor: { type: 'system', name: 'test' },
    }),
  )
  expect(await statusOf(commission.id, w)).toBe('hold')
  expect((await w.workspace.api('GET', `/fraud/flags/${flag.id}`)).body.status).toBe('open')
  expect(await statusOf(ordinary.id, w)).toBe('pending')
  backend.clock.set(before)
})

test('a member reads in German why something is held, and so does its commission', async () => {
  const { sellFlagged, workspace } = await openWatched(backend, {})
  const { commission, flag } = await sellFlagged()
  const member = await joinMember(backend, workspace, { role: 'admin' })
  const german = { 'accept-language': 'de-DE' }
  const { body } = await member.call('GET', `/fraud/flags/${flag.id}`, undefined, german)
  expect(body.sentence).toBe('Kunde und Partner haben dieselbe E-Mail-Adresse.')
  const told = await member.call('GET', `/commissions/${commission.id}`, undefined, german)
  expect(told.body.explanation.steps).toContain(
    'Sie ist zurückgehalten: Kunde und Partner haben dieselbe E-Mail-Adresse.',
  )
})
