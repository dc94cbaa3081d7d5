import { sql } from 'drizzle-orm'
import { lock } from '../../../db/locks.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { checkDestination } from '../../../domain/link.ts'
import { transact } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { addLink, prepareLink, refuseShownPassword, type PreparedLink } from './create-link.ts'
import { PASSWORD_SHOWN } from './present.ts'
import { presentLink } from './present-links.ts'
import { requireLink } from './queries.ts'
import { loadReferences } from './references.ts'
import type { Link, LinkBody } from './schema.ts'
import { asConflict, changeLink } from './update-link.ts'

/** Updates the link that has this destination, or creates it. Two calls at once make one link. */
export async function upsertLink(ctx: Ctx, body: LinkBody): Promise<Link> {
  const { deps } = ctx
  const { password, ...rest } = body
  const prepared = await prepareLink(deps, password === PASSWORD_SHOWN ? rest : body)
  const keepsPassword = password === undefined || password === PASSWORD_SHOWN
  const link = await transact(ctx, (ctx) =>
    upsertWithin(ctx, {
      prepared,
      keepsPassword,
      beforeCreate: () => refuseShownPassword(body),
    }),
  ).catch((error: unknown) => {
    throw asConflict(error, body)
  })
  await deps.directory.changed()
  return link
}

export interface Upsert {
  prepared: PreparedLink
  /** An existing link keeps its password. */
  keepsPassword: boolean
  /** Called when there is no link yet; throws to refuse one. */
  beforeCreate: () => void | Promise<void>
}

/**
 * Creates or updates a link within a transaction; `asConflict` of `update-link.ts` reads what the indexes
 * refuse.
 */
export async function upsertWithin(
  ctx: TxCtx,
  { prepared, keepsPassword, beforeCreate }: Upsert,
): Promise<Link> {
  const { body, set } = prepared
  const id = await findByUrl(ctx, prepared)
  if (id === undefined) {
    await beforeCreate()
    return addLink(ctx, prepared)
  }
  const current = await requireLink(ctx, id, { lock: 'update' })
  const known = await loadReferences(ctx, [body], { needsDomain: false })
  const passwordHash = keepsPassword ? undefined : set.passwordHash
  return presentLink(ctx, await changeLink(ctx, { current, body, passwordHash, known }))
}

/**
 * Finds a link by its address, as it was given or with its parameters: the link that already has all of
 * them first. Partners' links belong to them, so each partner has a link of its own.
 */
async function findByUrl(ctx: TxCtx, { body, set }: PreparedLink) {
  const { tx, scope } = ctx
  const given = checkDestination(body.url)
  const final = set.url ?? given
  const destination = lock('destination', `${scope.workspaceId} ${given}`)
  await tx.run(scope, () => sql`select ${destination}`)
  const [found] = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select id from links
      where workspace_id = ${ws} and deleted_at is null
        and partner_id is not distinct from ${set.partnerId ?? null}
        and (
          (md5(url) in (md5(${given}), md5(${final})) and url in (${given}, ${final}))
          or (given_url is not null and md5(given_url) = md5(${given}) and given_url = ${given})
        )
      order by (url = ${final}) desc, (given_url is not null) desc, id
      limit 1`,
  )
  return found?.id
}
