import { and, eq, isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { transact } from '../../../core/transact.ts'
import { NO_LINK_OPTIONS } from '../../program/enrollments/add-partner-links.ts'
import type { LinkRow } from '../../links/links/present.ts'
import { asConflict, changeLink, type Change } from '../../links/links/update-link.ts'
import { prepareFor } from '../../program/partners/create-partner-link.ts'
import { loadEnrolled } from '../../program/partners/queries.ts'
import { requireOwnKey } from './create-embed-link.ts'
import { findLinks } from './find-links.ts'
import { toEmbedLink } from './present-link.ts'
import type { EmbedLink, EmbedLinkBody } from './view-schema.ts'

/** Partners name no domains, folders, tags or programs. */
const NOTHING: Change['known'] = {
  domains: new Set(),
  primaryDomain: null,
  folders: new Set(),
  tags: [],
  programs: new Set(),
  enrolled: new Set(),
}

/**
 * Updates the destination or key of an own link. @throws ApiError `not_found`, also for another partner's
 */
export async function updateEmbedLink(
  ctx: EmbedCtx,
  { id, ...body }: EmbedLinkBody & { id: string },
): Promise<EmbedLink> {
  const { deps, session } = ctx
  requireOwnKey(body.key)
  const changed = await transact(ctx, async (ctx) => {
    const enrolled = await loadEnrolled(ctx, session.enrollmentId)
    const current = await requireOwn(ctx, { session, id })
    const { url, key } = body
    const set = { ...(url ? { url } : {}), ...(key ? { key } : {}) }
    // Judged as if it were new: what leads somewhere else is refused in the same words.
    if (url) await prepareFor(deps, enrolled, set, NO_LINK_OPTIONS)
    await changeLink(ctx, {
      current,
      body: set,
      passwordHash: undefined,
      known: NOTHING,
    })
    const [link] = await findLinks(ctx, { enrollmentId: session.enrollmentId, id })
    return toEmbedLink(deps.config.origin, link!, link!)
  }).catch((error: unknown) => {
    throw asConflict(error, body)
  })
  await deps.directory.changed()
  return changed
}

async function requireOwn(
  ctx: TxCtx,
  { session, id }: { session: EmbedCtx['session']; id: string },
): Promise<LinkRow> {
  const { tx, scope } = ctx
  const { partnerId, programId } = session
  const own = and(eq(links.partnerId, partnerId), eq(links.programId, programId))
  const where = [eq(links.id, id), own, isNull(links.deletedAt)]
  const row = await tx.first(scope, links, where, { lock: 'update' })
  if (row) return row
  const values = { id: { quoted: id } }
  throw new ApiError('not_found', message('embed.unknown-link', values))
}
