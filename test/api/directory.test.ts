import { describe, expect, test } from 'bun:test'
import { movePartners } from '../../server/jobs/move-partners.ts'
import { testBackend } from '../kit/test-backend.ts'
import { auditDirectory, otherDirectory } from '../kit/directory.ts'
import { callerWith, openPage } from '../kit/embed.ts'
import { openWatched } from '../kit/fraud.ts'
import { mailsTo } from '../kit/mails.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

const LINKS = 'made bulk upserted extra own renamed second'.split(' ')
const PARTNERS = 'gwen-guest ines-invited olga-open nora-new tom-token'.split(' ')
const NAMES = [...LINKS, ...PARTNERS, 'later.test']

/** What an earlier step made. */
const made: Record<string, string> = {}

const backend = await testBackend()
const watched = await openWatched(backend)
const { api } = watched.workspace
const bob = await watched.enroll('Bob Builder', { tenantId: 'bob' })
const group = { programId: watched.program.id, name: 'Vip' }
const vip = (await api('POST', '/groups', group)).body.id
const audit = await auditDirectory(backend, watched.workspace.id, NAMES)

const ok = async (answer: Promise<{ status: number; body: any }>): Promise<any> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const link = (key: string) =>
  api('GET', `/links/info?domain=${watched.workspace.domain}&key=${key}`)
const idOf = async (key: string) => (await ok(link(key))).id as string
const ada = () => watched.ada.partner.id
const member = (verb: string) => ok(api('POST', `/partners/${bob.partner.id}/${verb}`, {}))
const url = 'https://shop.test/upserted'
const vipDiscount = { type: 'percentage', rateBps: 1000 }

