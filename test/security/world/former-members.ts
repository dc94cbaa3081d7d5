import { hashToken } from '../../../server/core/secrets.ts'
import { makeToken } from '../../../server/core/tokens.ts'
import { scopesOf } from '../../../server/domain/roles.ts'
import { joinMember, type TestMember } from '../../kit/people.ts'
import type { Filling } from './tenant.ts'

/** What admins made who were removed or demoted since then, and what they still have in their hands. */
export interface FormerMembers {
  removed: FormerMember
  demoted: FormerMember
  /** Who is an admin still. */
  admin: FormerMember
  /** Of somebody whose membership is gone without anybody having ended their keys. */
  orphanedKey: string
}

export interface FormerMember {
  personId: string
  cookie: string
  keyId: string
  key: string
  /** Of a shared report. */
  shareToken: string
  /** Of a mail to an address of theirs. */
  invitationToken: string
}

/** Lets admins make everything that outlives a session, removes one of them, and demotes another. */
export async function dismissMembers(filling: Filling, owner: TestMember): Promise<FormerMembers> {
  const removed = await furnish(filling, 'removed')
  const demoted = await furnish(filling, 'demoted')
  const lost = await furnish(filling, 'lost')
  const admin = await furnish(filling, 'admin')
  await must(owner, 'DELETE', `/members/${removed.personId}?webhooks=end`)
  await must(owner, 'PATCH', `/members/${demoted.personId}`, { role: 'viewer' })
  await filling.backend.deps.db.sql`delete from members where person_id = ${lost.personId}`
  return { removed, demoted, admin, orphanedKey: lost.key }
}

async function furnish({ backend, workspace, tag }: Filling, name: string): Promise<FormerMember> {
  const email = `${name}@${tag.toLowerCase()}.test`
  const admin = await joinMember(backend, workspace, { role: 'admin', email })
  const { personId, cookie } = admin
  const named = `Of ${name} ${tag}`
  const { id: keyId, key } = await must(admin, 'POST', '/workspace/keys', {
    name: named,
    scopes: scopesOf('admin'),
  })
  const url = `https://${name}.${tag.toLowerCase()}.hooks.test/`
  await must(admin, 'POST', '/webhooks', { url, events: ['customer.created'] })
  const view = { name: named, page: 'overview', query: 'range=30d' }
  const { id: viewId } = await must(admin, 'POST', '/analytics/views', view)
  const { url: shared } = await must(admin, 'POST', '/analytics/shares', { viewId })
  const again = `${name}-again@${tag.toLowerCase()}.test`
  const invitation = await must(admin, 'POST', '/invitations', { email: again, role: 'admin' })
  const { ids, db } = backend.deps
  const invitationToken = makeToken(ids, 'svc_mi_', workspace.id)
  await db.sql`
    update invitations set token_hash = ${hashToken(invitationToken)} where id = ${invitation.id}`
  return { personId, cookie, keyId, key, shareToken: shared.split('#')[1], invitationToken }
}

async function must(member: TestMember, method: string, path: string, body?: object): Promise<any> {
  const answer = await member.call(method, path, body)
  if (answer.status < 300) return answer.body
  throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** What works on although its maker was removed, or may not make it any more as a viewer: the kind of each thing. */
export async function listLeft(
  { backend }: Pick<Filling, 'backend'>,
  { personId, keyId }: FormerMember,
  now: 'removed' | 'viewer',
): Promise<string[]> {
  const { sql } = backend.deps.db
  const rows = await sql<{ kind: string }[]>`
    select 'a webhook' as kind from webhooks where created_by = ${personId}
    union select 'the link of a report' from share_links where created_by = ${personId}
    union select 'an invitation' from invitations
      where invited_by in (${`member:${personId}`}, ${`key:${keyId}`})
    union select 'a key' from api_keys
      where created_by = ${personId} and revoked_at is null and ${now === 'removed'}`
  return rows.map(({ kind }) => kind)
}
