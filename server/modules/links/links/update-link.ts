import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { links, linkTags } from '../../../db/schema/links.ts'
import { linkEvents } from '../../../domain/events.ts'
import { keyLookup, normalizeKey } from '../../../domain/link.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { requireUnchanged } from '../../../core/require-unchanged.ts'
import { transact } from '../../../core/transact.ts'
import { externalIdTaken, keyTaken } from './insert-links.ts'
import type { LinkRow } from './present.ts'
import { presentLink } from './present-links.ts'
import { requireLink } from './queries.ts'
import { bareExternalId, readFields, readPassword, type LinkColumns } from './read-fields.ts'
import {
  domainOf,
  folderOf,
  loadReferences,
  requireEnrolled,
  tagsOf,
  type References,
} from './references.ts'
import type { Link, LinkPatch } from './schema.ts'

/** Changes what the body names and leaves the rest. */
export async function updateLink(ctx: Ctx, idOrExternal: string, body: LinkPatch): Promise<Link> {
  const { deps } = ctx
  const passwordHash = await readPassword(body.password)
  const link = await transact(ctx, async (ctx) => {
    const current = await requireLink(ctx, idOrExternal, { lock: 'update' })
    requireUnchanged('link', current, body.ifUpdatedAt)
    const known = await loadReferences(ctx, [body], { needsDomain: false })
    return presentLink(ctx, await changeLink(ctx, { current, body, passwordHash, known }))
  }).catch((error: unknown) => {
    throw asConflict(error, body)
  })
  await deps.directory.changed()
  return link
}

export interface Change {
  current: LinkRow
  body: LinkPatch
  /** undefined leaves the password, null removes it. */
  passwordHash: string | null | undefined
  known: References
}

/** Writes a change to a link that the transaction has locked. */
export async function changeLink(ctx: TxCtx, change: Change): Promise<LinkRow> {
  const { tx, scope } = ctx
  const { current } = change
  const set = columnsOf(ctx, change)
  const tags = tagsOf(change.body, change.known)
  const [row] = await tx.update(scope, links, set, [eq(links.id, current.id)])
  if (tags) {
    await tx.remove(scope, linkTags, [eq(linkTags.linkId, current.id)])
    const pairs = tags.map((tag) => ({ linkId: current.id, tagId: tag.id }))
    await tx.insert(scope, linkTags, pairs)
  }
  await announceHeard(ctx, linkEvents('link.updated', [current]))
  return row!
}

function columnsOf(ctx: Ctx, { current, body, passwordHash, known }: Change): LinkColumns {
  const { deps, scope } = ctx
  if (body.trackConversion && !current.trackConversion)
    requirePlan(scope.plan, 'conversionTracking')
  const now = new Date(deps.clock.now())
  const set: LinkColumns = { ...readFields(body, current, now), updatedAt: now }
  requireEnrolled(body, { ...current, ...set }, known)
  const folderId = folderOf(body, known)
  if (folderId !== undefined) set.folderId = folderId
  if (passwordHash !== undefined) set.passwordHash = passwordHash
  if (body.domain !== undefined) set.domain = domainOf(body, known)
  if (body.key !== undefined) {
    set.key = normalizeKey(body.key)
    set.keyLookup = keyLookup(set.key)
  }
  return set
}

/** Converts violations of the unique indexes, which finally decide about keys and external ids, to a 409. */
export function asConflict(error: unknown, body: LinkPatch): unknown {
  switch (violatedConstraint(error)) {
    case 'links_domain_key':
      return keyTaken(body.domain ?? 'the domain', body.key ?? 'the key')
    case 'links_external_id':
      return externalIdTaken(bareExternalId(body.externalId ?? ''))
    default:
      return error
  }
}
