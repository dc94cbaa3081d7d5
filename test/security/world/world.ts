import { createBackend, TestClock, type TestBackend } from '../../kit/backend.ts'
import { openPage, type EmbedPage } from '../../kit/embed.ts'
import { makeAuthenticator, toAnswering } from '../../kit/authenticator.ts'
import { joinMember, type PersonBrowser } from '../../kit/people.ts'
import { mailsTo } from '../../kit/mails.ts'
import { createRandom } from '../../kit/random.ts'
import type { Values } from '../api/values.ts'
import { createCredentials } from './credentials.ts'
import { deleteThings } from './delete-things.ts'
import { dismissMembers } from './former-members.ts'
import { closedMonth, fillDraft, fillEvents, fillPayouts, work } from './fill-events.ts'
import { fillIntegrations, receiverOf, sendTestEvent } from './fill-integrations.ts'
import { createMailTokens } from './mail-tokens.ts'
import {
  fillLinks,
  fillProgram,
  signIn,
  type FilledPartner,
  type FilledProgram,
} from './fill-program.ts'
import { openFilling, type Filling, type Tenant } from './tenant.ts'

export interface World {
  backend: TestBackend
  /** Who calls. */
  own: Tenant
  /** Who must not notice, and whom nobody may notice. */
  other: Tenant
  /** The ids of what the caller has deleted. */
  deleted: Values
}

const DAY_MS = 86_400_000
const START_DAYS_AGO = 40

/** Opens a database with workspaces that have something of everything. Close its backend. */
export async function openWorld(): Promise<World> {
  const clock = new TestClock(Date.now() - START_DAYS_AGO * DAY_MS)
  const backend = await createBackend({ clock, twins: false })
  const fillings = []
  const random = createRandom()
  for (const name of ['own', 'other']) {
    const tag = `Zq${name}${random.next().toString(36).slice(2, 10)}`
    const filling = await openFilling(backend, tag)
    await fillLinks(filling)
    const program = await fillProgram(filling)
    await fillIntegrations(filling)
    await fillEvents(filling, program)
    fillings.push({ name, filling, program })
  }
  clock.advance(35 * DAY_MS)
  await work(backend)
  for (const { filling, program } of fillings) await fillPayouts(filling, program)
  clock.advance(DAY_MS)
  await work(backend)
  for (const { filling, program } of fillings) await fillDraft(filling, program)
  // Both alike, so that their logs show the same.
  const [deleted] = [await deleteThings(fillings[0]!), await deleteThings(fillings[1]!)]
  // Sessions end after some days.
  clock.set(Date.now() - 600_000)
  const [own, other] = [await signedIn(fillings[0]!), await signedIn(fillings[1]!)]
  // How people sign in can be changed for 15 minutes, and the tests take longer on a slow machine.
  await backend.deps.db.sql`
    update person_sessions set created_at = created_at + interval '12 hours'`
  return { backend, own, other, deleted }
}

/** Makes a webhook of the partner, and sends a test event that nobody answers. */
async function fillPartnerWebhook(page: EmbedPage, tag: string): Promise<void> {
  const url = `https://${tag.toLowerCase()}.partner-hooks.test/`
  const { body } = await page.call('POST', '/webhooks', { url, events: ['payout.sent'] })
  const { status } = await page.call('POST', `/webhooks/${body.id}/test`)
  if (status !== 200 && status !== 202) throw new Error(`The test event answered ${status}`)
}

async function addPasskey({ backend, tag }: Filling, person: PersonBrowser): Promise<void> {
  const options = await person.call('POST', '/auth/passkeys/start', {})
  const answering = toAnswering(backend.deps.config.origin)(options.body)
  const created = makeAuthenticator().create(answering)
  const { status } = await person.call('POST', '/auth/passkeys', { name: tag, ...created })
  if (status !== 200 && status !== 201) throw new Error(`POST /auth/passkeys answered ${status}`)
}

/** Shares the report that is saved. @returns the secret of its link */
async function share({ call }: Filling): Promise<string> {
  const [view] = await call('GET', '/analytics/views')
  const { url } = await call('POST', '/analytics/shares', { viewId: view.id })
  return url.split('#')[1]
}

interface Filled {
  name: string
  filling: Filling
  program: FilledProgram
}

