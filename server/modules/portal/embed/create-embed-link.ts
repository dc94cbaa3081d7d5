import { invalid } from '../../../domain/errors.ts'
import { normalizeKey, ROOT_KEY } from '../../../domain/link.ts'
import { message } from '../../../domain/message/message.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { createPartnerLink } from '../../program/partners/create-partner-link.ts'
import { findLinks } from './find-links.ts'
import { toEmbedLink } from './present-link.ts'
import type { EmbedLink, EmbedLinkBody } from './view-schema.ts'

/** Creates a further link, by the rules that hold for the program's own calls: destination and number. */
export async function createEmbedLink(
  ctx: EmbedCtx,
  { url, key }: EmbedLinkBody,
): Promise<EmbedLink> {
  const { deps, session } = ctx
  requireOwnKey(key)
  const { partnerId, programId } = session
  const body = { partnerId, programId, ...(url ? { url } : {}), ...(key ? { key } : {}) }
  const { id } = await createPartnerLink(ctx, body)
  const [link] = await findLinks(ctx, { enrollmentId: session.enrollmentId, id })
  return toEmbedLink(deps.config.origin, link!, link!)
}

/** Refuses the key of the bare domain, whose destination is not a partner's to choose. */
export function requireOwnKey(key: string | undefined): void {
  if (!key || normalizeKey(key) !== ROOT_KEY) return
  const values = { key: ROOT_KEY }
  throw invalid('key', message('embed.root-key', values))
}
