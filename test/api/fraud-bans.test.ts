import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openPage } from '../kit/embed.ts'
import { openWatched, type Watched } from '../kit/fraud.ts'
import { until } from '../kit/jobs.ts'
import { createTestProgram } from '../kit/program.ts'

const backend = await testBackend()

/** Waits until that many transactions wait for locks. */
const untilWaiting = (count: number) =>
  until(async () => {
    const waiting = await backend.deps.db.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length >= count
  })

const statusOf = async (w: Watched, id: string) => (await w.commission(id)).status

describe('a ban', () => {
  async function withEverything() {
    const w = await openWatched(backend, { holdingPeriodDays: 30 })
    const { workspace, ada, program } = w
    const self = await w.sell({ lead: { customerEmail: 'ada.partner@partners.test' } })
    const ordinary = await w.sell()
    const discount = { groupId: w.group.id, type: 'flat', amount: 100 }
    await workspace.api('POST', '/discounts', discount)
    const code = { code: `ADA${workspace.slug.replaceAll('-', '')}`, linkId: ada.link.id }
    const coded = await workspace.api('POST', '/discount-codes', {
      ...code,
      partnerId: ada.partner.id,
    })
    expect(coded.status).toBeLessThan(300)
    const page = await openPage(backend, workspace, {
      partnerId: ada.partner.id,
      programId: program.id,
    })
    const [flag] = await w.flags()
    const linkStatus = async () => (await workspace.visit(ada.link.key, { visitor: 'v' })).status
    const codes = async () => (await workspace.api('GET', '/discount-codes')).body.length
    return { w, page, flag, self, ordinary, linkStatus, codes }
  }

  test('by rejecting a flag stops links, codes and sessions, cancels what is unpaid, closes the flags', async () => {
    const { w, page, flag, self, ordinary, linkStatus, codes } = await withEverything()
    const { workspace, ada, program } = w
    expect([await linkStatus(), await codes()]).toEqual([302, 1])
    expect((await page.call('GET', '')).status).not.toBe(401)
    const { body } = await w.reject(flag.id, { ban: true, note: 'Her own purchases.' })
    expect(body).toMatchObject({ status: 'rejected', note: 'Her own purchases.' })
    const banned = await workspace.api('GET', `/partners/${ada.partner.id}`)
    expect(banned.body).toMatchObject({ status: 'banned', bannedReason: 'fraud' })
    expect([await linkStatus(), await codes()]).toEqual([404, 0])
    expect((await page.call('GET', '')).status).toBe(401)
    expect(await statusOf(w, self.id)).toBe('fraud')
    expect(await statusOf(w, ordinary.id)).toBe('canceled')
    expect(await w.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
    expect(await w.flags('?status=open')).toEqual([])
    await w.agree()
    const again = { email: ada.partner.email, name: 'Ada', programId: program.id }
    expect((await workspace.api('POST', '/partners', again)).status).toBe(409)
    expect((await workspace.api('GET', `/partners/${ada.partner.id}`)).body.status).toBe('banned')
    expect(await linkStatus()).toBe(404)
  })

  test('of the partner closes the open flags; lifting it restores links and codes only', async () => {
    const { w, page, self, ordinary, linkStatus, codes } = await withEverything()
    const { workspace, ada } = w
    const path = `/partners/${ada.partner.id}`
    await workspace.api('POST', `${path}/ban`, { reason: 'spam' })
    const [closed] = await w.flags()
    expect(closed).toMatchObject({ status: 'rejected', note: 'The partner was banned.' })
    expect((await workspace.api('POST', `${path}/unban`)).status).toBe(200)
    expect([await linkStatus(), await codes()]).toEqual([302, 1])
    expect((await page.call('GET', '')).status).toBe(401)
    expect(await statusOf(w, self.id)).toBe('canceled')
    expect(await statusOf(w, ordinary.id)).toBe('canceled')
    expect((await w.flags())[0].status).toBe('rejected')
    expect((await w.sell()).status).toBe('pending')
    await w.agree()
  })

  test.each(['one who takes part', 'one who does not'])(
    'by rejecting a flag of a partner who becomes %s meanwhile is refused, and leaves the other alone',
    async (which) => {
      const w = await openWatched(backend)
      const { workspace, program } = w
      const elsewhere = await createTestProgram(backend, workspace, { name: 'Elsewhere' })
      const into = await (which === 'one who takes part' ? w : elsewhere).enroll('Grace')
      const { commission, flag } = await w.sellFlagged()
      const from = commission.partner.id
      let merged: Promise<{ status: number }> | undefined
      let rejected: Promise<{ status: number }> | undefined
      const { sql } = backend.deps.db
      await sql.begin(async (tx) => {
        await tx`select from partners where id = ${from} for update`
        // The merge is first in the queue; the rejection has read whose flag it is by then.
        const body = { fromPartnerId: from, intoPartnerId: into.partner.id }
        merged = workspace.api('POST', '/partners/merge', body)
        await untilWaiting(1)
        rejected = w.reject(flag.id, { ban: true })
        await untilWaiting(2)
        const free = await tx`
          select from enrollments where partner_id = ${from} for update skip locked`
        expect(free).toHaveLength(1)
      })
      expect([(await merged)?.status, (await rejected)?.status]).toEqual([200, 404])
      const query = `?programId=${program.id}`
      const { body } = await workspace.api('GET', `/partners/${into.partner.id}${query}`)
      expect(body.status).toBe('approved')
      expect(await w.flags('?status=open')).toHaveLength(1)
    },
  )

  test('flags the same person in the other programs of the workspace, and only of this one', async () => {
    const w = await openWatched(backend, { holdingPeriodDays: 30 })
    const { workspace, ada, program } = w
    const second = await createTestProgram(backend, workspace, { name: 'Second' })
    const there = await second.enroll('Ada Partner')
    const twin = await second.enroll('Ada Again', { email: 'ada.partner+2@partners.test' })
    const [known] = await w.flags()
    expect(known).toMatchObject({ rule: 'duplicateIdentity', partnerId: twin.partner.id })
    await workspace.api('POST', `/partners/${ada.partner.id}/ban`, {
      reason: 'fraud',
      programId: program.id,
    })
    const found = await w.flags('?rule=banElsewhere&status=open')
    expect(found.map(({ enrollmentId }) => enrollmentId).toSorted()).toEqual(
      [there.enrollment.id, twin.enrollment.id].toSorted(),
    )
    expect(found[0].evidence.program).toBe(program.id)
    const elsewhere = await openWatched(backend)
    expect(await elsewhere.flags()).toEqual([])
  })

  test('and a sale at the same moment leave nothing unpaid and nothing open', async () => {
    for (let round = 0; round < 3; round++) {
      const w = await openWatched(backend)
      await w.customer('racer', { lead: { customerEmail: 'ada.partner@partners.test' } })
      const ban = { reason: 'fraud' }
      await Promise.all([
        w.sale('racer', 10_000),
        w.workspace.api('POST', `/partners/${w.ada.partner.id}/ban`, ban),
        w.sale('racer', 10_000),
      ])
      expect(await w.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
      expect(await w.flags('?status=open')).toEqual([])
      await w.agree()
    }
  })
})
