import { payoutOnboardings } from '../../../server/db/schema/payout-onboardings.ts'
import { placeOf } from '../../../server/db/sealed.ts'
import { pictureWith } from '../../kit/picture.ts'
import { mailsTo } from '../../kit/mails.ts'
import type { Filling } from './tenant.ts'
import { runStrangerJobs } from '../../kit/stranger-jobs.ts'

export interface FilledPartner {
  id: string
  email: string
  enrollmentId: string
  link: { id: string; key: string }
}

export interface FilledProgram {
  id: string
  groupId: string
  otherGroupId: string
  ada: FilledPartner
  bob: FilledPartner
  /** Of partners whom something has happened to, by what it was. */
  standing: Record<'archived' | 'deactivated' | 'banned', string>
}

/** Makes links with all that can hang on them. */
export async function fillLinks({ call, workspace, tag }: Filling): Promise<void> {
  await call('PATCH', '/workspace', { clientConversionsEnabled: true })
  const folder = await call('POST', '/folders', { name: `Folder ${tag}`, description: tag })
  const words = await call('POST', '/tags', { name: `Tag ${tag}` })
  await call('POST', '/utm-templates', { name: `Template ${tag}`, utm_source: tag })
  for (const n of [1, 2]) {
    await call('POST', '/links', {
      url: `https://shop.test/${tag}/${n}?utm_source=${tag}`,
      key: `${tag}-link-${n}`,
      externalId: `${tag}-external-${n}`,
      tenantId: `${tag}-tenant-${n}`,
      title: `Title ${tag}`,
      comments: `Comments ${tag}`,
      tagIds: [words.id],
      folderId: folder.id,
      trackConversion: true,
    })
  }
  await call('POST', '/links', { url: 'https://shop.test/', key: `${tag}-safe`, password: tag })
  await workspace.addDomain(`${tag.toLowerCase()}.links.test`)
  await call('POST', '/domains', { slug: `${tag.toLowerCase()}.unproved.test` })
  await call('POST', '/workspace/keys', { name: `Key ${tag}`, scopes: ['links.read'] })
  await call('POST', '/images', { data: pictureWith(tag).toString('base64') })
  const view = { name: `View ${tag}`, page: 'overview', query: 'range=30d' }
  await call('POST', '/analytics/views', view)
  const colleague = { email: `colleague@${tag.toLowerCase()}.test`, role: 'viewer' }
  await call('POST', '/invitations', colleague)
  await call('POST', '/exchange-rates', { day: '2026-01-05', currency: 'usd', perEuro: '1.1' })
}

/** Makes a program with terms of every kind and partners of every standing. */
export async function fillProgram(filling: Filling): Promise<FilledProgram> {
  const { call, browse, tag } = filling
  const program = await call('POST', '/programs', {
    name: `Program ${tag}`,
    url: 'https://shop.test/',
    slug: `program-${tag.toLowerCase()}`,
    description: `Description ${tag}`,
    currency: 'eur',
    holdingPeriodDays: 0,
    minPayout: 0,
    supportEmail: `support@${tag.toLowerCase()}.test`,
    fraudSettings: { tooFast: { enabled: false } },
  })
  const [group] = await call('GET', `/groups?programId=${program.id}`)
  const other = await call('POST', '/groups', {
    programId: program.id,
    name: `Group ${tag}`,
    slug: `group-${tag.toLowerCase()}`,
    resources: [{ kind: 'link', name: `Resource ${tag}`, value: `https://shop.test/${tag}` }],
  })
  await offer(filling, group.id)
  await browse('/partners/apply', {
    programId: program.id,
    email: `eve@${tag.toLowerCase()}.test`,
    name: `Eve ${tag}`,
  })
  await runStrangerJobs(filling.backend)
  const invited = { name: `Ivy ${tag}`, email: `ivy@${tag.toLowerCase()}.test` }
  await call('POST', '/partners/invite', { programId: program.id, ...invited })
  const ada = await enroll(filling, program.id, 'ada')
  const bob = await enroll(filling, program.id, 'bob')
  await call('POST', '/rewards', {
    enrollmentId: bob.enrollmentId,
    event: 'sale',
    type: 'percentage',
    rateBps: 2000,
  })
  const partnerTag = await call('POST', '/partner-tags', { name: `Partner tag ${tag}` })
  await call('PATCH', `/partners/${ada.id}`, { tagIds: [partnerTag.id] })
  await call('POST', `/partners/${ada.id}/notes`, { text: `Note ${tag}` })
  const code = { partnerId: ada.id, linkId: ada.link.id, code: `CODE${tag}` }
  await call('POST', '/discount-codes', code)
  await payInto(filling, ada, {
    provider: 'sepa',
    details: { iban: 'DE89370400440532013000', holder: `Ada ${tag}` },
  })
  await payInto(filling, bob, {
    provider: 'manual',
    details: { instructions: `Instructions ${tag}` },
  })
  await beginOnboarding(filling, bob.id)
  const standing = await leave(filling, program.id)
  return { id: program.id, groupId: group.id, otherGroupId: other.id, ada, bob, standing }
}

