import { and, eq, isNull } from 'drizzle-orm'
import { links } from '../../db/schema/links.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid } from '../../domain/errors.ts'
import { normalizeKey, ROOT_KEY } from '../../domain/link.ts'
import type { EmbedCaller } from '../../http/authenticate-embed.ts'
import { pageOf } from '../../http/paging.ts'
import { transact } from '../../http/transact.ts'
import { NO_WISHES } from '../enrollments/add-partner-links.ts'
import type { LinkRow } from '../links/present.ts'
import { loadReferences } from '../links/references.ts'
import { asConflict, changeLink } from '../links/update-link.ts'
import { createPartnerLink, prepareFor } from '../partners/create-partner-link.ts'
import { loadEnrolled } from '../partners/queries.ts'
import { findLinks } from './find-links.ts'
import { toEmbedLink } from './present-link.ts'
import type { EmbedLink, EmbedLinkBody, EmbedLinksQuery } from './view-schema.ts'

export async function listEmbedLinks(
  deps: Deps,
  { scope, session }: EmbedCaller,
  query: EmbedLinksQuery,
): Promise<EmbedLink[]> {
  const { enrollmentId } = session
  const found = await findLinks(deps.db.tx, scope, { enrollmentId, ...pageOf(query) })
  return found.map((link) => toEmbedLink(deps.config.origin, link, link))
}

/** A further link, by the rules that hold for the program's own calls: destination and number. */
export async function createEmbedLink(
  deps: Deps,
  { scope, session }: EmbedCaller,
  { url, key }: EmbedLinkBody,
): Promise<EmbedLink> {
  requireOwnKey(key)
  const { partnerId, programId } = session
  const body = { partnerId, programId, ...(url ? { url } : {}), ...(key ? { key } : {}) }
  const { id } = await createPartnerLink(deps, scope, body)
  return readLink(deps.db.tx, { deps, scope, session, id })
}

/** Another destination or key of an own link. @throws ApiError `not_found`, also for another partner's */
export async function updateEmbedLink(
  deps: Deps,
  { scope, session }: EmbedCaller,
  { id, ...body }: EmbedLinkBody & { id: string },
): Promise<EmbedLink> {
  requireOwnKey(body.key)
  const changed = await transact(deps, scope, async (tx) => {
    const enrolled = await loadEnrolled(tx, scope, session.enrollmentId)
    const current = await requireOwn(tx, scope, { session, id })
    const { url, key } = body
    const set = { ...(url ? { url } : {}), ...(key ? { key } : {}) }
    // Judged as if it were new: what leads somewhere else is refused in the same words.
    if (url) await prepareFor(deps, enrolled, set, NO_WISHES)
    const known = await loadReferences(tx, scope, [set], { needsDomain: false })
    await changeLink(deps, tx, scope, { current, body: set, passwordHash: undefined, known })
    return readLink(tx, { deps, scope, session, id })
  }).catch((error: unknown) => {
    throw asConflict(error, body)
  })
  await deps.directory.changed()
  return changed
}

/** What visitors of the bare domain see is not a partner's to say. */
function requireOwnKey(key: string | undefined): void {
  if (!key || normalizeKey(key) !== ROOT_KEY) return
  throw invalid('key', `${ROOT_KEY} is the domain itself. Choose another key.`)
}

async function requireOwn(
  tx: Tx,
  scope: Scope,
  { session, id }: { session: EmbedCaller['session']; id: string },
): Promise<LinkRow> {
  const { partnerId, programId } = session
  const own = and(eq(links.partnerId, partnerId), eq(links.programId, programId))
  const where = [eq(links.id, id), own, isNull(links.deletedAt)]
  const row = await tx.first(scope, links, where, { lock: 'update' })
  if (row) return row
  throw new ApiError('not_found', `None of your links has the id ${JSON.stringify(id)}.`)
}

async function readLink(
  tx: Tx,
  of: { deps: Deps; scope: Scope; session: EmbedCaller['session']; id: string },
): Promise<EmbedLink> {
  const { deps, scope, session, id } = of
  const [link] = await findLinks(tx, scope, { enrollmentId: session.enrollmentId, id })
  return toEmbedLink(deps.config.origin, link!, link!)
}
