import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
beforeAll(async () => {
  bench = await openPayoutBench()
})
afterAll(() => bench.close())

const api = (method: string, path: string, body?: unknown, headers?: HeadersInit) =>
  bench.workspace.api(method, path, body, headers)

async function activityOf(id: string, query = ''): Promise<any[]> {
  const { status, body } = await api('GET', `/partners/${id}/activity${query}`)
  expect([query, status]).toEqual([query, 200])
  return body
}
const listKinds = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind)

describe('the activity of a partner', () => {
  test('tells what happened, by whom and to what, from the newest', async () => {
    const who = await bench.partner('manual', { name: 'Ada' })
    const id = who.partnerId
    const tag = (await api('POST', '/partner-tags', { name: 'VIP' })).body
    const member = await joinMember(bench.backend, bench.workspace, { role: 'admin' })
    await member.call('PATCH', `/partners/${id}`, { tagIds: [tag.id], ownerId: member.personId })
    await member.call('PATCH', `/partners/${id}`, { companyName: 'Engines', country: 'GB' })
    await member.call('POST', `/partners/${id}/notes`, { text: 'Met in Lisbon' })
    const visit = await bench.workspace.visit(
      (await api('GET', `/partners/links?partnerId=${id}`)).body[0].key,
    )
    const clickId = new URL(visit.headers.get('location')!).searchParams.get('svc_id')
    for (const [i, amount] of [900, 700].entries()) {
      bench.backend.clock.advance(1000)
      const sale = { clickId, customerExternalId: `c${i}`, amount, currency: 'eur' }
      expect((await api('POST', '/track/sale', sale)).status).toBe(200)
    }
    await api('POST', `/partners/${id}/deactivate`)
    await runOnce(bench.backend.deps)

    const entries = await activityOf(id)
    const find = (kind: string) => entries.filter((one) => one.kind === kind)
    expect(find('tag_added')).toMatchObject([
      {
        actor: { type: 'member', id: member.personId },
        reference: { type: 'tag', id: tag.id, name: 'VIP' },
      },
    ])
    expect(find('owner_changed')).toMatchObject([
      { reference: { type: 'member', id: member.personId } },
    ])
    expect(find('changed')).toMatchObject([{ changes: ['companyName', 'country'] }])
    expect(find('note')).toMatchObject([
      { text: 'Met in Lisbon', actor: { id: member.personId }, reference: { type: 'note' } },
    ])
    expect(find('first_sale')).toMatchObject([{ amount: 900, currency: 'eur' }])
    expect(find('status_changed')).toMatchObject([
      { status: 'deactivated', actor: { type: 'key' }, programId: who.programId },
    ])
    expect(find('link_created')).toHaveLength(1)
    expect(find('enrolled')).toHaveLength(1)
    expect(find('payout_method_changed').length).toBeGreaterThan(0)
    expect(find('email').length).toBeGreaterThan(0)
    const times = entries.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    // No values of what was changed, and no addresses: those are for who may read the audit log.
    expect(JSON.stringify(entries)).not.toContain('Engines')
  })

  test('tells who looked at them to callers who may read the audit log', async () => {
    const { partnerId: id } = await bench.partner('manual', { name: 'Seen' })
    const member = await joinMember(bench.backend, bench.workspace, { role: 'admin' })
    await member.call('GET', `/partners/${id}/export`)
    await member.call('PATCH', `/partners/${id}`, { companyName: 'Engines' })
    expect(listKinds(await activityOf(id))).toContain('exported')
    const { body } = await api('POST', '/workspace/keys', {
      name: 'Program',
      scopes: ['program.read'],
    })
    const as = { authorization: `Bearer ${body.key}` }
    const limited = (await api('GET', `/partners/${id}/activity`, undefined, as)).body
    expect(listKinds(limited)).not.toContain('exported')
    expect(listKinds(limited)).toContain('changed')
  })

  test('is read page by page, without a gap or a repetition, also of a single kind', async () => {
    const who = await bench.partner('manual', { name: 'Bob' })
    const id = who.partnerId
    const { sql } = bench.backend.deps.db
    await sql`
      insert into mails (workspace_id, id, key, template, recipient, subject, partner_id, program_id,
        sender, status, created_at)
      select ${bench.workspace.id}, 'mail_' || n, 'k' || n, 'test', 'bob@partners.test', 'Mail ' || n,
        ${id}, ${who.programId}, 'Acme', 'sent', '2026-01-01'::timestamptz + (n / 7) * interval '1 second'
      from generate_series(1, 60) n`
    for (let n = 0; n < 5; n++) await api('PATCH', `/partners/${id}`, { companyName: `C${n}` })
    const all = await activityOf(id)
    expect(all.length).toBeGreaterThan(65)
    for (const query of ['', 'kinds=email&', 'kinds=changed,payout_method_changed&']) {
      const whole = await activityOf(id, `?${query}`)
      const walked: any[] = []
      for (let after = ''; ;) {
        const page = await activityOf(id, `?${query}pageSize=7${after}`)
        walked.push(...page)
        if (page.length < 7) break
        after = `&startingAfter=${page.at(-1).id}`
      }
      expect(walked).toEqual(whole)
      expect(new Set(walked.map((one) => one.id)).size).toBe(whole.length)
    }
    expect(new Set(listKinds(await activityOf(id, '?kinds=email')))).toEqual(new Set(['email']))
  })

  test('has the payouts with their amounts', async () => {
    const who = await bench.partner('manual', { name: 'Cyd' })
    await bench.earn(who, 5000)
    await bench.confirm(who)
    const [payout] = (await api('GET', `/payouts?partnerId=${who.partnerId}`)).body
    await api('POST', `/payouts/${payout.id}/complete`, {})
    const entries = await activityOf(who.partnerId, '?kinds=payout_created,payout_paid')
    expect(entries).toMatchObject([
      { kind: 'payout_paid', amount: 5000, reference: { type: 'payout', id: payout.id } },
      { kind: 'payout_created', amount: 5000, programId: who.programId },
    ])
  })

  test('refuses other kinds and cursors, and shows nothing of another workspace', async () => {
    const { partnerId: id } = await bench.partner('manual', { name: 'Dee' })
    for (const query of ['kinds=gone', 'startingAfter=pn_1', 'pageSize=0', 'pageSize=101']) {
      const { status } = await api('GET', `/partners/${id}/activity?${query}`)
      expect([query, status]).toEqual([query, 422])
    }
    const stranger = await createTestWorkspace(bench.backend)
    await createTestProgram(bench.backend, stranger)
    expect((await stranger.api('GET', `/partners/${id}/activity`)).status).toBe(404)
    const scopes = ['program.read']
    const { body: key } = await api('POST', '/workspace/keys', { name: 'Reader', scopes })
    const headers = { authorization: `Bearer ${key.key}` }
    const path = `/partners/${id}/activity`
    const { body } = await api('GET', path, undefined, headers)
    expect(listKinds(body)).toContain('enrolled')
    expect(listKinds(body)).not.toContain('email')
    expect((await api('GET', `${path}?kinds=email`, undefined, headers)).body).toEqual([])
  })

  test('follows a partner through a merge', async () => {
    const { enroll } = await createTestProgram(bench.backend, bench.workspace, { name: 'Other' })
    const [{ partner: from }, { partner: into }] = [await enroll('Eve'), await enroll('Fay')]
    await api('PATCH', `/partners/${from.id}`, { companyName: 'Before' })
    await api('POST', '/partners/merge', { fromPartnerId: from.id, intoPartnerId: into.id })
    const entries = await activityOf(into.id)
    expect(entries.filter(({ kind }) => kind === 'merged')).toMatchObject([
      { reference: { type: 'partner', id: into.id, name: 'Fay' } },
    ])
    expect(entries.some(({ changes }) => changes?.includes('companyName'))).toBe(true)
    expect(listKinds(entries).filter((kind) => kind === 'enrolled')).toHaveLength(2)
  })
})
