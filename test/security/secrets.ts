import type { Sql } from 'postgres'
import type { Sent } from './api/client.ts'
import type { Secrets } from './judge.ts'
import type { Tenant } from './world/tenant.ts'

/** Who has sent a request: anybody on a page or elsewhere, a partner, or somebody of the workspace. */
export type Sender = 'public' | 'partner' | 'workspace'

/** Says who has sent a request, and what the answer must not show them. */
export type SecretsOf = (sent: Sent) => { sender: Sender; secrets: readonly Secrets[] }

interface Hidden {
  /** Of other workspaces, from everybody. */
  others: Secrets
  /** Ids of another partner. */
  partner: readonly string[]
}

/** Scopes that show people, because what they are for contains them. */
const SHOWING = /^(all|read|customers\.|mails\.|privacy\.|audit\.|members\.)/

/** Reads what belongs to whom in a workspace. */
export async function secretsOf(sql: Sql, own: Tenant, hidden: Hidden): Promise<SecretsOf> {
  const { bob, workspace, credentials, tag } = own
  const { others } = hidden
  const ofBob: Secrets = {
    whose: 'another partner',
    isWhole: true,
    tags: [bob.email, `bob ${tag}`],
    values: new Set([...hidden.partner, bob.id, bob.enrollmentId]),
  }
  const buyers = await readBuyers(sql, own)
  const people = await readPeople(sql, own, buyers)
  const partnerTokens = new Set([
    own.partnerToken,
    own.embedToken,
    ...Object.values(credentials.embed),
  ])
  const publicTokens = new Set([workspace.publishableKey, own.shareToken, credentials.endedShare])
  const narrow = Object.entries(credentials.scoped).filter(([scope]) => !SHOWING.test(scope))
  const narrowKeys = new Set(narrow.map(([, key]) => key))
  return (sent) => {
    const { authorization = '', cookie } = sent.headers
    const token = authorization.slice('Bearer '.length)
    if (partnerTokens.has(token)) return { sender: 'partner', secrets: [others, ofBob] }
    if (narrowKeys.has(token)) return { sender: 'workspace', secrets: [others, buyers] }
    const isPublic = cookie === undefined && (authorization === '' || publicTokens.has(token))
    if (!isPublic || hasProof(sent)) return { sender: 'workspace', secrets: [others] }
    return { sender: 'public', secrets: [others, people] }
  }
}

/** Whether it says something that only one person knows, who may be answered about themselves. */
function hasProof({ path, body }: Sent): boolean {
  return /"(token|password)":/.test(String(body)) || path.includes('/unsubscribe/')
}

async function readBuyers(sql: Sql, { id }: Tenant): Promise<Secrets> {
  const rows = await sql<{ name: string | null; email: string | null }[]>`
    select name, case when not exists (select from partners p
      where p.workspace_id = c.workspace_id and p.email = c.email) then email end as email
    from customers c where workspace_id = ${id}`
  return {
    whose: 'a customer',
    isWhole: true,
    tags: rows.flatMap(({ name }) => name ?? []),
    values: new Set(rows.flatMap(({ email }) => email ?? [])),
  }
}

/** Everybody whom the workspace knows. Names of partners stand in the answers to clicks on their links. */
async function readPeople(sql: Sql, { id }: Tenant, buyers: Secrets): Promise<Secrets> {
  const rows = await sql<{ email: string }[]>`
    select email from partners where workspace_id = ${id} and email is not null
    union select email from invitations where workspace_id = ${id}
    union select p.email from people p join members m on m.person_id = p.id
      where m.workspace_id = ${id}`
  const values = new Set([...buyers.values, ...rows.map(({ email }) => email)])
  return { whose: 'somebody stored', isWhole: true, tags: buyers.tags, values }
}
