import type { EmbedCtx } from '../../../core/callers.ts'
import { pageOf } from '../../../core/paging.ts'
import { findLinks } from './find-links.ts'
import { toEmbedLink } from './present-link.ts'
import type { EmbedLink, EmbedLinksQuery } from './view-schema.ts'

/** Lists the partner's links, oldest first. */
export async function listEmbedLinks(ctx: EmbedCtx, query: EmbedLinksQuery): Promise<EmbedLink[]> {
  const { deps, session } = ctx
  const { enrollmentId } = session
  const found = await findLinks(ctx, { enrollmentId, ...pageOf(query) })
  return found.map((link) => toEmbedLink(deps.config.origin, link, link))
}
