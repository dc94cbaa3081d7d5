import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { EnrollmentStatus } from '../../server/domain/enrollment.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { queuedJobs } from '../kit/jobs.ts'
import { idsOf, openMailFixture } from '../kit/mail-fixture.ts'
import type { TestEnrollment } from '../kit/program.ts'

let bench: Awaited<ReturnType<typeof openMailFixture>>

beforeAll(async () => {
  bench = await openMailFixture()
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const sql = () => bench.backend.deps.db.sql

describe('an enrollment', () => {
  test('that begins with an application is told to the partner and to the program', async () => {
    const ada = await bench.program.enroll('Ada Apply')
    await bench.become(ada, 'pending')
    await bench.reset()
    const data = { ...idsOf(ada), status: 'pending' as const }
    expect(await bench.afterwards('Ada Apply', { type: 'enrollment.created', data })).toEqual([
      ['application-received', ada.partner.email],
      ['new-application', 'team@acme.test'],
    ])
  })

  test.each([
    ['rejected', 'application-rejected'],
    ['banned', 'enrollment-banned'],
    ['deactivated', 'enrollment-deactivated'],
  ] as const)('that is %s is told so', async (status, template) => {
    const name = `Partner ${status}`
    const someone = await bench.program.enroll(name)
    const event = await bench.become(someone, status)
    expect(await bench.afterwards(name, event)).toEqual([[template, someone.partner.email]])
  })

  test('that answers an application is a welcome with the links; any other approval is none', async () => {
    const [applied, unbanned] = [
      await bench.program.enroll('Wel Come'),
      await bench.program.enroll('Un Ban'),
    ]
    const approve = (who: TestEnrollment, previousStatus: EnrollmentStatus): DomainEvent => ({
      type: 'enrollment.updated',
      data: { ...idsOf(who), change: 'approved', status: 'approved', previousStatus },
    })
    await bench.say(approve(applied, 'pending'), approve(unbanned, 'banned'))
    await runOnce(bench.backend.deps)
    expect(await bench.told('Un Ban')).toEqual([])
    expect(await bench.told('Wel Come')).toEqual([['application-approved', applied.partner.email]])
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${applied.partner.id}`)
    expect(body[0].text).toContain(applied.link.key)
  })

  test('that answers an application is a welcome without links that were deleted meanwhile', async () => {
    const applied = await bench.program.enroll('Few Links')
    const { workspace, program } = bench
    const { status, body: second } = await workspace.api('POST', '/partners/links', {
      programId: program.program.id,
      partnerId: applied.partner.id,
      key: 'a-kept-link',
    })
    expect(status).toBe(201)
    const deleted = await workspace.api('DELETE', `/links/${applied.link.id}`)
    expect(deleted.status).toBe(200)
    await bench.say({
      type: 'enrollment.updated',
      data: {
        ...idsOf(applied),
        change: 'approved',
        status: 'approved',
        previousStatus: 'pending',
      },
    })
    await runOnce(bench.backend.deps)
    const { body } = await workspace.api('GET', `/mails?partnerId=${applied.partner.id}`)
    expect(body[0].template).toBe('application-approved')
    expect(body[0].text).toContain(second.key)
    expect(body[0].text).not.toContain(applied.link.key)
  })

  test('that has changed again since is told as it is now', async () => {
    const someone = await bench.program.enroll('Chang Ing')
    const [ban, end] = [
      await bench.become(someone, 'banned'),
      await bench.become(someone, 'deactivated'),
    ]
    expect(await bench.afterwards('Chang Ing', ban, end)).toEqual([
      ['enrollment-deactivated', someone.partner.email],
    ])
  })

  test('of a partner without an address is told to nobody', async () => {
    const someone = await bench.program.enroll('No Address')
    await sql()`update partners set email = null where id = ${someone.partner.id}`
    expect(await bench.afterwards('No Address', await bench.become(someone, 'banned'))).toEqual([])
    expect(await queuedJobs(bench.backend)).toEqual([])
  })

  test('in another group is told of the group', async () => {
    const someone = await bench.program.enroll('Group Goer')
    const [{ group_id: groupId }] = (await sql()`
      select group_id from enrollments where id = ${someone.enrollment.id}`) as any
    const data = { ...idsOf(someone), change: 'group', groupId }
    expect(await bench.afterwards('Group Goer', { type: 'enrollment.updated', data })).toEqual([
      ['group-changed', someone.partner.email],
    ])
  })
})

describe('an event', () => {
  test('that is delivered twice is told once', async () => {
    const someone = await bench.program.enroll('Twice Told')
    await bench.say(await bench.become(someone, 'banned'))
    await relayOutbox(bench.backend.deps)
    const [job] = await queuedJobs(bench.backend, 'deliver-event')
    await sql()`select graphile_worker.add_job('deliver-event', ${JSON.stringify(job!.payload)}::text::json)`
    await runOnce(bench.backend.deps)
    expect(await bench.told('Twice Told')).toHaveLength(1)
    expect(bench.smtp.received).toHaveLength(1)
  })

  test('about what is gone is dropped', async () => {
    const ids = { enrollmentId: 'enr_gone', partnerId: 'pn_gone', programId: 'prog_gone' }
    const { enrollmentId } = ids
    const flag = { ...ids, flagId: 'ff_gone', commissionId: null, rule: 'self-referral' }
    const held = {
      commissionId: 'cm_gone',
      enrollmentId,
      status: 'held',
      change: 'review',
    } as const
    await bench.say(
      { type: 'enrollment.updated', data: { ...ids, change: 'banned', status: 'banned' } },
      { type: 'payout.sent', data: { payoutId: 'po_gone', enrollmentId, status: 'sent' } },
      { type: 'fraud.flagged', data: flag },
      { type: 'commission.updated', data: held },
    )
    await runOnce(bench.backend.deps)
    expect([await queuedJobs(bench.backend), bench.smtp.received]).toEqual([[], []])
  })
})