/** Enrolls partners who are archived, deactivated and banned. */
async function leave(filling: Filling, programId: string): Promise<FilledProgram['standing']> {
  const names = ['arc', 'dea', 'ban']
  const [arc, dea, ban] = await Promise.all(names.map((name) => enroll(filling, programId, name)))
  const { call } = filling
  // What somebody has earned is canceled when they are banned.
  const earned = { type: 'custom', programId, partnerId: ban!.id, amount: 300 }
  await call('POST', '/commissions', earned)
  await call('POST', `/partners/${arc!.id}/archive`)
  await call('POST', `/partners/${dea!.id}/deactivate`)
  await call('POST', `/partners/${ban!.id}/ban`, { reason: 'tos_violation' })
  return { archived: arc!.id, deactivated: dea!.id, banned: ban!.id }
}

async function offer({ call, tag }: Filling, groupId: string): Promise<void> {
  const percentage = { type: 'percentage', rateBps: 1000 }
  await call('POST', '/rewards', {
    groupId,
    event: 'sale',
    ...percentage,
    description: `Terms ${tag}`,
  })
  await call('POST', '/rewards', { groupId, event: 'lead', type: 'flat', amount: 100 })
  await call('POST', '/discounts', { groupId, ...percentage, couponId: `coupon-${tag}` })
  await call('POST', '/milestones', {
    groupId,
    name: `Milestone ${tag}`,
    metric: 'sales',
    threshold: 1,
    amount: 500,
  })
}

async function enroll(
  { call, tag }: Filling,
  programId: string,
  name: string,
): Promise<FilledPartner> {
  const { links, ...partner } = await call('POST', '/partners', {
    programId,
    name: `${name} ${tag}`,
    email: `${name}@${tag.toLowerCase()}.test`,
    tenantId: `${tag}-${name}`,
    companyName: `Company ${tag}`,
    linkProps: { comments: `Comments ${tag}` },
  })
  return { ...partner, link: links[0] }
}

/** Signs a partner in by their mail: the token of their session. */
export async function signIn(
  { backend, browse }: Filling,
  { email }: FilledPartner,
): Promise<string> {
  await browse('/partners/sign-in', { email })
  const { token } = (await mailsTo(backend, email)).findLast((mail) => mail.token !== null)!
  return (await browse('/partners/session', { token })).token as string
}

/** Says, as the partner, where their money goes. */
async function payInto(
  filling: Filling,
  partner: FilledPartner,
  method: { provider: string; details: object },
): Promise<void> {
  const token = await signIn(filling, partner)
  await filling.asPartner(token, 'PUT', '/partner/payout-method', method)
}

async function beginOnboarding({ backend, workspace }: Filling, partnerId: string): Promise<void> {
  const { db, ids, secrets } = backend.deps
  const id = ids.make('pob')
  const place = placeOf(payoutOnboardings.details, workspace.id, id)
  const details = secrets.seal(JSON.stringify({ accountId: `acct_${partnerId}` }), place)
  await db.sql`
    insert into payout_onboardings (workspace_id, id, partner_id, provider, country, details)
    values (${workspace.id}, ${id}, ${partnerId}, 'stripe-connect', 'DE', ${details.text})`
}
