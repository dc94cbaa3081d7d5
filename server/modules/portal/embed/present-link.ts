import { shareUrl } from '../../../domain/partner-link.ts'
import { shortLinkOf } from '../../links/links/present.ts'
import type { LinkFacts } from './find-links.ts'
import type { EmbedLink } from './view-schema.ts'

/** Converts a link for its partner, without the program's notes. */
export function toEmbedLink(
  origin: string,
  link: LinkFacts,
  { linkStructure }: { linkStructure: 'short' | 'query' },
): EmbedLink {
  const { id, domain, key, url, clicks, leads, sales, createdAt, discountCode } = link
  const shortLink = shortLinkOf(origin, domain, key)
  return {
    id,
    domain,
    key,
    shortLink,
    shareUrl: shareUrl({ shortLink, url, key }, linkStructure),
    qrCode: `${origin}/api/qr?url=${encodeURIComponent(`${shortLink}?qr=1`)}`,
    url,
    clicks,
    leads,
    sales,
    discountCode,
    createdAt: new Date(createdAt).toISOString(),
  }
}
