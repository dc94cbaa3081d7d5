import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { ENROLLMENT_STATUSES, linksOpen } from '../../../domain/enrollment.ts'
import { ApiError, invalid, notFound } from '../../../domain/errors.ts'
import { split } from '../../../core/input.ts'
import { bool, IdRow, row, text } from '../../../db/row.ts'
import { holdDomains } from '../domains/queries.ts'
import { domainSlug } from '../domains/slug.ts'
import type { LinkColumns } from './read-fields.ts'
import type { LinkPatch, LinkTag } from './schema.ts'

/** The domains, folders, tags and programs that bodies name, as far as the workspace has them; held until the transaction ends. */
export interface References {
  domains: Set<string>
  primaryDomain: string | null
  folders: Set<string>
  tags: LinkTag[]
  programs: Set<string>
  /** `<program> <partner>` of the partners that are named, for each program in which their links are open. */
  enrolled: Set<string>
}

/** Loads the rows that the bodies refer to, in one look-up for each kind at most. */
export async function loadReferences(
  ctx: TxCtx,
  bodies: readonly LinkPatch[],
  options: { needsDomain: boolean },
): Promise<References> {
  const folderIds = unique(bodies.flatMap((body) => body.folderId || []))
  return {
    ...(await loadDomains(ctx, bodies, options.needsDomain)),
    folders: new Set(await loadFolders(ctx, folderIds)),
    tags: await loadTags(ctx, bodies),
    programs: new Set(await loadPrograms(ctx, bodies)),
    enrolled: new Set(await loadEnrolled(ctx, bodies)),
  }
}

