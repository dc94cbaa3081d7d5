import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { keyLookup, keyOfPath, ROOT_KEY } from '../../../domain/link.ts'
import { domainSlug } from '../domains/slug.ts'
import type { InfoQuery } from './list-schema.ts'
import type { LinkRow } from './present.ts'
import { presentLink } from './present-links.ts'
import { requireLink } from './queries.ts'
import { bareExternalId } from './read-fields.ts'
import type { Link } from './schema.ts'

/** Finds one link by its id, its external id, or its address. */
export async function getLink(ctx: Ctx, query: InfoQuery): Promise<Link> {
  return presentLink(ctx, await find(ctx, query))
}

function find(ctx: Ctx, query: InfoQuery): Promise<LinkRow> {
  const { linkId, externalId, domain, key } = query
  if (linkId) return requireLink(ctx, linkId)
  if (externalId) return requireLink(ctx, `ext_${bareExternalId(externalId)}`)
  if (domain) return atAddress(ctx, domain, key || ROOT_KEY)
  throw invalid('linkId', 'Send linkId, externalId, or domain and key.')
}

async function atAddress(ctx: Ctx, domain: string, key: string): Promise<LinkRow> {
  const { tx, scope } = ctx
  const lookup = keyLookup(keyOfPath(encodeURIComponent(key)) ?? key)
  const row = await tx.first(scope, links, [
    eq(links.domain, domainSlug(domain) ?? domain),
    eq(links.keyLookup, lookup),
    isNull(links.deletedAt),
  ])
  if (row) return row
  throw new ApiError('not_found', `No link is at ${domain}/${key}.`)
}
