import { hashToken } from '../../../server/core/secrets.ts'
import { makeToken } from '../../../server/core/tokens.ts'
import {
  usePersonToken,
  writePersonToken,
  type TokenPurpose,
} from '../../../server/modules/platform/people/person-token.ts'
import { openBrowser, PASSWORD } from '../../kit/people.ts'
import type { Filling } from './tenant.ts'

/** Secrets of mails to members: what they open, and those that open nothing any more, by their state. */
export interface MailTokens {
  live: Record<'signInLinkToken' | 'passwordResetToken' | 'memberInvitationToken', string>
  spent: Record<string, string>
}

const LIFE_MS = 86_400_000

/** Creates them as mails have them, for somebody who is a member and for people who are invited. */
export async function createMailTokens(
  filling: Filling,
  person: { id: string; email: string },
): Promise<MailTokens> {
  const signIn = await personTokens(filling, 'sign_in', person)
  const reset = await personTokens(filling, 'reset', person)
  const invitation = await invitationTokens(filling)
  const all = { 'sign-in link': signIn, 'password reset': reset, invitation }
  const spent = Object.entries(all).flatMap(([what, { spent }]) =>
    Object.entries(spent).map(([state, token]) => [`${what}, ${state}`, token] as const),
  )
  return {
    live: {
      signInLinkToken: signIn.live,
      passwordResetToken: reset.live,
      memberInvitationToken: invitation.live,
    },
    spent: Object.fromEntries(spent),
  }
}

interface Tokens {
  live: string
  spent: Record<string, string>
}

async function personTokens(
  { backend: { deps }, tag }: Filling,
  purpose: TokenPurpose,
  person: { id: string; email: string },
): Promise<Tokens> {
  const write = async (lifeMs: number, email = person.email) =>
    (await writePersonToken(deps, { purpose, person: { ...person, email }, lifeMs })).token
  const used = await write(LIFE_MS)
  if (!(await usePersonToken(deps, used, purpose))) throw new Error(`${purpose}: not used`)
  const moved = await write(LIFE_MS, `former@${tag.toLowerCase()}.test`)
  return { live: await write(LIFE_MS), spent: { used, expired: await write(-1), moved } }
}

async function invitationTokens({ backend, workspace, call, tag }: Filling): Promise<Tokens> {
  const { deps } = backend
  const renew = async (id: string) => {
    const token = makeToken(deps.ids, 'svc_mi_', workspace.id)
    await deps.db.sql`update invitations set token_hash = ${hashToken(token)} where id = ${id}`
    return token
  }
  const invite = async (name: string) => {
    const email = `${name}@${tag.toLowerCase()}.test`
    const { id } = (await call('POST', '/invitations', { email, role: 'viewer' })) as { id: string }
    return { id, token: await renew(id) }
  }
  const [sent, late, withdrawn] = [await invite('sent'), await invite('late'), await invite('gone')]
  const accepted = await invite('accepted')
  await deps.db.sql`
    update invitations set expires_at = now() - interval '1 hour' where id = ${late.id}`
  await call('DELETE', `/invitations/${withdrawn.id}`)
  const self = { token: accepted.token, name: `Accepted ${tag}`, password: PASSWORD }
  const { status } = await openBrowser(backend).call('POST', '/auth/invitations/accept', self)
  if (status !== 200) throw new Error(`An invitation was not accepted: ${status}`)
  const spent = { replaced: sent.token, expired: late.token, used: accepted.token }
  return { live: await renew(sent.id), spent: { ...spent, withdrawn: withdrawn.token } }
}