/** Every place that changes what the directory answers, in an order in which each has something to change. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'POST /domains/:slug/verify': () => ok(watched.workspace.addDomain('later.test')),
  'PATCH /domains/:slug': () =>
    ok(api('PATCH', '/domains/later.test', { expiredUrl: 'https://shop.test/over' })),
  'PATCH /domains/:slug, which becomes primary': () =>
    ok(api('PATCH', '/domains/later.test', { primary: true })),
  'PATCH /domains/:slug, which ends to be primary': () =>
    ok(api('PATCH', `/domains/${watched.workspace.domain}`, { primary: true })),
  'DELETE /domains/:slug': () => ok(api('DELETE', '/domains/later.test')),

  'POST /links': () => ok(api('POST', '/links', { url: 'https://shop.test/', key: 'made' })),
  'PATCH /links/:id': async () =>
    ok(api('PATCH', `/links/${await idOf('made')}`, { url: 'https://shop.test/two' })),
  'DELETE /links/:id': async () => ok(api('DELETE', `/links/${await idOf('made')}`)),
  'PUT /links/upsert of a new link': () =>
    ok(api('PUT', '/links/upsert', { url, key: 'upserted' })),
  'PUT /links/upsert of an old link': () =>
    ok(api('PUT', '/links/upsert', { url, ios: 'https://apps.test/ios' })),
  'POST /links/bulk': () => ok(api('POST', '/links/bulk', [{ url, key: 'bulk' }])),
  'PATCH /links/bulk': async () =>
    ok(api('PATCH', '/links/bulk', { linkIds: [await idOf('bulk')], data: { doIndex: true } })),
  'DELETE /links/bulk': async () => ok(api('DELETE', `/links/bulk?linkIds=${await idOf('bulk')}`)),

  'PATCH /workspace': () => ok(api('PATCH', '/workspace', { honorOptOut: false })),
  'POST /workspace/hostnames': () =>
    ok(api('POST', '/workspace/hostnames', { hostname: 'new.test' })),
  'DELETE /workspace/hostnames/:hostname': () => ok(api('DELETE', '/workspace/hostnames/new.test')),
  'DELETE /workspace/keys/:id': () => ok(api('DELETE', `/workspace/keys/${made.keyId}`)),

  'POST /discounts': async () => {
    const { group } = watched
    made.discountId = (
      await ok(api('POST', '/discounts', { groupId: group.id, ...vipDiscount }))
    ).id
  },
  'PATCH /discounts/:id': () =>
    ok(api('PATCH', `/discounts/${made.discountId}`, { couponId: 'SPRING' })),
  'DELETE /discounts/:id': () => ok(api('DELETE', `/discounts/${made.discountId}`)),
  'POST /groups/:id/move-enrollments': () =>
    ok(
      api('POST', `/groups/${watched.group.id}/move-enrollments`, {
        toGroupId: vip,
        enrollmentIds: [bob.enrollment.id],
      }),
    ),
  'the job that moves partners by rules': async () => {
    const moveRules = [{ attribute: 'totalLeads', gte: 1 }]
    await ok(api('POST', '/groups', { programId: watched.program.id, name: 'Gold', moveRules }))
    await watched.customer('led_by_bob', { by: bob })
    await backend.deps.db.sql`update enrollments set group_locked = false`
    await movePartners(backend.deps)
  },
  'PATCH /partners/:id': () => ok(api('PATCH', `/partners/${ada()}`, { name: 'Ada Lovelace' })),
  'POST /partners of somebody known': () =>
    ok(api('POST', '/partners', { email: bob.partner.email, name: 'Robert Builder' })),
  'POST /tokens/embed/referrals with somebody known': () =>
    ok(
      api('POST', '/tokens/embed/referrals', {
        partner: { email: bob.partner.email, name: 'Bob Again' },
      }),
    ),
  'POST /tokens/embed/referrals with somebody new': () =>
    ok(
      api('POST', '/tokens/embed/referrals', {
        partner: { email: 'tom@x.test', name: 'Tom Token' },
      }),
    ),
  'POST /partners': () => ok(api('POST', '/partners', { email: 'n@x.test', name: 'Nora New' })),
  'POST /partners/links': () =>
    ok(api('POST', '/partners/links', { partnerId: ada(), key: 'extra' })),
  'PUT /partners/links/upsert': () =>
    ok(
      api('PUT', '/partners/links/upsert', {
        partnerId: ada(),
        url: 'https://shop.test/own',
        key: 'second',
      }),
    ),
  'POST /embed/referrals/links': async () => {
    const { token } = await openPage(backend, watched.workspace, { partnerId: ada() })
    made.token = token
    made.ownId = (await ok(page()('POST', '/links', { key: 'own' }))).id
  },
  'PATCH /embed/referrals/links/:id': () =>
    ok(page()('PATCH', `/links/${made.ownId}`, { key: 'renamed' })),

  'POST /partners/:id/archive': () => member('archive'),
  'POST /partners/:id/unarchive': () => member('unarchive'),
  'POST /partners/:id/deactivate': () => member('deactivate'),
  'POST /partners/:id/reactivate': () => member('reactivate'),
  'POST /partners/:id/ban': () =>
    ok(api('POST', `/partners/${bob.partner.id}/ban`, { reason: 'spam' })),
  'POST /partners/:id/unban': () => member('unban'),
  'PATCH /programs/:id': () =>
    ok(api('PATCH', `/programs/${watched.program.id}`, { attributionWindowDays: 7 })),
  'POST /programs/:id/deactivate': () =>
    ok(api('POST', `/programs/${watched.program.id}/deactivate`)),
  'POST /programs/:id/reactivate': () =>
    ok(api('POST', `/programs/${watched.program.id}/reactivate`)),

  'POST /partners/invite': () =>
    ok(api('POST', '/partners/invite', { email: 'gwen@x.test', name: 'Gwen Guest' })),
  'POST /partners/invites/accept': async () => {
    const [mail] = await mailsTo(backend, 'gwen@x.test')
    return ok(watched.workspace.browser('/partners/invites/accept', { token: mail!.token }))
  },
  'POST /partners/invite/bulk': () =>
    ok(
      api('POST', '/partners/invite/bulk', {
        invitations: [{ email: 'ines@x.test', name: 'Ines Invited' }],
      }),
    ),
  'POST /partners/apply, which is approved at once': async () => {
    await ok(api('PATCH', `/groups/${watched.group.id}`, { autoApprove: true }))
    const body = { programId: watched.program.id, email: 'olga@x.test', name: 'Olga Open' }
    return ok(applyFrom({ backend, workspace: watched.workspace }, body))
  },
  'POST /partners/merge': () =>
    ok(api('POST', '/partners/merge', { fromPartnerId: bob.partner.id, intoPartnerId: ada() })),
  'POST /fraud/flags/:id/reject with a ban': async () =>
    ok(watched.reject(made.flagId!, { ban: true })),
  'POST /workspace/publishable-key/rotate': () =>
    ok(api('POST', '/workspace/publishable-key/rotate')),
}

const page = () => callerWith(backend, made.token!)

/** What a step needs, made before the directory is asked. */
const BEFORE: Record<string, () => Promise<void>> = {
  'DELETE /workspace/keys/:id': async () => {
    made.keyId = (await ok(api('POST', '/workspace/keys', { name: 'Old', scopes: ['all'] }))).id
  },
  'POST /fraud/flags/:id/reject with a ban': async () => {
    made.flagId = (await watched.sellFlagged()).flag.id
  },
}

test('an answer that a change has overtaken is not kept', async () => {
  const { sql } = backend.deps.db
  const read = Promise.withResolvers<void>()
  const delivered = Promise.withResolvers<void>()
  // A connection whose rows arrive late.
  const late = async (rows: PromiseLike<unknown>) => {
    const found = await rows
    read.resolve()
    await delivered.promise
    return found
  }
  const slow = (...query: Parameters<typeof sql>) => {
    const part = sql(...query)
    return String(query[0]).includes('from links') ? late(part) : part
  }
  // Of the driver only the query itself is used here.
  const directory = otherDirectory(slow as unknown as typeof sql, backend.deps)
  const { id, domain } = watched.workspace
  const ask = async () => (await directory.link(id, domain, 'overtaken'))?.url
  const { id: linkId } = await ok(
    api('POST', '/links', { url: 'https://a.test', key: 'overtaken' }),
  )
  const first = ask()
  await read.promise
  await ok(api('PATCH', `/links/${linkId}`, { url: 'https://b.test' }))
  directory.forget()
  delivered.resolve()
  expect(await first).toBe('https://a.test')
  expect(await ask()).toBe('https://b.test')
})

describe('what the directory keeps in memory is fresh, though no time has passed, after', () => {
  test.each(Object.entries(CHANGES))('%s', async (name, change) => {
    await BEFORE[name]?.()
    const { before, cached, true: fresh } = await audit.around(change)
    expect(cached).toEqual(fresh)
    // What changes nothing would prove nothing.
    expect(cached).not.toEqual(before)
  })
})
