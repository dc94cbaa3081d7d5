import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { CommissionStatus } from '../../server/domain/commission.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { makeDue, queuedJobs } from '../kit/jobs.ts'
import { idsOf, openMailFixture } from '../kit/mail-fixture.ts'
import type { TestEnrollment } from '../kit/program.ts'

let bench: Awaited<ReturnType<typeof openMailFixture>>

beforeAll(async () => {
  bench = await openMailFixture()
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const sql = () => bench.backend.deps.db.sql

/** How each of them came about. */
const HOW = {
  event: null,
  reward: null,
  conversion: null,
  steps: [
    {
      code: 'earning.percentage',
      values: {
        rate: { bps: 3_000 },
        amount: { minor: '5000', currency: 'usd' },
        earnings: { minor: '1500', currency: 'usd' },
      },
    },
  ],
}

describe('money', () => {
  const commission = async (
    of: TestEnrollment,
    earnings: number,
    status: CommissionStatus = 'pending',
  ) => {
    const id = bench.backend.deps.ids.make('cm')
    await sql()`
      insert into commissions (workspace_id, id, program_id, enrollment_id, partner_id, source_key, type,
        status, amount, earned, earnings, currency, explanation, matures_at)
      values (${bench.workspace.id}, ${id}, ${bench.program.program.id}, ${of.enrollment.id}, ${of.partner.id},
        ${`custom:${id}`}, 'sale', ${status}, 0, ${earnings}, ${earnings}, 'usd', ${JSON.stringify(HOW)}::text::jsonb, now())`
    const ids = { commissionId: id, enrollmentId: of.enrollment.id }
    return {
      id,
      created: {
        type: 'commission.created',
        data: { ...ids, commissionType: 'sale', status },
      } as const,
    }
  }

  test('that is earned many times in an hour is one mail, in the reader’s language', async () => {
    const ada = await bench.program.enroll('Ada Earner')
    await sql()`update partners set locale = 'de' where id = ${ada.partner.id}`
    await bench.reset()
    for (const earnings of [100_000, 23_450, -500]) {
      await bench.say((await commission(ada, earnings)).created)
      await relayOutbox(bench.backend.deps)
    }
    expect((await queuedJobs(bench.backend)).map(({ task }) => task)).toEqual(['write-digest'])
    await runOnce(bench.backend.deps)
    expect(bench.smtp.received).toEqual([])
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${ada.partner.id}`)
    expect(body).toHaveLength(1)
    expect(body[0].subject).toBe('Sie haben 1.234,50 $ mit Acme verdient')
    expect(body[0].text).toContain('Summe: 1.234,50\u00a0$')
    expect(body[0].text).toContain(`/partners/?program=${bench.program.program.id}`)
    const { source } = bench.smtp.received[0]!
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ')
    expect(headers).toMatch(/^List-Unsubscribe: <http.*\/api\/mails\/unsubscribe\/ws_.*>$/m)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('that was told in one mail is not in the next one', async () => {
    const dora = await bench.program.enroll('Dora Digest')
    await bench.reset()
    for (const earnings of [100_000, 23_450]) {
      await bench.say((await commission(dora, earnings)).created)
      await relayOutbox(bench.backend.deps)
      await makeDue(bench.backend)
      await runOnce(bench.backend.deps)
      bench.backend.clock.advance(1)
    }
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${dora.partner.id}`)
    expect(body.map(({ subject }: any) => /\$[\d,.]+/.exec(subject)?.[0]).toSorted()).toEqual([
      '$1,000.00',
      '$234.50',
    ])
  })

  test('that was refunded or canceled before the mail is not in it', async () => {
    const eve = await bench.program.enroll('Eve Refund')
    await bench.reset()
    const earned = [await commission(eve, 1000), await commission(eve, 2000)]
    for (const { created } of earned) await bench.say(created)
    await relayOutbox(bench.backend.deps)
    const [first, second] = earned.map(({ id }) => id)
    await sql()`update commissions set status = 'reversed', earnings = 0 where id = ${first!}`
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const read = async () =>
      (await bench.workspace.api('GET', `/mails?partnerId=${eve.partner.id}`)).body
    const [mail] = await read()
    expect(mail.subject).toContain('$20.00')
    expect(mail.text).not.toContain('$30.00')
    await bench.say((await commission(eve, 500, 'canceled')).created)
    await sql()`update commissions set status = 'canceled' where id = ${second!}`
    await relayOutbox(bench.backend.deps)
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    expect(await read()).toHaveLength(1)
  })

  test('adds up line by line: what is left of each, the others, and apart what is under review', async () => {
    const uma = await bench.program.enroll('Uma Adder')
    await bench.reset()
    const amounts = [1_000, 2_000, 30_000, 450, 599, 60, 7]
    const earned = []
    for (const amount of amounts) {
      earned.push(await commission(uma, amount))
      bench.backend.clock.advance(1)
    }
    earned.push(await commission(uma, 513, 'held'))
    for (const { created } of earned) await bench.say(created)
    await relayOutbox(bench.backend.deps)
    await sql()`update commissions set clawed_back = 15000 where id = ${earned[2]!.id}`
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${uma.partner.id}`)
    const facts = [...body[0].text.matchAll(/^(.+): \$([\d,]+\.\d\d)$/gm)].map(
      ([, label, amount]) => [label, Number(amount.replace(/[,.]/g, ''))] as const,
    )
    const at = facts.findIndex(([label]) => label === 'Total')
    const lines = facts.slice(0, at)
    const total = amounts.reduce((sum, amount) => sum + amount) - 15_000
    expect(lines.map(([, amount]) => amount)).toEqual([7, 60, 599, 450, 15_000, 3_000])
    expect(lines.at(-1)![0]).toBe('2 more commissions')
    expect(facts.slice(at)).toEqual([
      ['Total', total],
      ['Under review, not included', 513],
    ])
    expect(body[0].subject).toContain('$191.16')
  })

  test('that is all under review is not called earned', async () => {
    const ivy = await bench.program.enroll('Ivy Waiting')
    await bench.reset()
    await bench.say((await commission(ivy, 513, 'held')).created)
    await relayOutbox(bench.backend.deps)
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${ivy.partner.id}`)
    expect(body.map(({ template }: { template: string }) => template)).toEqual(['commission-held'])
    expect(body[0].subject).toBe('Your commission of $5.13 is under review')
  })

  test('is told no more after one click on the link in the mail', async () => {
    const bob = await bench.program.enroll('Bob Quiet')
    await bench.say((await commission(bob, 500)).created)
    await runOnce(bench.backend.deps)
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${bob.partner.id}`)
    const path = /\/api(\/mails\/unsubscribe\/\S+)/.exec(body[0].text)![1]!
    const anonymous = { authorization: '' }
    const asked = await bench.workspace.api('GET', path, undefined, anonymous)
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('<form')])
    const german = { ...anonymous, 'accept-language': 'de' }
    const { body: page } = await bench.workspace.api('GET', path, undefined, german)
    expect(page).toContain('<button>Abbestellen</button>')
    const off = async () =>
      (await sql()`select digest_off from enrollments where id = ${bob.enrollment.id}`)[0]!
        .digest_off
    expect(await off()).toBe(false)
    const headers = { ...anonymous, 'content-type': 'application/x-www-form-urlencoded' }
    for (let i = 0; i < 2; i++) {
      const done = await bench.workspace.api('POST', path, 'List-Unsubscribe=One-Click', headers)
      expect(done.status).toBe(200)
    }
    expect(await off()).toBe(true)
    await bench.say((await commission(bob, 500)).created)
    await relayOutbox(bench.backend.deps)
    expect(await queuedJobs(bench.backend)).toEqual([])
    await bench.workspace.api('POST', `${path}?again=true`, '', headers)
    expect(await off()).toBe(false)
    const forged = path.replace(/\.[^.]+$/, '.AAAA')
    for (const wrong of [forged, '/mails/unsubscribe/x', '/mails/unsubscribe/a.b.c']) {
      expect((await bench.workspace.api('POST', wrong, '', headers)).status, wrong).toBe(404)
      expect((await bench.workspace.api('GET', wrong)).status, wrong).toBe(404)
    }
  })

  test('names its way to unsubscribe only to keys that may act on mails', async () => {
    const ida = await bench.program.enroll('Ida Reader')
    await bench.say((await commission(ida, 500)).created)
    await runOnce(bench.backend.deps)
    await makeDue(bench.backend)
    await runOnce(bench.backend.deps)
    const withScopes = async (...scopes: string[]) => {
      const { body } = await bench.workspace.api('POST', '/workspace/keys', { name: 'k', scopes })
      return { authorization: `Bearer ${body.key}` }
    }
    const path = `/mails?partnerId=${ida.partner.id}`
    const read = async (headers: Record<string, string>) =>
      (await bench.workspace.api('GET', path, undefined, headers)).body
    const [whole] = await read(await withScopes('mails.write'))
    const signed = /mails\/unsubscribe\/ws_\w+\.enr_/
    expect([whole.html, whole.text].map((body) => signed.test(body))).toEqual([true, true])
    for (const scope of ['read', 'mails.read']) {
      const headers = await withScopes(scope)
      const one = (await bench.workspace.api('GET', `/mails/${whole.id}`, undefined, headers)).body
      expect(await read(headers)).toEqual([one])
      expect(one.text).toContain('/mails/unsubscribe/hidden')
      expect(JSON.stringify(one)).not.toMatch(signed)
    }
    const { error } = await read(await withScopes('workspace.read'))
    expect(error.message).toContain('lacks the scope mails.read')
  })

  test('that is held or taken back is told once, and what it was for', async () => {
    const eve = await bench.program.enroll('Eve Held')
    const { id } = await commission(eve, 1500, 'held')
    const changed = (status: CommissionStatus): DomainEvent => ({
      type: 'commission.updated',
      data: { commissionId: id, enrollmentId: eve.enrollment.id, status, change: 'review' },
    })
    expect(await bench.afterwards('Eve Held', changed('held'), changed('held'))).toEqual([
      ['commission-held', eve.partner.email],
    ])
    await sql()`update commissions set status = 'reversed', earnings = 0,
      description = '"Order 17"' where id = ${id}`
    await bench.say(changed('reversed'), changed('due'))
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/mails?partnerId=${eve.partner.id}`)
    const facts = (text: string) => ['Sale', 'Order 17'].filter((what) => text.includes(what))
    expect(body.map(({ template, text }: any) => [template, ...facts(text)]).toSorted()).toEqual([
      ['commission-held', 'Sale'],
      ['commission-reversed', 'Order 17'],
    ])
    expect(body.every(({ text }: any) => text.includes('$15.00'))).toBe(true)
    const how = ({ text }: any) => /30% × \$50\.00 = \$15\.00 · .+/.exec(text)?.[0]
    expect(body.map(how).toSorted()).toEqual([
      '30% × $50.00 = $15.00 · net commission $0.00 · reversed after a refund',
      '30% × $50.00 = $15.00 · under review by the program',
    ])
  })

  test('that is paid is told at every step, and a run once to the program', async () => {
    const pat = await bench.program.enroll('Pat Paid')
    const run = bench.backend.deps.ids.make('run')
    const payout = bench.backend.deps.ids.make('po')
    await sql()`insert into payout_runs (workspace_id, id, program_id, key, confirmed_by)
      values (${bench.workspace.id}, ${run}, ${bench.program.program.id}, ${run}, 'test')`
    await sql()`
      insert into payouts (workspace_id, id, program_id, run_id, enrollment_id, partner_id, status, amount,
        currency, commissions, provider, masked)
      values (${bench.workspace.id}, ${payout}, ${bench.program.program.id}, ${run}, ${pat.enrollment.id},
        ${pat.partner.id}, 'processing', 250000, 'usd', 3, 'manual', '"DE89 … 3000"')`
    const ids = { payoutId: payout, enrollmentId: pat.enrollment.id }
    for (const [type, status] of [
      ['payout.created', 'processing'],
      ['payout.created', 'processing'],
      ['payout.sent', 'sent'],
      ['payout.completed', 'completed'],
      ['payout.failed', 'failed'],
      ['payout.sent', 'failed'],
    ] as const) {
      await sql()`update payouts set status = ${status}, failure_reason = '"account closed"'
        where id = ${payout}`
      await bench.say({ type, data: { ...ids, status } })
      await runOnce(bench.backend.deps)
    }
    expect(await bench.told('$2,500.00')).toEqual([
      ['payout-completed', pat.partner.email],
      ['payout-failed', pat.partner.email],
      ['payout-run-ready', 'team@acme.test'],
      ['payout-sent', pat.partner.email],
    ])
  })

  test('that looks wrong is told to the program with the reason', async () => {
    const mal = await bench.program.enroll('Mal Ory')
    const flag = bench.backend.deps.ids.make('ff')
    await sql()`
      insert into fraud_flags (workspace_id, id, program_id, enrollment_id, partner_id, rule, severity,
        sentence, evidence, key)
      values (${bench.workspace.id}, ${flag}, ${bench.program.program.id}, ${mal.enrollment.id},
        ${mal.partner.id}, 'self-referral', 'high', '"The customer <is> the partner."', '{}', ${flag})`
    const data = { ...idsOf(mal), flagId: flag, commissionId: null, rule: 'self-referral' }
    const event: DomainEvent = { type: 'fraud.flagged', data }
    expect(await bench.afterwards('Mal Ory', event, event)).toEqual([
      ['fraud-flagged', 'team@acme.test'],
    ])
    const [mail] = (await bench.workspace.api('GET', '/mails')).body.filter(
      ({ template }: any) => template === 'fraud-flagged',
    )
    expect(mail.html).toContain('The customer &lt;is&gt; the partner.')
  })
})
