import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { linkEvents } from '../../../domain/events.ts'
import type { Enrolled } from '../partners/queries.ts'
import { addDefaultLinks, type LinkOptions } from './add-partner-links.ts'

/** Reopens the partner's links and codes; a partner without a link gets the first ones. */
export async function openLinks(
  ctx: TxCtx,
  { enrolled, linkOptions: wishes }: { enrolled: Enrolled; linkOptions?: LinkOptions | undefined },
): Promise<void> {
  const { tx, scope } = ctx
  await reopenCodes(ctx, enrolled)
  const mine = ownLinks(enrolled)
  const closed = [mine, isNotNull(links.disabledAt)]
  const opened = await tx.update(scope, links, { disabledAt: null }, closed)
  await announceHeard(ctx, linkEvents('link.updated', opened.filter(isThere)))
  const link = await tx.first(scope, links, [mine, isNull(links.deletedAt)])
  if (!link) await addDefaultLinks(ctx, { enrolled, linkOptions: wishes })
}

/** Closes links and codes at one moment, by which `openLinks` knows which codes it may reopen. */
export async function stopLinks(ctx: TxCtx, enrolled: Enrolled, at: Date): Promise<void> {
  const { tx, scope } = ctx
  const stop = { disabledAt: at }
  const open = [ownLinks(enrolled), isNull(links.disabledAt)]
  const stopped = await tx.update(scope, links, stop, open)
  await announceHeard(ctx, linkEvents('link.updated', stopped.filter(isThere)))
  await tx.update(scope, discountCodes, stop, [
    eq(discountCodes.enrollmentId, enrolled.enrollment.id),
    isNull(discountCodes.disabledAt),
  ])
}

/**
 * Reopens codes that were closed with the links. A code that somebody removed stays removed, and a link
 * never gets a second one.
 */
async function reopenCodes(ctx: TxCtx, { enrollment }: Enrolled): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`
      update discount_codes c set disabled_at = null
      from links l
      where c.workspace_id = ${ws} and c.enrollment_id = ${enrollment.id}
        and l.workspace_id = ${ws} and l.id = c.link_id and l.disabled_at = c.disabled_at
        and l.deleted_at is null and not exists (
          select from discount_codes o where o.workspace_id = ${ws} and o.link_id = c.link_id
            and o.disabled_at is null)`,
  )
}

const isThere = ({ deletedAt }: { deletedAt: Date | null }) => deletedAt === null

function ownLinks({ enrollment }: Enrolled) {
  return and(eq(links.partnerId, enrollment.partnerId), eq(links.programId, enrollment.programId))
}
