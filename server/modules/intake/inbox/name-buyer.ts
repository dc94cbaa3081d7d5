import { eq, sql } from 'drizzle-orm'
import type { BatchCtx, TxCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { rowLoader, type Loader } from '../../../db/loader.ts'
import { lockAll } from '../../../db/locks.ts'
import { row, text } from '../../../db/row.ts'
import { connectionAliases } from '../../../db/schema/intake.ts'
import { readCustomerName, toCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Buyer } from '../../../integrations/port.ts'
import { adoptName } from '../../tracking/customers/adopt-name.ts'
import { findAlias, saveAlias } from './aliases.ts'
import type { InboxCase } from './inbox-case.ts'
import type { InboxRow } from './present.ts'
import { WAIT_MS } from './wait.ts'

/** An event, with the program that its customers belong to. */
export type Reported = InboxRow & Pick<InboxCase, 'programId'>

/** Returns the name of a customer of an event, as it is stored; null for none. */
export function nameIn<Id extends string | null>(
  { programId }: Pick<InboxCase, 'programId'>,
  externalId: Id,
): Id {
  return externalId && (toCustomerName({ externalId, programId }) as Id)
}

/** Returns the name of somebody whom an alias stands for: the connection may have had another program then. */
export function renameIn(
  event: Pick<InboxCase, 'programId'>,
  stored: string | null,
): string | null {
  return stored && nameIn(event, readCustomerName(stored).externalId)
}

/** Returns how long an event has waited, since it arrived. */
export function waitedMs({ deps }: Pick<BatchCtx, 'deps'>, event: InboxRow): number {
  return deps.clock.now() - event.createdAt.getTime()
}

/**
 * Returns the external id of a buyer, and remembers which one the provider's id stands for. Somebody who was
 * known by the provider's id until now gets their own, with what was recorded for them.
 * @throws ApiError `not_found` while the event that says so may still come
 */
export async function nameBuyer(ctx: BatchCtx, event: InboxCase, buyer: Buyer): Promise<string> {
  const name = await chooseName(ctx, event, buyer)
  // Somebody has named them meanwhile: others may be under way with whom this must not share a transaction.
  if (!event.keys.has(customerKey(name))) exclusive(ctx)
  return name
}

async function chooseName(ctx: BatchCtx, event: InboxCase, buyer: Buyer): Promise<string> {
  const { accountId, isLocalAccount } = buyer
  const externalId = nameIn(event, buyer.externalId)
  const email = getProviderEmail(buyer)
  const ids = [accountId, email].filter((id) => id !== null)
  if (ids.length === 0) return nameWithoutAccount(event, buyer)
  await holdBuyer(ctx, event, ids)
  const find = (providerId: string) => findAlias(ctx, { event, kind: 'customer', providerId })
  const stored = accountId === null ? null : await find(accountId)
  const known = renameIn(event, stored)
  const ofEmail = email === null ? null : renameIn(event, await find(email))
  const byEmail = nameIn(event, email)
  const byGuest = ofEmail ?? (byEmail && (await findGuest(ctx, byEmail)))
  // Whoever opens an account and types the address of another one stays apart from that one.
  const isTyped =
    isLocalAccount && known === null && byGuest !== null && (await hasAccount(ctx, event, byGuest))
  const guest = isTyped ? null : byGuest
  const byAccount = isLocalAccount ? null : nameIn(event, accountId?.toLowerCase() ?? null)
  const byProvider = byAccount ?? byEmail
  const own = externalId === byProvider ? null : externalId
  const isUnknown = (own ?? known ?? guest ?? externalId) === null
  if (isUnknown && waitedMs(ctx, event) < WAIT_MS) {
    throw new ApiError('not_found', `No event has said yet who the customer ${accountId} is.`)
  }
  const former = await findFormer(ctx, { own, known, guest, byEmail, byAccount })
  if (former !== null) await renameBuyer(exclusive(ctx), former, own!)
  const name = own ?? known ?? guest ?? byProvider!
  if (accountId !== null && name !== stored && (!isTyped || own !== null)) {
    saveAlias({ event, kind: 'customer', providerId: accountId }, name)
  }
  // An address that an account gets later is what somebody has typed: it stands for nobody.
  const isFree = !isTyped && (guest === null || guest === name || guest === former)
  if (email !== null && ofEmail === null && known === null && isFree) {
    saveAlias({ event, kind: 'customer', providerId: email }, name)
  }
  return name
}

/** What somebody may be known by. */
interface Names {
  /** Your own id of them. */
  own: string | null
  /** By the provider's id, and by the address with which somebody has bought as a guest or under another id. */
  known: string | null
  guest: string | null
  /** What the address and the provider's id are as names. */
  byEmail: string | null
  byAccount: string | null
}

/**
 * Finds the name by which somebody was known who has your own id from now on. An account's own name is theirs. Whoever
 * types somebody else's address must not get their customer, so that a guest becomes only a user who is new.
 */
async function findFormer(ctx: BatchCtx, names: Names): Promise<string | null> {
  const { own, known, guest, byEmail, byAccount } = names
  const former = known ?? (guest === byEmail ? guest : null)
  if (own === null || former === null || former === own) return null
  if (!(await isProvisional(ctx, former, byEmail))) return null
  if (former === byAccount) return former
  const isNew = former.includes('@') && (await findGuest(ctx, own)) === null
  return isNew ? former : null
}

/** Gives a customer another name, with everything that stands for the former one. */
async function renameBuyer(ctx: TxCtx, former: string, next: string): Promise<void> {
  const { tx, scope } = ctx
  await adoptName(ctx, former, next)
  await tx.update(scope, connectionAliases, { value: next }, [
    eq(connectionAliases.kind, 'customer'),
    eq(connectionAliases.value, former),
  ])
}

/** Tells whether a name is an address or an id of the provider's, and not your own. */
async function isProvisional(
  { tx, scope }: BatchCtx,
  name: string,
  byEmail: string | null,
): Promise<boolean> {
  if (name === byEmail) return true
  const { externalId } = readCustomerName(name)
  return (await tx.load(scope, PROVISIONAL, { name, externalId })) !== null
}

const CustomerName = row({ name: text })

const PROVISIONAL = rowLoader<{ name: string; externalId: string }, { name: string }>({
  name: 'provisional names',
  key: 'name text, "externalId" text',
  row: CustomerName,
  select: (ws, keys) => sql`
    select r.n, r.name from ${keys} where exists (select from connection_aliases a
      where a.workspace_id = ${ws} and a.kind = 'customer' and a.value = r.name
        and lower(a.provider_id) = r."externalId")`,
})

/** Tells whether an account of the connection stands for somebody. Addresses stand for guests. */
async function hasAccount(
  { tx, scope }: BatchCtx,
  { connectionId }: InboxRow,
  name: string,
): Promise<boolean> {
  return (await tx.load(scope, ACCOUNTS, { name, connectionId })) !== null
}

const ACCOUNTS = rowLoader<{ name: string; connectionId: string }, { name: string }>({
  name: 'accounts of customers',
  key: 'name text, "connectionId" text',
  row: CustomerName,
  select: (ws, keys) => sql`
    select r.n, r.name from ${keys} where exists (select from connection_aliases a
      where a.workspace_id = ${ws} and a.connection_id = r."connectionId" and a.kind = 'customer'
        and a.value = r.name and strpos(a.provider_id, '@') = 0)`,
})

/** Finds whom a provider or server knows by an address alone. */
async function findGuest({ tx, scope }: BatchCtx, email: string): Promise<string | null> {
  return (await tx.load(scope, GUESTS, { name: email }))?.name ?? null
}

const GUESTS = rowLoader<{ name: string }, { name: string }>({
  name: 'guests',
  key: 'name text',
  row: CustomerName,
  select: (ws, keys) => sql`
    select r.n, r.name from ${keys} where exists (select from customers c
        where c.workspace_id = ${ws} and c.external_id = r.name and c.evidence <> 'browser')
      or exists (select from sales s where s.workspace_id = ${ws}
        and s.customer_external_id = r.name and s.customer_id is null and not s.client_side)`,
})

/** Returns the address that a provider vouches for, in one spelling. */
export function getProviderEmail({ email, isEmailUnproved }: Buyer): string | null {
  return isEmailUnproved ? null : email?.trim().toLowerCase() || null
}

/** Names a customer as calls of the API do that may share a transaction. */
export function customerKey(externalId: string): string {
  return `customer ${externalId.trim()}`
}

/** Names a buyer of whom the provider has no record of its own. */
export function nameWithoutAccount(
  event: Pick<InboxCase, 'programId'>,
  { externalId, email }: Buyer,
): string {
  return nameIn(event, externalId ?? email?.toLowerCase() ?? 'unknown')
}

/** Holds who customers of the provider's are, so that what is recorded meanwhile is under the right name. */
function holdBuyer(
  { tx, scope }: BatchCtx,
  { connectionId }: InboxRow,
  ids: readonly string[],
): Promise<void> {
  return tx.load(
    scope,
    CUSTOMER_LOCKS,
    ids.map((id) => `${connectionId} ${id}`),
  )
}

const CUSTOMER_LOCKS: Loader<readonly string[], void> = {
  name: 'provider customers',
  async load(tx, scope, keys) {
    await tx.run(scope, (ws) =>
      lockAll(
        [...new Set(keys.flat())].map((key) => ({ lock: 'providerCustomer', of: `${ws} ${key}` })),
      ),
    )
    return keys.map(() => undefined)
  },
}
