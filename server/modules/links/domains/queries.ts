import { asc, desc, eq, sql } from 'drizzle-orm'
import { lock, lockShared } from '../../../db/locks.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import {
  challengeRecords,
  domainStatus,
  GRACE_MS,
  isOwnHost,
  PROVED_BY,
} from '../../../domain/domain-proof.ts'
import { getPortalHost } from '../../../core/portal-origin.ts'
import { ApiError } from '../../../domain/errors.ts'
import { isId } from '../../../domain/ids.ts'
import { checkDestination } from '../../../domain/link.ts'
import type { Domain, DomainPatch } from './schema.ts'
import { domainSlug } from './slug.ts'

export type DomainRow = typeof domains.$inferSelect

export function toDomain(deps: Deps, row: DomainRow): Domain {
  const { hostname } = new URL(deps.config.origin)
  const { txt, cname } = challengeRecords(row.slug, row.challenge, hostname)
  const { failingSince } = row
  return {
    id: row.id,
    slug: row.slug,
    verified: row.verifiedAt !== null,
    primary: row.primary,
    archived: row.archived,
    placeholder: row.placeholder,
    expiredUrl: row.expiredUrl,
    notFoundUrl: row.notFoundUrl,
    logo: row.logo,
    assetLinks: null,
    appleAppSiteAssociation: null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    registeredDomain: null,
    verification: {
      status: domainStatus(row),
      record: txt,
      alternative: cname,
      verifiedBy: PROVED_BY.find((known) => known === row.verifiedBy) ?? null,
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      checkedAt: row.checkedAt?.toISOString() ?? null,
      failingSince: failingSince?.toISOString() ?? null,
      servesUntil: failingSince && new Date(+failingSince + GRACE_MS).toISOString(),
    },
  }
}

const ADDRESSES = ['placeholder', 'expiredUrl', 'notFoundUrl', 'logo'] as const

/** Reads a body's values for a domain's own columns. */
export function readSettings(body: DomainPatch): Partial<DomainRow> {
  const set: Partial<DomainRow> = {}
  for (const name of ADDRESSES) {
    const written = body[name]
    if (written !== undefined) set[name] = written ? checkDestination(written, name) : null
  }
  if (body.archived !== undefined) set.archived = body.archived
  return set
}

/** Finds a domain by its name or id, or throws. To change it, call it after `lockDomains`. */
export async function requireDomain(ctx: Ctx, named: string): Promise<DomainRow> {
  const { tx, scope } = ctx
  const isNamed = isId('dom', named)
    ? eq(domains.id, named)
    : eq(domains.slug, domainSlug(named) ?? named)
  const row = await tx.first(scope, domains, [isNamed])
  if (row) return row
  throw new ApiError(
    'not_found',
    `No domain in this workspace is named ${JSON.stringify(named.slice(0, 250))}.`,
  )
}

/**
 * Refuses the server's own address to everybody but its operator: its pages would lie among the links of
 * a workspace.
 * @throws ApiError `forbidden`
 */
export function refuseOwnHost({ deps, scope }: Ctx, slug: string): void {
  const own = [new URL(deps.config.origin).host, getPortalHost(deps.config)]
  if (scope.actor.type === 'system' || !own.some((host) => isOwnHost(slug, host))) return
  throw new ApiError(
    'forbidden',
    `${slug} is the address of this server. Only its operator can use it for links: cli domain add ${slug}.`,
  )
}

/** Starts a proof: a new token, which nobody has shown. */
export function newProof({ ids }: Deps) {
  const challenge = ids.secret()
  const none = { verifiedAt: null, verifiedBy: null, checkedAt: null }
  return { challenge, ...none, failingSince: null, lostAt: null }
}

/**
 * Locks the workspace's domains against other changes: the primary one and the plan's limit concern them
 * all. An advisory lock, since the domains are a reference table: to lock its rows would lock them
 * everywhere.
 */
export async function lockDomains(ctx: TxCtx): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(scope, (ws) => sql`select ${lock('domains', ws)}`)
}

/** Keeps the workspace's domains as they are until the transaction ends. Read them in a later statement. */
export async function holdDomains(ctx: TxCtx): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(scope, (ws) => sql`select ${lockShared('domains', ws)}`)
}

/** Chooses the one primary domain of those in use: `wanted`, else the one that was, else the oldest. */
export async function settlePrimary(ctx: TxCtx, wanted?: string): Promise<void> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, domains, {
    where: [eq(domains.archived, false)],
    orderBy: [desc(domains.primary), asc(domains.id)],
  })
  const primary = rows.find((row) => row.id === wanted) ?? rows[0]
  await tx.update(scope, domains, { primary: sql`${domains.id} = ${primary?.id ?? ''}` }, [
    sql`${domains.primary} <> (${domains.id} = ${primary?.id ?? ''})`,
  ])
}
