import type { Deps } from '../../../deps.ts'
import type { EmbedCaller } from '../../../core/callers.ts'
import { pageOf } from '../../../core/paging.ts'
import { findLinks } from './find-links.ts'
import { toEmbedLink } from './present-link.ts'
import type { EmbedLink, EmbedLinksQuery } from './view-schema.ts'

/** The partner's links, oldest first. */
export async function listEmbedLinks(
  deps: Deps,
  { scope, session }: EmbedCaller,
  query: EmbedLinksQuery,
): Promise<EmbedLink[]> {
  const { enrollmentId } = session
  const found = await findLinks(deps.db.tx, scope, { enrollmentId, ...pageOf(query) })
  return found.map((link) => toEmbedLink(deps.config.origin, link, link))
}