async function loadPrograms(ctx: TxCtx, bodies: readonly LinkPatch[]): Promise<string[]> {
  const { tx, scope } = ctx
  const ids = unique(bodies.flatMap(({ programId }) => programId || []))
  if (ids.length === 0) return []
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select id from programs where workspace_id = ${ws} and id in ${ids} for key share`,
  )
  return rows.map((row) => row.id)
}

const PairRow = row({ pair: text })
const OPEN = ENROLLMENT_STATUSES.filter(linksOpen)

async function loadEnrolled(ctx: TxCtx, bodies: readonly LinkPatch[]): Promise<string[]> {
  const { tx, scope } = ctx
  const partnerIds = unique(bodies.flatMap(({ partnerId }) => partnerId || []))
  if (partnerIds.length === 0) return []
  const rows = await tx.rows(
    scope,
    PairRow,
    (ws) => sql`
    select program_id || ' ' || partner_id as pair from enrollments
    where workspace_id = ${ws} and partner_id in ${partnerIds} and status in ${OPEN} for key share`,
  )
  return rows.map((row) => row.pair)
}

/**
 * Checks that the program of a link exists, and that its partner is in it, since the link earns for them.
 * @throws ApiError `not_found`, `unprocessable_entity`
 */
export function requireEnrolled(
  body: LinkPatch,
  { programId, partnerId }: Pick<LinkColumns, 'programId' | 'partnerId'>,
  known: References,
): void {
  const asked = body.partnerId !== undefined || body.programId !== undefined
  if (asked && partnerId && !known.enrolled.has(`${programId} ${partnerId}`)) {
    throw invalid(
      'partnerId',
      'This partner isn’t enrolled in the program or is no longer active. Send the programId and partnerId of an active partner.',
    )
  }
  if (!body.programId || known.programs.has(body.programId)) return
  const name = JSON.stringify(body.programId.slice(0, 64))
  throw new ApiError('not_found', `No program has the ID ${name}. List them with GET /programs.`)
}

const DomainRow = row({ slug: text, first: bool })

async function loadDomains(
  ctx: TxCtx,
  bodies: readonly LinkPatch[],
  needsDomain: boolean,
): Promise<Pick<References, 'domains' | 'primaryDomain'>> {
  const { tx, scope } = ctx
  const named = unique(bodies.flatMap(({ domain }) => (domain && domainSlug(domain)) || []))
  const wantsPrimary = needsDomain && bodies.some((body) => !body.domain)
  if (named.length === 0 && !wantsPrimary) return { domains: new Set(), primaryDomain: null }
  const held = holdDomains(ctx)
  const read = tx.rows(
    scope,
    DomainRow,
    (ws) => sql`
      with preferred as (
        select slug from domains where workspace_id = ${ws} and not archived
        order by verified_at is null, is_primary desc, id limit 1
      )
      select slug, slug in (select slug from preferred) as first from domains
      where workspace_id = ${ws}
        and (slug in (select slug from preferred) or slug in ${['', ...named]})`,
  )
  const [, rows] = await Promise.all([held, read])
  return {
    domains: new Set(rows.map((row) => row.slug)),
    primaryDomain: rows.find((row) => row.first)?.slug ?? null,
  }
}

async function loadFolders(ctx: TxCtx, ids: string[]): Promise<string[]> {
  const { tx, scope } = ctx
  if (ids.length === 0) return []
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`select id from folders where workspace_id = ${ws} and id in ${ids} for key share`,
  )
  return rows.map((row) => row.id)
}

const TagRow = row({ id: text, name: text, color: text })

async function loadTags(ctx: TxCtx, bodies: readonly LinkPatch[]): Promise<LinkTag[]> {
  const { tx, scope } = ctx
  const asked = bodies.map(askedTags).filter((tags) => tags !== undefined)
  const ids = unique(asked.flatMap((tags) => tags.ids))
  const names = unique(asked.flatMap((tags) => tags.names))
  if (ids.length + names.length === 0) return []
  return tx.rows(
    scope,
    TagRow,
    (ws) => sql`
      select id, name, color from tags
      where workspace_id = ${ws} and (id in ${['', ...ids]} or lower(name) in ${['', ...names]})
      order by id for key share`,
  )
}

/**
 * Finds the domain that a body names.
 * @throws ApiError `forbidden` for a domain that is unknown or another workspace's, which look alike
 */
export function domainOf(body: LinkPatch, known: References): string {
  if (body.domain) {
    const slug = domainSlug(body.domain)
    if (slug !== null && known.domains.has(slug)) return slug
    throw new ApiError(
      'forbidden',
      `${JSON.stringify(body.domain.slice(0, 100))} is not one of your domains. Add it with POST /domains.`,
    )
  }
  if (known.primaryDomain !== null) return known.primaryDomain
  throw invalid('domain', 'This workspace has no link domain yet. Add one with POST /domains.')
}

/** Finds the folder that a body names; undefined when it names none. */
export function folderOf(body: LinkPatch, known: References): string | null | undefined {
  if (!body.folderId) return body.folderId === undefined ? undefined : null
  if (known.folders.has(body.folderId)) return body.folderId
  throw notFound('folder', body.folderId)
}

/** Finds the tags that a body names, by id; undefined when it does not mention tags. */
export function tagsOf(body: LinkPatch, known: References): LinkTag[] | undefined {
  const asked = askedTags(body)
  if (!asked) return undefined
  const found = known.tags.filter(
    (tag) => asked.ids.includes(tag.id) || asked.names.includes(tag.name.toLowerCase()),
  )
  const unknown = [
    ...asked.ids.filter((id) => !found.some((tag) => tag.id === id)),
    ...asked.names.filter((name) => !found.some((tag) => tag.name.toLowerCase() === name)),
  ]
  if (unknown.length === 0) return found
  const path = asked.ids.includes(unknown[0]!) ? 'tagIds' : 'tagNames'
  throw invalid(path, `No tag is named ${JSON.stringify(unknown[0])}. Create it with POST /tags.`)
}

interface AskedTags {
  ids: string[]
  /** In lower case. */
  names: string[]
}

function askedTags({ tagIds, tagNames, tagId }: LinkPatch): AskedTags | undefined {
  if (tagIds === undefined && tagNames === undefined && tagId === undefined) return undefined
  return {
    ids: unique([...split(tagIds), ...split(tagId)]),
    names: unique(split(tagNames).map((name) => name.toLowerCase())),
  }
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
