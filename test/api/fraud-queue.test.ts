import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { matureCommissions } from '../../server/features/commissions/mature-commissions.ts'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let watched: Watched

beforeAll(async () => {
  backend = await createBackend()
  watched = await openWatched(backend)
})
afterAll(() => backend.close())

const SELF = { customerEmail: 'ada.partner@partners.test' }

/** A commission that is held by one flag. */
async function flagged(w: Watched = watched) {
  const commission = await w.sell({ lead: SELF })
  const [flag] = await w.flags(`?commissionId=${commission.id}`)
  return { commission, flag }
}
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
    await w.workspace.api('PATCH', `/commissions/${id}`, { status: 'pending' })
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
  await matureCommissions(backend.deps, {
    workspaceId: w.workspace.id,
    plan: 'business',
    actor: { type: 'system', name: 'test' },
  })
  expect(await statusOf(commission.id, w)).toBe('hold')
  expect((await w.workspace.api('GET', `/fraud/flags/${flag.id}`)).body.status).toBe('open')
  expect(await statusOf(ordinary.id, w)).toBe('pending')
  backend.clock.set(before)
})

describe('reading', () => {
  test('filters by status, program, partner, rule and commission, the newest first', async () => {
    const w = await openWatched(backend)
    const bob = await w.enroll('Bob')
    const one = await flagged(w)
    const two = await w.sell({ by: bob, lead: { customerEmail: 'x@mailinator.com' } })
    const ids = async (query: string) => (await w.flags(query)).map((flag) => flag.commissionId)
    const [newer, older] = [two.id, one.commission.id]
    expect(await ids('')).toEqual([newer, older])
    expect(await ids(`?programId=${w.program.id}`)).toEqual([newer, older])
    expect(await ids('?programId=prog_none')).toEqual([])
    expect(await ids(`?partnerId=${bob.partner.id}`)).toEqual([newer])
    expect(await ids('?rule=selfReferral')).toEqual([older])
    expect(await ids(`?commissionId=${newer}`)).toEqual([newer])
    await w.release(one.flag.id)
    expect(await ids('?status=open')).toEqual([newer])
    expect(await ids('?status=released')).toEqual([older])
  })

  test('walks by cursor in both directions, and page by page', async () => {
    const w = await openWatched(backend)
    for (let i = 0; i < 5; i++) await flagged(w)
    const all = (await w.flags()).map(({ id }) => id)
    expect(all).toEqual(all.toSorted().toReversed())
    const ids = async (query: string) => (await w.flags(query)).map(({ id }) => id)
    expect(await ids('?pageSize=2')).toEqual(all.slice(0, 2))
    expect(await ids(`?pageSize=2&startingAfter=${all[1]}`)).toEqual(all.slice(2, 4))
    expect(await ids(`?pageSize=2&endingBefore=${all[3]}`)).toEqual(all.slice(1, 3))
    expect(await ids('?pageSize=2&page=3')).toEqual(all.slice(4))
    expect(await ids(`?startingAfter=${all[4]}`)).toEqual([])
  })

  test('lists every rule with its title and what programs begin with', async () => {
    const { status, body } = await watched.workspace.api('GET', '/fraud/rules')
    expect(status).toBe(200)
    expect(body).toHaveLength(9)
    expect(body.find(({ rule }: any) => rule === 'tooFast')).toEqual({
      rule: 'tooFast',
      title: 'The conversion followed the click too fast',
      defaults: { enabled: true, minSeconds: 5 },
    })
  })
})

