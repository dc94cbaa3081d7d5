import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { DOMAIN_STATUSES, PROVED_BY } from '../../../domain/domain-proof.ts'

const address = (description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength: 8192, description })))

const slug = t.String({
  minLength: 1,
  maxLength: 250,
  description: 'A host that leads to this server; for development with a port',
  examples: ['go.example.com', 'localhost:3000'],
})

const settings = {
  primary: t.Optional(
    t.Boolean({ description: 'New links get it when they name none, once it is verified' }),
  ),
  archived: t.Optional(
    t.Boolean({ description: 'Hidden from lists; its links go on redirecting' }),
  ),
  placeholder: address('Where visitors of the bare domain go'),
  expiredUrl: address('Where visitors of expired links go'),
  notFoundUrl: address('Where visitors of unknown links go'),
  logo: address('A picture for its QR codes: an http(s) address'),
  assetLinks: t.Optional(t.Nullable(t.String({ maxLength: 20_000, description: 'Not used' }))),
  appleAppSiteAssociation: t.Optional(
    t.Nullable(t.String({ maxLength: 20_000, description: 'Not used' })),
  ),
}

export const DomainBody = t.Object({ slug, ...settings })
export type DomainBody = Static<typeof DomainBody>

export const DomainPatch = t.Object({ slug: t.Optional(slug), ...settings })
export type DomainPatch = Static<typeof DomainPatch>

export const DomainQuery = t.Object({
  archived: t.Optional(t.Boolean({ description: 'Archived domains too' })),
  search: t.Optional(t.String({ maxLength: 190 })),
  ...pageFields,
})
export type DomainQuery = Static<typeof DomainQuery>

const maybeText = t.Nullable(t.String())

const DnsRecord = t.Object({ type: oneOf(['TXT', 'CNAME']), name: t.String(), value: t.String() })

export const Domain = t.Object({
  id: t.String(),
  slug: t.String(),
  verified: t.Boolean({ description: 'Its links redirect: `verification` says more' }),
  primary: t.Boolean(),
  archived: t.Boolean(),
  placeholder: maybeText,
  expiredUrl: maybeText,
  notFoundUrl: maybeText,
  logo: maybeText,
  assetLinks: maybeText,
  appleAppSiteAssociation: maybeText,
  createdAt: t.String({ description: 'ISO 8601' }),
  updatedAt: t.String({ description: 'ISO 8601' }),
  registeredDomain: t.Null({ description: 'Domains are not sold here' }),
  verification: t.Object(
    {
      status: oneOf(DOMAIN_STATUSES, {
        description:
          '`failing`: the record has gone, links still redirect until `servesUntil`; `lost`: they do no more',
      }),
      record: DnsRecord,
      alternative: DnsRecord,
      verifiedBy: t.Nullable(oneOf(PROVED_BY)),
      verifiedAt: maybeText,
      checkedAt: maybeText,
      failingSince: maybeText,
      servesUntil: maybeText,
    },
    { description: 'One of the two records proves the domain; keep it, it is looked for each day' },
  ),
})
export type Domain = Static<typeof Domain>
