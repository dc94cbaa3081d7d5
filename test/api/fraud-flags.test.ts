import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'

const backend = await testBackend()
const watched = await openWatched(backend)

const flagged = (w: Watched = watched) => w.sellFlagged()

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

describe('routes', () => {
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
})
