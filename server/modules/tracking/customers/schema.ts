import { t, type Static } from 'elysia'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { BriefDiscount } from '../../program/discounts/schema.ts'

/** The fields about a person that a customer, a lead and a sale share. */
export const ExternalId = t.String({
  minLength: 1,
  maxLength: 100,
  description: "The customer's id in your own system",
  examples: ['user_42'],
})
export const PersonName = t.Optional(
  t.Nullable(t.String({ maxLength: 255, description: 'Full name', examples: ['Ada Lovelace'] })),
)
export const PersonEmail = t.Optional(
  t.Nullable(t.String({ format: 'email', maxLength: 255, examples: ['ada@example.com'] })),
)
export const PersonAvatar = t.Optional(
  t.Nullable(t.String({ maxLength: 2048, description: 'An http or https address of a picture' })),
)

const text = (description: string) => t.Nullable(t.String({ description }))

export const ConversionLink = t.Object({
  id: t.String({ examples: ['link_1Vd4T2sKq0aB3xYz'] }),
  domain: t.String({ examples: ['go.example.com'] }),
  key: t.String({ examples: ['summer'] }),
  shortLink: t.String({ examples: ['https://go.example.com/summer'] }),
  url: t.String({ description: 'The destination' }),
  partnerId: text('The partner whom the link belongs to'),
  programId: text('The program of that partner'),
  tenantId: text('Your own tenant id of the link'),
  externalId: text('Your own id of the link'),
})
export type ConversionLink = Static<typeof ConversionLink>

const customerFields = {
  id: t.String({ examples: ['cus_1Vd4T2sKq0aB3xYz'] }),
  externalId: t.String({ description: 'Your own id of the customer' }),
  name: text('Full name'),
  email: text('E-mail address'),
  avatar: text('Address of a picture'),
  country: text('Two letters, from the click or from you'),
  clickId: text('The click that the customer came with'),
  sales: t.Number({ description: 'How many sales' }),
  saleAmount: t.Number({
    description:
      'Net revenue: sales less refunds, in minor units of saleCurrency. For customers from a partner, only amounts that count toward the program',
  }),
  saleCurrency: t.String({
    description:
      "Currency of saleAmount: the program's, or the workspace's if the customer has no program",
    examples: ['usd'],
  }),
  firstSaleAt: text('Time of the first sale'),
  createdAt: t.String({ examples: ['2031-05-01T12:00:00.000Z'] }),
  programId: text('The program of the partner who brought the customer'),
  partnerId: text('The partner who brought the customer'),
}

const CustomerPartner = t.Object(
  { id: t.String(), name: t.String(), email: text('E-mail address'), image: text('A picture') },
  { description: 'Who brought the customer' },
)
export type CustomerPartner = Static<typeof CustomerPartner>

const CustomerDiscount = t.Object(
  {
    ...BriefDiscount.properties,
    sentence: t.String({ description: 'In words', examples: ['20 % off for 3 months'] }),
    description: text('In your own words'),
  },
  { description: 'What the customer was won with; they keep it when it is archived' },
)
export type CustomerDiscount = Static<typeof CustomerDiscount>

/** `link`, `partner` and `discount` come with includeExpandedFields. */
export const Customer = t.Object({
  ...customerFields,
  link: t.Optional(t.Nullable(ConversionLink)),
  partner: t.Optional(t.Nullable(CustomerPartner)),
  discount: t.Optional(t.Nullable(CustomerDiscount)),
})
export type Customer = Static<typeof Customer>

const Country = t.String({ minLength: 2, maxLength: 2, description: 'Two letters (ISO 3166-1)' })

export const CreateCustomerBody = t.Object({
  externalId: ExternalId,
  name: PersonName,
  email: PersonEmail,
  avatar: PersonAvatar,
  country: t.Optional(t.Nullable(Country)),
})
export type CreateCustomerBody = Static<typeof CreateCustomerBody>

export const UpdateCustomerBody = t.Object({
  externalId: t.Optional(ExternalId),
  name: PersonName,
  email: PersonEmail,
  avatar: PersonAvatar,
  country: t.Optional(t.Nullable(Country)),
})
export type UpdateCustomerBody = Static<typeof UpdateCustomerBody>

export const CustomerParams = t.Object({
  id: t.String({ maxLength: 110, description: 'cus_… or ext_<your own id>' }),
})

const includeExpandedFields = t.Optional(
  t.Boolean({ description: 'Adds link, partner and discount to each customer' }),
)
export const CustomerQuery = t.Object({ includeExpandedFields })
export type CustomerQuery = Static<typeof CustomerQuery>

const sortBy = t.Optional(
  oneOf(['createdAt', 'saleAmount', 'firstSaleAt'], { description: 'Default: createdAt' }),
)

export const ListCustomersQuery = t.Object({
  email: t.Optional(t.String({ maxLength: 255, description: 'Exactly this address' })),
  externalId: t.Optional(t.String({ maxLength: 110, description: 'With or without ext_' })),
  search: t.Optional(
    t.String({ maxLength: 255, description: 'Part of the name, e-mail address or external id' }),
  ),
  country: t.Optional(Country),
  linkId: t.Optional(
    t.String({ maxLength: 110, description: 'Customers who came through this link' }),
  ),
  programId: t.Optional(t.String({ maxLength: 64 })),
  partnerId: t.Optional(t.String({ maxLength: 64 })),
  includeExpandedFields,
  sortBy,
  sort: sortBy,
  sortOrder: t.Optional(oneOf(['asc', 'desc'], { description: 'Default: desc' })),
  ...pageFields,
  ...cursorFields,
})
export type ListCustomersQuery = Static<typeof ListCustomersQuery>
