import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { readLinkOptions } from '../enrollments/add-partner-links.ts'
import { upsertWithin } from '../../links/links/upsert-link.ts'
import { asConflict } from '../../links/links/update-link.ts'
import { prepareFor, requireLinkLimit, withShareUrl } from './create-partner-link.ts'
import { findEnrolled } from './queries.ts'
import type { CreatedPartnerLink, UpsertPartnerLinkBody } from './link-schema.ts'

/** Changes the partner's link that has this destination, or creates it. */
export async function upsertPartnerLink(
  ctx: Ctx,
  body: UpsertPartnerLinkBody,
): Promise<CreatedPartnerLink> {
  const { deps } = ctx
  const linkOptions = await readLinkOptions(deps, body.linkProps)
  const link = await transact(ctx, async (ctx) => {
    const enrolled = await findEnrolled(ctx, body, { lock: 'update' })
    const prepared = await prepareFor(deps, enrolled, body, linkOptions)
    const upserted = await upsertWithin(ctx, {
      prepared,
      keepsPassword: body.linkProps?.password === undefined,
      beforeCreate: () => requireLinkLimit(ctx, enrolled),
    })
    return withShareUrl(upserted, enrolled)
  }).catch((error: unknown) => {
    throw asConflict(error, { url: body.url, ...(body.key ? { key: body.key } : {}) })
  })
  await deps.directory.changed()
  return link
}
