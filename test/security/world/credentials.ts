import { EMBED_SCOPES } from '../../../server/domain/embed.ts'
import { KEY_SCOPES } from '../../../server/domain/scopes.ts'
import { openPage } from '../../kit/embed.ts'
import { mailsTo } from '../../kit/mails.ts'
import { signIn, type FilledPartner, type FilledProgram } from './fill-program.ts'
import type { Filling } from './tenant.ts'

/** Keys and sessions of every kind and state. */
export interface Credentials {
  /** Secret keys by the one scope or preset that each has. */
  scoped: Record<string, string>
  /** Secret keys that must open nothing, by what is wrong with them. */
  dead: Record<string, string>
  /** Sessions of dashboards by the scope that each has beside reading. */
  embed: Record<string, string>
  endedEmbed: string
  endedPartner: string
  endedShare: string
  /** Secrets of mails that open nothing any more, by what has become of them. */
  spent: Record<string, string>
}

/** Creates them. Clocks of sessions must be near the real time. */
export async function createCredentials(
  filling: Filling,
  { ada, bob }: FilledProgram,
): Promise<Credentials> {
  const { backend, workspace, call, asPartner } = filling
  const { sql } = backend.deps.db
  const create = async (name: string, scopes: readonly string[]) =>
    (await call('POST', '/workspace/keys', { name, scopes })) as { id: string; key: string }
  const scoped: Credentials['scoped'] = {}
  for (const scope of [...KEY_SCOPES, 'all', 'read']) {
    scoped[scope] = (await create(scope, [scope])).key
  }
  const [none, expired, revoked] = await Promise.all(
    ['none', 'expired', 'revoked'].map((name) => create(name, ['all'])),
  )
  await sql`update api_keys set scopes = '{}' where id = ${none!.id}`
  await sql`update api_keys set expires_at = now() - interval '1 hour' where id = ${expired!.id}`
  await call('DELETE', `/workspace/keys/${revoked!.id}`)
  const embed: Credentials['embed'] = {}
  for (const scope of EMBED_SCOPES) {
    const page = await openPage(backend, workspace, { partnerId: ada.id, scopes: [scope] })
    // The first page that uses it is the only one from then on.
    await page.call('GET', '/session')
    embed[scope] = page.token
  }
  const ended = await openPage(backend, workspace, { partnerId: bob.id })
  await ended.call('GET', '/session')
  await call('DELETE', '/tokens/embed/referrals', { partnerId: bob.id })
  const endedPartner = await signIn(filling, bob)
  await asPartner(endedPartner, 'DELETE', '/partners/session')
  const endedShare = await endShare(filling)
  const dead = { 'no scope': none!.key, expired: expired!.key, revoked: revoked!.key }
  const spent = await spentTokens(filling, bob)
  return { scoped, dead, embed, endedEmbed: ended.token, endedPartner, endedShare, spent }
}

/** Shares a report and revokes the link. @returns its secret */
async function endShare({ call }: Filling): Promise<string> {
  const [view] = await call('GET', '/analytics/views')
  const { id, url } = await call('POST', '/analytics/shares', { viewId: view.id })
  await call('DELETE', `/analytics/shares/${id}`)
  return url.split('#')[1]
}

/** Tokens that were used, declined or have expired. Bob has signed in with the last one he got. */
async function spentTokens(
  { backend, call, browse, tag }: Filling,
  bob: FilledPartner,
): Promise<Credentials['spent']> {
  const tokenOf = async (email: string) =>
    (await mailsTo(backend, email)).findLast(({ token }) => token !== null)!.token!
  const invite = async (name: string) => {
    const email = `${name}@${tag.toLowerCase()}.test`
    const { id } = (await call('POST', '/partners/invite', { name: `${name} ${tag}`, email })) as {
      id: string
    }
    return { id, token: await tokenOf(email) }
  }
  const [declined, expired] = [await invite('dec'), await invite('exp')]
  await browse('/partners/invites/decline', { token: declined.token })
  await backend.deps.db.sql`
    update partner_tokens set expires_at = now() - interval '1 hour' where partner_id = ${expired.id}`
  return { used: await tokenOf(bob.email), declined: declined.token, expired: expired.token }
}
