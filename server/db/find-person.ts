import { PLANS } from '../domain/plan.ts'
import { ROLES } from '../domain/roles.ts'
import type { Database } from './client.ts'
import { bool, decode, nullable, oneOf, row, type RowOf, text, time } from './row.ts'

/** Who is signed in, and in which session. */
const PersonSession = row({
  id: text,
  personId: text,
  email: text,
  name: text,
  twoFactor: bool,
  createdAt: time,
  lastUsedAt: time,
  expiresAt: time,
})
export type PersonSession = RowOf<typeof PersonSession>

/** Finds a session by the hash of its token. Never cached: a revoked session must fail at once. */
export async function findSession(
  { sql }: Database,
  tokenHash: string,
): Promise<PersonSession | null> {
  const rows = await sql`
    select s.id, s.person_id as "personId", p.email, p.name,
      p.totp_confirmed_at is not null as "twoFactor", s.created_at as "createdAt",
      s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt"
    from person_sessions s join people p on p.id = s.person_id
    where s.token_hash = ${tokenHash}`
  return decode(PersonSession, rows)[0] ?? null
}

/** Notes that a session was used, for its list and for when it ends. */
export async function noteUse({ sql }: Database, id: string, at: Date): Promise<void> {
  await sql`update person_sessions set last_used_at = ${at} where id = ${id} and last_used_at < ${at}`
}

const Membership = row({ id: text, plan: oneOf(PLANS), role: oneOf(ROLES) })
export type Membership = RowOf<typeof Membership>

/** Finds what somebody is in a workspace now. Never cached: who was removed must be refused at once. */
export async function findMembership(
  { sql }: Database,
  { workspaceId, personId }: { workspaceId: string; personId: string },
): Promise<Membership | null> {
  const rows = await sql`
    select w.id, w.plan, m.role from members m join workspaces w on w.id = ${workspaceId}
    where m.workspace_id = ${workspaceId} and m.person_id = ${personId}`
  return decode(Membership, rows)[0] ?? null
}

const OwnWorkspace = row({
  ...Membership.columns,
  name: text,
  slug: text,
  timezone: text,
  currency: text,
  testId: nullable(text),
  testTimezone: nullable(text),
  testCurrency: nullable(text),
})
export type OwnWorkspace = RowOf<typeof OwnWorkspace>

/** Lists the live workspaces that somebody is a member of, by name, with their test workspaces. */
export async function findWorkspacesOf(
  { sql }: Database,
  personId: string,
): Promise<OwnWorkspace[]> {
  const rows = await sql`
    select w.id, w.plan, m.role, w.name, w.slug, w.timezone, w.currency,
      t.id as "testId", t.timezone as "testTimezone", t.currency as "testCurrency" from members m
    join workspaces w on w.id = m.workspace_id and w.mode = 'live'
    left join workspaces t on t.live_id = w.id
    where m.person_id = ${personId} order by w.name, w.id limit 200`
  return decode(OwnWorkspace, rows)
}

const Person = row({
  id: text,
  email: text,
  name: text,
  passwordHash: nullable(text),
  locale: nullable(text),
  /** Whether signing in asks for a code. */
  twoFactor: bool,
})
export type Person = RowOf<typeof Person>

/** Finds somebody by the address, in the form of `parseEmail`. */
export async function findPersonByEmail({ sql }: Database, email: string): Promise<Person | null> {
  const rows = await sql`
    select id, email, name, password_hash as "passwordHash", locale,
      totp_confirmed_at is not null as "twoFactor" from people where email = ${email}`
  return decode(Person, rows)[0] ?? null
}

/** Finds whom an account at a service of OpenID Connect has signed in before. */
export async function findPersonByOidc(
  { sql }: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Person | null> {
  const rows = await sql`
    select id, email, name, password_hash as "passwordHash", locale,
      totp_confirmed_at is not null as "twoFactor" from people
    where oidc_issuer = ${issuer} and oidc_subject = ${subject}`
  return decode(Person, rows)[0] ?? null
}

/** Finds people by their ids. */
export async function findPeople({ sql }: Database, ids: readonly string[]): Promise<Person[]> {
  const rows = await sql`
    select id, email, name, password_hash as "passwordHash", locale,
      totp_confirmed_at is not null as "twoFactor" from people where id = any(${ids})`
  return decode(Person, rows)
}

const Address = row({ email: text })

/** Finds the address of a person; null when there is none. */
export async function findAddress({ sql }: Database, personId: string): Promise<string | null> {
  const rows = await sql`select email from people where id = ${personId}`
  return decode(Address, rows)[0]?.email ?? null
}
