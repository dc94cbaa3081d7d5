import { eq, isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { linksOpen, type EnrollmentStatus } from '../../../domain/enrollment.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import type { DiscountCodeBody } from './schema.ts'

export interface CodeOwner {
  link: typeof links.$inferSelect
  enrollment: typeof enrollments.$inferSelect
  partner: typeof partners.$inferSelect
}

/**
 * Loads the link that a code is for, locked so that it gets one code, and its partner.
 * @throws ApiError unless the link belongs to the partner that the body names, who takes part
 */
export async function loadCodeOwner(ctx: TxCtx, body: DiscountCodeBody): Promise<CodeOwner> {
  const { tx, scope } = ctx
  const { partnerId, tenantId } = body
  if ((partnerId === undefined) === (tenantId === undefined)) {
    throw invalid('partnerId', 'Say whose code it is: give partnerId or tenantId.')
  }
  const link = await loadLink(ctx, body.linkId)
  const enrollment =
    link.programId && link.partnerId
      ? await tx.first(scope, enrollments, [
          eq(enrollments.programId, link.programId),
          eq(enrollments.partnerId, link.partnerId),
        ])
      : undefined
  const theirs =
    enrollment &&
    (enrollment.partnerId === partnerId ||
      (tenantId !== undefined && enrollment.tenantId === tenantId))
  if (!theirs) {
    throw invalid('linkId', 'This link does not belong to that partner. Give one of theirs.')
  }
  if (!linksOpen(enrollment.status as EnrollmentStatus)) {
    throw new ApiError(
      'conflict',
      `The partner is ${enrollment.status} in this program, so they get no codes.`,
    )
  }
  const partner = await tx.first(scope, partners, [eq(partners.id, enrollment.partnerId)])
  return { link, enrollment, partner: partner! }
}

async function loadLink(ctx: TxCtx, id: string) {
  const { tx, scope } = ctx
  const named = id.startsWith('ext_') ? eq(links.externalId, id.slice(4)) : eq(links.id, id)
  const where = [named, isNull(links.deletedAt)]
  const link = await tx.first(scope, links, where, { lock: 'update' })
  if (link) return link
  throw new ApiError('not_found', `No link has the ID ${JSON.stringify(id)}.`)
}
