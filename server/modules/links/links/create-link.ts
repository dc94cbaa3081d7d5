import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { linkTags } from '../../../db/schema/links.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { normalizeKey } from '../../../domain/link.ts'
import { allows, requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { insertLinks, type Draft } from './insert-links.ts'
import { requireLinkCapacity } from './link-limit.ts'
import { PASSWORD_SHOWN } from './present.ts'
import { presentLinks } from './present-links.ts'
import { readFields, readPassword, type LinkColumns } from './read-fields.ts'
import {
  domainOf,
  folderOf,
  loadReferences,
  requireEnrolled,
  tagsOf,
  type References,
} from './references.ts'
import type { Link, LinkBody, LinkTag } from './schema.ts'

const KEY_LENGTH = 7

export async function createLink(ctx: Ctx, body: LinkBody): Promise<Link> {
  const { deps } = ctx
  const prepared = await prepareLink(deps, body)
  const link = await transact(ctx, (ctx) => addLink(ctx, prepared))
  await deps.directory.changed()
  return link
}

/** A body that was read, with its password hashed, before the transaction begins. */
export interface PreparedLink {
  body: LinkBody
  set: LinkColumns
}

/**
 * Validates a body and hashes its password, before any transaction.
 * @throws ApiError for whatever is wrong with the body itself
 */
export async function prepareLink(deps: Deps, body: LinkBody): Promise<PreparedLink> {
  refuseShownPassword(body)
  const set = readFields(body, undefined, new Date(deps.clock.now()))
  return { body, set: { ...set, passwordHash: (await readPassword(body.password)) ?? null } }
}

/** Refuses a masked password that a client sends back as it was shown. */
export function refuseShownPassword({ password }: LinkBody): void {
  if (password !== PASSWORD_SHOWN) return
  throw invalid('password', `${PASSWORD_SHOWN} is a placeholder. Send the actual password.`)
}

/** Adds one link in a transaction, or throws. */
export async function addLink(ctx: TxCtx, prepared: PreparedLink): Promise<Link> {
  const [result] = await addLinks(ctx, [prepared])
  if (result instanceof ApiError) throw result
  return result!
}

/** Adds links in a transaction; the reason stands in the place of one that cannot be added. */
export async function addLinks(
  ctx: TxCtx,
  prepared: readonly PreparedLink[],
): Promise<(Link | ApiError)[]> {
  const { deps, scope } = ctx
  const bodies = prepared.map(({ body }) => body)
  const known = await loadReferences(ctx, bodies, { needsDomain: true })
  const workspace = await deps.directory.workspaceById(scope.workspaceId)
  const tracks = allows(scope.plan, 'conversionTracking') && workspace?.conversionEnabled === true
  const drafts = prepared.map((item) =>
    attempt<TaggedDraft>(() => ({
      ...draftOf(ctx, item, { known, tracks }),
      tags: tagsOf(item.body, known) ?? [],
    })),
  )
  const good = drafts.filter(isDraft)
  if (good.length > 0) await requireLinkCapacity(ctx, good.length)
  const rows = await insertLinks(ctx, deps.ids, good)
  const results = new Map(good.map((draft, i) => [draft, rows[i]!]))
  await tagLinks(
    ctx,
    good.filter((draft) => !(results.get(draft) instanceof ApiError)),
  )
  const added = [...results.values()].flatMap((row) => (row instanceof ApiError ? [] : [row]))
  const shown = new Map((await presentLinks(ctx, added)).map((link) => [link.id, link]))
  return drafts.map((draft) => {
    if (draft instanceof ApiError) return draft
    const row = results.get(draft)!
    return row instanceof ApiError ? row : shown.get(row.id)!
  })
}

type TaggedDraft = Draft & { tags: LinkTag[] }

function isDraft(draft: TaggedDraft | ApiError): draft is TaggedDraft {
  return !(draft instanceof ApiError)
}

function draftOf(
  ctx: Ctx,
  { body, set }: PreparedLink,
  { known, tracks }: { known: References; tracks: boolean },
): Draft {
  const { deps, scope } = ctx
  if (body.trackConversion) requirePlan(scope.plan, 'conversionTracking')
  const { url } = set
  if (url === undefined) throw invalid('url', 'Enter the link’s destination URL.')
  requireEnrolled(body, set, known)
  const now = new Date(deps.clock.now())
  return {
    key: keyOf(body),
    values: {
      trackConversion: tracks,
      ...set,
      id: deps.ids.make('link'),
      url,
      domain: domainOf(body, known),
      folderId: folderOf(body, known) ?? null,
      createdAt: now,
      updatedAt: now,
    },
  }
}

function keyOf({ key, prefix = '', keyLength = KEY_LENGTH }: LinkBody): Draft['key'] {
  if (key) return normalizeKey(key)
  const outer = prefix.replace(/^\/+|\/+$/g, '')
  const before = outer === '' ? '' : `${normalizeKey(outer)}/`
  if (before.length + keyLength <= 190) return { prefix: before, length: keyLength }
  throw invalid('keyLength', 'The prefix and key can have at most 190 characters together.')
}

async function tagLinks(ctx: TxCtx, drafts: TaggedDraft[]) {
  const { tx, scope } = ctx
  const pairs = drafts.flatMap(({ values, tags }) =>
    tags.map((tag) => ({ linkId: values.id, tagId: tag.id })),
  )
  await tx.insert(scope, linkTags, pairs, { ignore: true })
}

/** Returns the result, or the error that the caller may see. */
export function attempt<T>(work: () => T): T | ApiError {
  try {
    return work()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
