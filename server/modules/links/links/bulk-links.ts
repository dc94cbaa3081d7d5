import { asc, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { formatError } from '../../../locales/format-error.ts'
import { addLinks, prepareLink, type PreparedLink } from './create-link.ts'
import type { LinkRow } from './present.ts'
import { presentLinks } from './present-links.ts'
import { named, noLink } from './queries.ts'
import { bareExternalId, readPassword } from './read-fields.ts'
import { loadReferences } from './references.ts'
import type { BulkPatch, Link, LinkBody, LinkError } from './schema.ts'
import { changeLink } from './update-link.ts'

/** Creates what can be created; each item's link, or the reason, stands at its own place in the answer. */
export async function createLinks(ctx: Ctx, bodies: LinkBody[]): Promise<(Link | LinkError)[]> {
  const { deps } = ctx
  const prepared = await Promise.all(bodies.map((body) => settle(prepareLink(deps, body))))
  const answer = await transact(ctx, async (ctx) => {
    const results = await addLinks(ctx, prepared.filter(isPrepared))
    return prepared.map((item, i) => {
      const result = isPrepared(item) ? results.shift()! : item
      return result instanceof ApiError ? refused(result, bodies[i]!) : result
    })
  })
  await deps.directory.changed()
  return answer
}

/** Makes the same change to many links; ids that name nothing are answered as such. */
export async function updateLinks(
  ctx: Ctx,
  { linkIds, externalIds, data }: BulkPatch,
): Promise<(Link | LinkError)[]> {
  const { deps } = ctx
  const asked = [
    ...new Set(
      linkIds?.length ? linkIds : (externalIds ?? []).map((id) => `ext_${bareExternalId(id)}`),
    ),
  ]
  if (asked.length === 0) throw invalid('linkIds', 'Send linkIds or externalIds.')
  const passwordHash = await readPassword(data.password)
  const answer = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const rows = await tx.find(scope, links, {
      where: [or(...asked.map(named)), isNull(links.deletedAt)],
      orderBy: [asc(links.id)],
      lock: 'update',
    })
    const known = await loadReferences(ctx, [data], { needsDomain: false })
    const changed: LinkRow[] = []
    for (const row of rows) {
      const change = { current: row, body: data, passwordHash, known }
      changed.push(await changeLink(ctx, change))
    }
    const shown = await presentLinks(ctx, changed)
    return asked.map(
      (id): Link | LinkError =>
        shown.find((link) => isNamed(link, id)) ?? refused(noLink(id), { id }),
    )
  })
  await deps.directory.changed()
  return answer
}

function isNamed(row: Link, id: string): boolean {
  return id.startsWith('ext_') ? row.externalId === bareExternalId(id) : row.id === id
}

function isPrepared(item: PreparedLink | ApiError): item is PreparedLink {
  return !(item instanceof ApiError)
}

async function settle<T>(work: Promise<T>): Promise<T | ApiError> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
}

function refused(
  error: ApiError,
  { id, externalId, url, domain, key }: LinkError['link'],
): LinkError {
  const which = { id, externalId, url, domain, key }
  return {
    error: formatError(error).message,
    code: error.code,
    link: Object.fromEntries(Object.entries(which).filter(([, value]) => value !== undefined)),
  }
}
