import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { linksOpen } from '../../../domain/enrollment.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { checkDestination } from '../../../domain/link.ts'
import { message } from '../../../domain/message/message.ts'
import { destinationAllowed, shareUrl } from '../../../domain/partner-link.ts'
import { transact } from '../../../core/transact.ts'
import {
  preparePartnerLink,
  readLinkOptions,
  type LinkOptions,
} from '../enrollments/add-partner-links.ts'
import { addLink } from '../../links/links/create-link.ts'
import type { Link } from '../../links/links/schema.ts'
import { statusOf } from './present.ts'
import { findEnrolled, linksOf, type Enrolled } from './queries.ts'
import type { CreatedPartnerLink, PartnerLinkBody } from './link-schema.ts'

/** Creates a further link of a partner, to a destination that the group allows, up to the group's limit. */
export async function createPartnerLink(
  ctx: Ctx,
  body: PartnerLinkBody,
): Promise<CreatedPartnerLink> {
  const { deps } = ctx
  const linkOptions = await readLinkOptions(deps, body.linkProps)
  const link = await transact(ctx, async (ctx) => {
    const enrolled = await findEnrolled(ctx, body, { lock: 'update' })
    await requireLinkLimit(ctx, enrolled)
    const prepared = await prepareFor(deps, enrolled, body, linkOptions)
    return withShareUrl(await addLink(ctx, prepared), enrolled)
  })
  await deps.directory.changed()
  return link
}

/** Reads what is given about the link. @throws ApiError for a destination that is not allowed */
export function prepareFor(
  deps: Deps,
  enrolled: Enrolled,
  { url, key, comments }: Pick<PartnerLinkBody, 'url' | 'key' | 'comments'>,
  linkOptions: LinkOptions,
) {
  const { enrollment, program, group } = enrolled
  const status = statusOf(enrollment)
  if (!linksOpen(status)) {
    throw new ApiError(
      'bad_request',
      message('link.partner-gets-none', {
        status: message(`enrollment.status.${status}`),
      }),
    )
  }
  const destination = url ? checkDestination(url) : program.url
  const rules = { programUrl: program.url, allowed: group.allowedDestinations }
  if (!destinationAllowed(destination, rules)) {
    const hosts = [new URL(program.url).host, ...group.allowedDestinations.map(addressOf)]
    const values = { hosts: hosts.join(', ') }
    throw invalid('url', message('link.bad-host', values))
  }
  const named = { url: destination, ...(key ? { key } : {}), ...(comments ? { comments } : {}) }
  return preparePartnerLink(deps, enrolled, named, linkOptions)
}

function addressOf({ domain, path }: { domain: string; path: string }): string {
  return path === '' || path === '/' ? domain : `${domain}/${path.replace(/^\//, '')}`
}

/**
 * Checks the group's limit of links.
 * @throws ApiError `exceeded_limit`
 */
export async function requireLinkLimit(ctx: TxCtx, enrolled: Enrolled): Promise<void> {
  const { partner, program, group } = enrolled
  const own = await linksOf(ctx, { programId: program.id, partnerIds: [partner.id] })
  if (own.length < group.maxLinks) return
  throw new ApiError(
    'exceeded_limit',
    message('link.group-limit', { group: { quoted: group.name }, count: group.maxLinks }),
  )
}

export function withShareUrl(link: Link, { group }: Enrolled): CreatedPartnerLink {
  return { ...link, shareUrl: shareUrl(link, group.linkStructure) }
}
