import { setUpAccount } from '../../server/payout-providers/stripe-connect/testing-accounts.ts'
import { ibanOf } from './bank.ts'
import { MEMBERS, localeOf, type Member } from './members.ts'
import type { Player } from './player.ts'
import { enrolled, programOf, type Enrolled, type World } from './world.ts'

interface Partner {
  id: string
  enrollmentId: string
  links: { key: string }[] | null
}
interface Session {
  token: string
}

/** Between two who come, so that nobody looks like a robot. */
const PAUSE_MS = 90_000
/** A public route that sends mail accepts so many calls only. */
const MAIL_PAUSE_MS = 10_000

/** Enrolls, invites or accepts all who join in a month. Then they set their payout methods. */
export async function joinMonth(world: World, month: number): Promise<void> {
  const { player } = world
  const coming = MEMBERS.filter((member) => member.month === month)
  const sessions = new Map<string, string>()
  for (const member of coming) {
    player.setTime(player.now() + PAUSE_MS)
    const partner = await JOIN[howOf(member)](world, member)
    if (!partner) continue
    world.partners.set(member.key, enrolledAs(member, partner))
    const { broughtBy, listed } = member
    if (broughtBy || listed) {
      const { id: programId } = programOf(world, member)
      const referredById = broughtBy && enrolled(world, broughtBy).enrollmentId
      const change = { programId, ...(broughtBy && { referredById }), ...(listed && { listed }) }
      await player.call('PATCH', `/partners/${partner.id}`, change)
    }
    if (member.code) await giveCode(world, member)
  }
  for (const member of coming) {
    if (!member.pay || howOf(member) === 'invited') continue
    player.setTime(player.now() + MAIL_PAUSE_MS)
    await askToSignIn(world, member)
  }
  if (coming.length > 0) await player.work()
  for (const member of coming) {
    if (howOf(member) === 'invited') await answerInvite(world, member, sessions)
  }
  const paid = coming.filter(({ pay }) => pay)
  await Promise.all(paid.map((member) => choosePay(world, member, sessions)))
}

function howOf({ joins }: Member): 'enrolled' | 'invited' | 'applied' {
  if (joins === 'enrolled') return 'enrolled'
  return joins === 'applied' || joins === 'approved' || joins === 'rejected' ? 'applied' : 'invited'
}

function enrolledAs(member: Member, { id, enrollmentId, links }: Partner): Enrolled {
  return { member, partnerId: id, enrollmentId, linkKey: links?.[0]?.key ?? '' }
}

type Join = (world: World, member: Member) => Promise<Partner | null>

const JOIN: Record<'enrolled' | 'invited' | 'applied', Join> = {
  enrolled: (world, member) => world.player.call<Partner>('POST', '/partners', body(world, member)),
  invited: (world, member) =>
    world.player.call<Partner>('POST', '/partners/invite', {
      ...body(world, member),
      note: 'We’ve been fans of your work for a while.',
    }),
  async applied(world, member) {
    const { player } = world
    const { id: programId } = programOf(world, member)
    const { name, country } = member
    const email = emailOf(member)
    const { publishableKey, shopUrl } = player.stage
    await player.call(
      'POST',
      '/partners/apply',
      { publishableKey, programId, email, name, country },
      { origin: new URL(shopUrl).origin, 'accept-language': localeOf(member) },
    )
    await player.work()
    if (member.joins === 'applied') return null
    const waiting = await player.call<{ partner: { id: string; email: string } }[]>(
      'GET',
      `/partners/applications?programId=${programId}&pageSize=100`,
    )
    const partnerId = waiting.find(({ partner }) => partner.email === email)!.partner.id
    const verdict = { partnerId, programId }
    if (member.joins === 'rejected') {
      const rejectionReason = 'notTheRightFit'
      await player.call('POST', '/partners/applications/reject', { ...verdict, rejectionReason })
      return null
    }
    await player.call('POST', '/partners/applications/approve', verdict)
    return player.call<Partner>('GET', `/partners/${partnerId}?programId=${programId}`)
  },
}