async function signedIn({ name, filling, program }: Filled): Promise<Tenant> {
  const { backend, workspace, tag } = filling
  const { id: partnerId } = program.ada
  const page = await openPage(backend, workspace, { partnerId })
  const owner = { role: 'owner', email: `owner@${tag.toLowerCase()}.test` } as const
  const person = await joinMember(backend, workspace, owner)
  const { personId, cookie, email } = person
  await filling.call('PATCH', `/partners/${partnerId}`, { ownerId: personId })
  await addPasskey(filling, person)
  await sendTestEvent(filling)
  await fillPartnerWebhook(page, tag)
  const mailTokens = await createMailTokens(filling, { id: personId, email })
  const former = await dismissMembers(filling, person)
  const partnerToken = await signIn(filling, program.ada)
  const shareToken = await share(filling)
  const credentials = await createCredentials(filling, program)
  const known = await knownOf(filling, program)
  return {
    name,
    id: workspace.id,
    tag,
    workspace,
    partnerId,
    partnerToken,
    embedToken: page.token,
    shareToken,
    personId,
    cookie,
    ada: program.ada,
    bob: await signedInAs(filling, program.bob),
    credentials,
    former,
    mailTokens,
    known: { ...known, ...mailTokens.live },
  }
}

/** Signs another partner in, who has a webhook as well. */
async function signedInAs(filling: Filling, partner: FilledPartner): Promise<Tenant['bob']> {
  const { backend, workspace, tag } = filling
  const page = await openPage(backend, workspace, { partnerId: partner.id })
  await fillPartnerWebhook(page, `bob-${tag}`)
  const partnerToken = await signIn(filling, partner)
  return { ...partner, partnerToken, embedToken: page.token }
}

/** Collects what requests need and no answer shows under that name. */
async function knownOf(filling: Filling, program: FilledProgram): Promise<Tenant['known']> {
  const { workspace, tag, call, backend } = filling
  const { ada, bob, standing } = program
  const viewer = await joinMember(backend, workspace, {
    role: 'viewer',
    email: `viewer@${tag.toLowerCase()}.test`,
  })
  // The last owner could not leave.
  await joinMember(backend, workspace, {
    role: 'owner',
    email: `second-owner@${tag.toLowerCase()}.test`,
  })
  const [eve] = await call('GET', '/partners/applications')
  // Links in mails expire, only the last one counts, and nobody gets two in a minute.
  backend.clock.advance(61_000)
  const joe = { programId: program.id, name: `Joe ${tag}`, email: `joe@${tag.toLowerCase()}.test` }
  await call('POST', '/partners/invite', joe)
  const invites = await mailsTo(backend, joe.email)
  await filling.browse('/partners/sign-in', { email: ada.email })
  const signIns = await mailsTo(backend, ada.email)
  const [link] = await call('GET', `/links?search=${tag}-link-1`)
  const [due] = await call('GET', '/commissions?status=processed')
  const [click] = await call('GET', `/events?event=clicks&linkId=${ada.link.id}`)
  const [draft] = await call('GET', '/payouts/drafts')
  const gone = await call('POST', '/links', { url: 'https://shop.test/', key: `${tag}-gone` })
  await call('DELETE', `/links/${gone.id}`)
  return {
    workspaceId: workspace.id,
    viewerId: viewer.personId,
    ownerEmail: `owner@${tag.toLowerCase()}.test`,
    adaPartnerId: ada.id,
    adaEmail: ada.email,
    adaEnrollmentId: ada.enrollmentId,
    adaLinkId: ada.link.id,
    bobPartnerId: bob.id,
    bobLinkId: bob.link.id,
    pendingPartnerId: eve.partner.id,
    archivedPartnerId: standing.archived,
    deactivatedPartnerId: standing.deactivated,
    bannedPartnerId: standing.banned,
    otherGroupId: program.otherGroupId,
    defaultGroupId: program.groupId,
    inviteToken: invites.findLast(({ token }) => token !== null)!.token!,
    signInToken: signIns.findLast(({ token }) => token !== null)!.token!,
    linkDomain: workspace.domain,
    idleDomain: `${tag.toLowerCase()}.unproved.test`,
    ownLinkId: link.id,
    ownLinkKey: link.key,
    restorableLinkId: gone.id,
    ownShortLink: link.shortLink,
    dueCommissionId: due.id,
    clickId: click.click.id,
    leadName: `Event ${tag}`,
    digest: draft.digest,
    refundedInvoiceId: `${tag}-invoice-carol`,
    doneRefundId: `${tag}-refund`,
    buyerExternalId: `${tag}-carol`,
    month: closedMonth(backend),
    referredById: ada.enrollmentId,
    receiver: await receiverOf(filling),
  }
}
