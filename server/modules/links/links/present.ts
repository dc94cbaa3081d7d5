import { showColumns } from '../../../core/column-fields.ts'
import { ROOT_KEY } from '../../../domain/link.ts'
import type { Revenue } from '../../../core/load-revenue.ts'
import { LINK_COLUMNS, type LinkRow } from './columns-schema.ts'
import type { Link, LinkTag } from './schema.ts'

export type { LinkRow }

/** Shown instead of a password; sent back by a client it means "as it is". */
export const PASSWORD_SHOWN = '********'

/**
 * Returns the address that visitors open. A development domain (localhost, or one with a port) has the
 * server's scheme.
 */
export function shortLinkOf(origin: string, domain: string, key: string): string {
  const local = /^localhost$|\.localhost$|:\d+$/.test(domain)
  const base = `${local ? origin.slice(0, origin.indexOf('://')) : 'https'}://${domain}`
  return key === ROOT_KEY ? base : `${base}/${encodeURI(key)}`
}

/** Converts a row to a link of the API. `origin` is the server's own. */
export function toLink(
  origin: string,
  row: LinkRow,
  { tags, revenue }: { tags: readonly LinkTag[]; revenue: Revenue },
): Link {
  const shortLink = shortLinkOf(origin, row.domain, row.key)
  return {
    id: row.id,
    domain: row.domain,
    key: row.key,
    shortLink,
    qrCode: `${origin}/api/qr?url=${encodeURIComponent(`${shortLink}?qr=1`)}`,
    url: row.url,
    externalId: row.externalId,
    ...showColumns(LINK_COLUMNS, row),
    disabledAt: iso(row.disabledAt),
    password: row.passwordHash === null ? null : PASSWORD_SHOWN,
    tags: [...tags],
    tagId: tags[0]?.id ?? null,
    folderId: row.folderId,
    utm_source: row.utmSource,
    utm_medium: row.utmMedium,
    utm_campaign: row.utmCampaign,
    utm_term: row.utmTerm,
    utm_content: row.utmContent,
    testVariants: row.testVariants,
    testStartedAt: iso(row.testStartedAt),
    testCompletedAt: iso(row.testCompletedAt),
    userId: null,
    workspaceId: row.workspaceId,
    projectId: row.workspaceId,
    webhookIds: [],
    clicks: row.clicks,
    leads: row.leads,
    conversions: row.conversions,
    sales: row.sales,
    ...revenue,
    lastClicked: iso(row.lastClicked),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
