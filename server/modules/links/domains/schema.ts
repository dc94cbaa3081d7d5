import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'

const address = (description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength: 8192, description })))

const slug = t.String({
  minLength: 1,
  maxLength: 250,
  description: 'A host that leads to this server; for development with a port',
  examples: ['go.example.com', 'localhost:3000'],
})

const settings = {
  primary: t.Optional(t.Boolean({ description: 'New links get it when they name none' })),
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

export const Domain = t.Object({
  id: t.String(),
  slug: t.String(),
  verified: t.Boolean({ description: 'Always true: requests that reach this server are answered' }),
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
})
export type Domain = Static<typeof Domain>