function body(world: World, member: Member) {
  const { id: programId, groups } = programOf(world, member)
  const { name, key, country, group, comments } = member
  return {
    programId,
    groupId: groups[group],
    name,
    tenantId: `customer-${key}`,
    username: key,
    email: emailOf(member),
    country,
    locale: localeOf(member),
    ...(comments && { linkProps: { comments } }),
  }
}

export function emailOf({ key }: Member): string {
  return `${key}@people.example`
}

async function giveCode(world: World, { key, code }: Member): Promise<void> {
  const { player } = world
  const { partnerId } = enrolled(world, key)
  const links = await player.call<{ id: string }[]>('GET', `/partners/links?partnerId=${partnerId}`)
  await player.call('POST', '/discount-codes', { partnerId, linkId: links[0]!.id, code })
}

async function askToSignIn({ player, programs }: World, member: Member): Promise<void> {
  const { publishableKey, shopUrl } = player.stage
  await player.call(
    'POST',
    '/partners/sign-in',
    { publishableKey, email: emailOf(member), programId: programs[member.program].id },
    { origin: new URL(shopUrl).origin },
  )
}

async function answerInvite(
  { player }: World,
  member: Member,
  sessions: Map<string, string>,
): Promise<void> {
  if (member.joins === 'invited') return
  const verb = member.joins === 'declined' ? 'decline' : 'accept'
  const { session } = await player.call<{ session: Session | null }>(
    'POST',
    `/partners/invites/${verb}`,
    { token: await tokenFor(player, member, 'invite') },
    {},
  )
  if (session) sessions.set(member.key, session.token)
}

/** Sets a partner's payout method, with a link that only their mailbox has. */
async function choosePay(
  { player }: World,
  member: Member,
  sessions: Map<string, string>,
): Promise<void> {
  let session = sessions.get(member.key)
  if (!session) {
    const token = await tokenFor(player, member, 'sign-in')
    session = (await player.call<Session>('POST', '/partners/session', { token }, {})).token
  }
  const provider = member.pay
  const headers = { authorization: `Bearer ${session}` }
  if (provider === 'stripe-connect') return setUpAtStripe(player, member, headers)
  const method = { provider, details: accountOf(member) }
  await player.call('PUT', '/partner/payout-method', method, headers)
}

/** Sets up an account on the page that takes the place of Stripe's. */
async function setUpAtStripe(
  player: Player,
  { pay: provider, country }: Member,
  headers: Record<string, string>,
): Promise<void> {
  const goOn = () =>
    player.call<{ url: string | null }>(
      'POST',
      '/partner/payout-method/onboarding',
      { provider, country },
      headers,
    )
  const { url } = await goOn()
  await setUpAccount(url!, 'ready')
  await goOn()
}

/** Takes the token of the newest link to a page that somebody has got by mail. */
async function tokenFor(
  player: Player,
  member: Member,
  page: 'invite' | 'sign-in',
): Promise<string> {
  const link = new RegExp(`/partners/${page}\\?[\\w=&-]+#token=([\\w-]+)`)
  const texts = await player.mailsTo(emailOf(member))
  const token = texts.flatMap((text) => link.exec(text)?.[1] ?? [])[0]
  if (!token) throw new Error(`${member.name} has got no mail with a link to ${page}.`)
  return token
}

/** Builds made-up accounts that pass every check. */
function accountOf({ key, country, pay, name }: Member): Record<string, string> {
  const number = String(100_000_000 + 7919 * MEMBERS.findIndex((one) => one.key === key))
  if (pay === 'paypal') return { email: `${key}@pay.example` }
  if (pay === 'credit') return {}
  if (pay === 'manual') return { instructions: `Check to ${name}` }
  if (pay === 'nacha') {
    return { routing: '021000021', account: number, accountType: 'checking', ownerType: 'person' }
  }
  return { iban: ibanOf(country, number.padStart(IBAN_DIGITS[country]!, '0')), holder: name }
}

const IBAN_DIGITS: Record<string, number> = {
  AT: 16,
  CZ: 20,
  DE: 18,
  DK: 14,
  ES: 20,
  FI: 14,
  FR: 23,
  IT: 23,
  NL: 14,
}
