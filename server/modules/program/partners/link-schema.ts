import { t, type Static } from 'elysia'
import { Link } from '../../links/links/schema.ts'
import { LinkProps, whichPartner } from './schema.ts'

const partnerLinkFields = {
  ...whichPartner,
  key: t.Optional(
    t.String({ maxLength: 190, description: 'The key. Defaults to 7 random characters.' }),
  ),
  comments: t.Optional(t.Nullable(t.String({ maxLength: 5000, description: 'Your own notes.' }))),
  linkProps: t.Optional(LinkProps),
}
const Destination = t.String({
  maxLength: 8192,
  description:
    'The destination URL. It must be on the program’s site or another destination that the group allows.',
})

export const PartnerLinkBody = t.Object({
  ...partnerLinkFields,
  url: t.Optional(t.Nullable(Destination)),
})
export type PartnerLinkBody = Static<typeof PartnerLinkBody>
export const UpsertPartnerLinkBody = t.Object({ ...partnerLinkFields, url: Destination })
export type UpsertPartnerLinkBody = Static<typeof UpsertPartnerLinkBody>

export const CreatedPartnerLink = t.Object({ ...Link.properties, shareUrl: t.String() })
export type CreatedPartnerLink = Static<typeof CreatedPartnerLink>
