import { eq, isNull } from 'drizzle-orm'
import { links } from '../../../db/schema/links.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { keyLookup, keyOfPath, ROOT_KEY } from '../../../domain/link.ts'
import { domainSlug } from '../domains/slug.ts'
import type { InfoQuery } from './list-schema.ts'
import { toLink, type LinkRow } from './present.ts'
import { requireLink, tagsOfLinks } from './queries.ts'
import { bareExternalId } from './read-fields.ts'
import type { Link } from './schema.ts'

/** One link by its id, its external id, or its address. */
export async function getLink(deps: Deps, scope: Scope, query: InfoQuery): Promise<Link> {
  const row = await find(deps, scope, query)
  const tags = await tagsOfLinks(deps.db.tx, scope, [row.id])
  return toLink(deps.config.origin, row, tags.get(row.id) ?? [])
}

function find(deps: Deps, scope: Scope, query: InfoQuery): Promise<LinkRow> {
  const { linkId, externalId, domain, key } = query
  if (linkId) return requireLink(deps.db.tx, scope, linkId)
  if (externalId) return requireLink(deps.db.tx, scope, `ext_${bareExternalId(externalId)}`)
  if (domain) return atAddress(deps, scope, domain, key || ROOT_KEY)
  throw invalid('linkId', 'Send linkId, externalId, or domain and key.')
}

async function atAddress(deps: Deps, scope: Scope, domain: string, key: string): Promise<LinkRow> {
  const lookup = keyLookup(keyOfPath(encodeURIComponent(key)) ?? key)
  const row = await deps.db.tx.first(scope, links, [
    eq(links.domain, domainSlug(domain) ?? domain),
    eq(links.keyLookup, lookup),
    isNull(links.deletedAt),
  ])
  if (row) return row
  throw new ApiError('not_found', `No link is at ${domain}/${key}.`)
}
