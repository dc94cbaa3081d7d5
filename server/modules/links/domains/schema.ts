import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { DOMAIN_STATUSES, PROVED_BY } from '../../../domain/domain-proof.ts'

const address = (description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength: 8192, description })))

const slug = t.String({
  minLength: 1,
  maxLength: 250,
  description: 'A hostname that points to this server. In development, it can include a port.',
  examples: ['go.example.com', 'localhost:3000'],
})

const settings = {
  primary: t.Optional(
    t.Boolean({ description: 'Whether new links use this domain by default, once it’s verified.' }),
  ),
  archived: t.Optional(
    t.Boolean({ description: 'Whether to hide the domain from lists. Its links still redirect.' }),
  ),
  placeholder: address('The URL for visitors of the domain without a key.'),
  expiredUrl: address('The URL for visitors of expired links.'),
  notFoundUrl: address('The URL for visitors of unknown links.'),
  logo: address('The URL of a logo for QR codes.'),
  assetLinks: t.Optional(t.Nullable(t.String({ maxLength: 20_000, description: 'Not used.' }))),
  appleAppSiteAssociation: t.Optional(
    t.Nullable(t.String({ maxLength: 20_000, description: 'Not used.' })),
  ),
}

export const DomainBody = t.Object({ slug, ...settings })
export type DomainBody = Static<typeof DomainBody>

export const DomainPatch = t.Object({ slug: t.Optional(slug), ...settings })
export type DomainPatch = Static<typeof DomainPatch>

export const DomainQuery = t.Object({
  archived: t.Optional(t.Boolean({ description: 'Whether to include archived domains.' })),
  search: t.Optional(t.String({ maxLength: 190 })),
  ...pageFields,
})
export type DomainQuery = Static<typeof DomainQuery>

const maybeText = t.Nullable(t.String())

const DnsRecord = t.Object({ type: oneOf(['TXT', 'CNAME']), name: t.String(), value: t.String() })

export const Domain = t.Object({
  id: t.String(),
  slug: t.String(),
  verified: t.Boolean({
    description: 'Whether links on the domain redirect. See `verification` for details.',
  }),
  primary: t.Boolean(),
  archived: t.Boolean(),
  placeholder: maybeText,
  expiredUrl: maybeText,
  notFoundUrl: maybeText,
  logo: maybeText,
  assetLinks: maybeText,
  appleAppSiteAssociation: maybeText,
  createdAt: t.String(),
  updatedAt: t.String(),
  registeredDomain: t.Null({
    description: 'Always null. You can’t register domains through the API.',
  }),
  verification: t.Object(
    {
      status: oneOf(DOMAIN_STATUSES, {
        description:
          'The verification status. `failing`: the record is missing, and links redirect until `servesUntil`. `lost`: links no longer redirect.',
      }),
      record: DnsRecord,
      alternative: DnsRecord,
      verifiedBy: t.Nullable(oneOf(PROVED_BY)),
      verifiedAt: maybeText,
      checkedAt: maybeText,
      failingSince: maybeText,
      servesUntil: maybeText,
    },
    {
      description:
        'The DNS records that verify the domain. Add one of them and keep it, because it’s checked daily.',
    },
  ),
})
export type Domain = Static<typeof Domain>
