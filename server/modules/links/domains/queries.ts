import { asc, desc, eq, sql } from 'drizzle-orm'
import { lock, lockShared } from '../../../db/locks.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import { ApiError } from '../../../domain/errors.ts'
import { checkDestination } from '../../../domain/link.ts'
import type { Domain, DomainPatch } from './schema.ts'
import { domainSlug } from './slug.ts'

export type DomainRow = typeof domains.$inferSelect

export function toDomain(row: DomainRow): Domain {
  return {
    id: row.id,
    slug: row.slug,
    verified: true,
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

/** Finds a domain or throws. Call it after `lockDomains`. */
export async function requireDomain(ctx: TxCtx, slug: string): Promise<DomainRow> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, domains, [eq(domains.slug, domainSlug(slug) ?? slug)])
  if (row) return row
  throw new ApiError(
    'not_found',
    `None of your domains is called ${JSON.stringify(slug.slice(0, 250))}.`,
  )
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
