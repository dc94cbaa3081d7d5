import { readCustomerName } from '../../../domain/customer-name.ts'
import { showColumns } from '../../../core/column-fields.ts'
import type { Revenue } from '../../../core/load-revenue.ts'
import type { SourceLink } from '../../../db/source.ts'
import type { customers } from '../../../db/schema/events.ts'
import { shortLinkOf } from '../../links/links/present.ts'
import type { KnownCustomer } from './evidence.ts'
import type { CustomerOffer } from './load-offers.ts'
import { CUSTOMER_COLUMNS, type ConversionLink, type Customer } from './schema.ts'

export type CustomerRow = typeof customers.$inferSelect

/** Converts a link. `origin` is the server's own, for links of a development domain. */
export function toConversionLink(origin: string, link: SourceLink): ConversionLink {
  const { id, domain, key, url, partnerId, programId, tenantId, externalId } = link
  const shortLink = shortLinkOf(origin, domain, key)
  return { id, domain, key, shortLink, url, partnerId, programId, tenantId, externalId }
}

/** Converts the customer inside the answer to a lead or sale. */
export function toPerson({ id, name, email, avatar, externalId: stored }: KnownCustomer) {
  const { externalId } = readCustomerName(stored)
  return { id, name, email, avatar, externalId }
}

export function toCustomer(row: CustomerRow, revenue: Revenue): Customer {
  return {
    id: row.id,
    ...showColumns(CUSTOMER_COLUMNS, row),
    clickId: row.clickId,
    sales: row.sales,
    ...revenue,
    firstSaleAt: row.firstSaleAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    programId: row.programId,
    identifiedProgramId: readCustomerName(row.externalId).programId,
    partnerId: row.partnerId,
  }
}

/** Adds what `includeExpandedFields` asks for. */
export function expand(
  origin: string,
  customer: Customer,
  { link, partner, discount }: { link: SourceLink | null } & CustomerOffer,
): Customer {
  return { ...customer, link: link && toConversionLink(origin, link), partner, discount }
}