describe('doors', () => {
  test('another workspace sees and changes nothing', async () => {
    const { commission, flag } = await flagged()
    const other = await createTestWorkspace(backend)
    expect((await other.api('GET', '/fraud/flags')).body).toEqual([])
    for (const [method, path, body] of [
      ['GET', `/fraud/flags/${flag.id}`, undefined],
      ['POST', `/fraud/flags/${flag.id}/release`, {}],
      ['POST', `/fraud/flags/${flag.id}/reject`, { ban: true }],
      ['POST', '/fraud/flags/release', { flagIds: [flag.id] }],
      ['POST', '/fraud/flags/reject', { flagIds: [flag.id] }],
    ] as const) {
      expect((await other.api(method, path, body)).status).toBe(404)
    }
    expect(await statusOf(commission.id)).toBe('hold')
  })

  test('plans below business and keys without the scope are refused', async () => {
    const { flag } = await flagged()
    const free = await createTestWorkspace(backend, { plan: 'pro' })
    expect((await free.api('GET', '/fraud/flags')).status).toBe(403)
    expect((await free.api('GET', '/fraud/rules')).status).toBe(403)
    expect((await free.api('POST', '/fraud/flags/ff_x/release')).status).toBe(403)
    const keyFor = async (scopes: string[]) => {
      const key = { name: 'k', scopes }
      const { body } = await watched.workspace.api('POST', '/workspace/keys', key)
      return { authorization: `Bearer ${body.secret ?? body.key ?? body.token}` }
    }
    const reader = await keyFor(['program.read'])
    const stranger = await keyFor(['links.write'])
    const path = `/fraud/flags/${flag.id}`
    expect((await watched.workspace.api('GET', path, undefined, reader)).status).toBe(200)
    expect((await watched.workspace.api('POST', `${path}/release`, {}, reader)).status).toBe(403)
    expect((await watched.workspace.api('GET', path, undefined, stranger)).status).toBe(403)
  })

  test('what cannot be read is refused with its place, and nothing is closed', async () => {
    const { flag } = await flagged()
    const { api } = watched.workspace
    const many = Array.from({ length: 101 }, (_, i) => `ff_${i}`)
    const id = flag.id
    for (const [method, path, body] of [
      ['POST', `/fraud/flags/${id}/release`, { note: 1 }],
      ['POST', `/fraud/flags/${id}/release`, { note: 'x'.repeat(1001) }],
      ['POST', `/fraud/flags/${id}/release`, { note: 'a\u0000b' }],
      ['POST', `/fraud/flags/${id}/release`, []],
      ['POST', `/fraud/flags/${id}/reject`, { ban: 'yes' }],
      ['POST', '/fraud/flags/release', {}],
      ['POST', '/fraud/flags/release', { flagIds: [] }],
      ['POST', '/fraud/flags/reject', { flagIds: many }],
      ['POST', '/fraud/flags/reject', { flagIds: [1] }],
      ['GET', '/fraud/flags?status=closed', undefined],
      ['GET', '/fraud/flags?rule=none', undefined],
      ['GET', '/fraud/flags?pageSize=101', undefined],
      ['GET', '/fraud/flags?startingAfter=cm_1', undefined],
      ['GET', `/fraud/flags?startingAfter=${id}&endingBefore=${id}`, undefined],
    ] as const) {
      const { status, body: answer } = await api(method, path, body)
      expect([path, status]).toEqual([path, 422])
      expect(answer.error.issues.length).toBeGreaterThan(0)
    }
    for (const path of ['ff_none', 'x'.repeat(65), 'ff_%00', '%27%20or%201=1']) {
      const { status } = await api('GET', `/fraud/flags/${path}`)
      expect([404, 422]).toContain(status)
    }
    expect((await api('GET', '/fraud/flags?partnerId=%00')).status).toBeLessThan(500)
    expect((await api('GET', `/fraud/flags/${id}`)).body.status).toBe('open')
  })

  test('a decision is repeated under its Idempotency-Key without being taken twice', async () => {
    const { flag } = await flagged()
    const path = `/fraud/flags/${flag.id}/release`
    const key = { 'idempotency-key': `once ${flag.id}` }
    const first = await watched.workspace.api('POST', path, { note: 'ok' }, key)
    const again = await watched.workspace.api('POST', path, { note: 'ok' }, key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
  })
})
