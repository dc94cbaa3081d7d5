import { t, type Static } from 'elysia'
import { columnSchemas, same, type ColumnsFor } from '../../../core/column-fields.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { parseAvatar, parseCountry, parseExternalId, parseOptional } from '../../../core/input.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { customers } from '../../../db/schema/events.ts'
import { BriefDiscount } from '../../program/discounts/schema.ts'

/** The fields about a person that a customer, a lead and a sale share. */
export const ExternalId = t.String({
  minLength: 1,
  maxLength: 100,
  description: 'The customer’s ID in your system.',
  examples: ['user_42'],
})
export const CustomerProgram = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description:
        'The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The same external ID without a program, or in another one, is another customer.',
    }),
  ),
)
export const PersonName = t.Optional(
  t.Nullable(
    t.String({ maxLength: 255, description: 'The full name.', examples: ['Ada Lovelace'] }),
  ),
)
export const PersonEmail = t.Optional(
  t.Nullable(t.String({ format: 'email', maxLength: 255, examples: ['ada@example.com'] })),
)
export const PersonAvatar = t.Optional(
  t.Nullable(t.String({ maxLength: 2048, description: 'The URL of a picture.' })),
)

const text = (description: string) => t.Nullable(t.String({ description }))
const Country = t.String({
  minLength: 2,
  maxLength: 2,
  description: 'The two-letter country code (ISO 3166-1).',
})

/** Columns that events write, or only the server. */
type OtherColumn =
  | 'workspaceId'
  | 'id'
  | 'linkNum'
  | 'clickId'
  | 'clickedAt'
  | 'partnerId'
  | 'programId'
  | 'pinned'
  | 'settled'
  | 'settledAt'
  | 'evidence'
  | 'leadId'
  | 'converted'
  | 'firstSaleAt'
  | 'seenAt'
  | 'sales'
  | 'saleAmount'
  | 'createdAt'
  | 'updatedAt'
  | 'erasedAt'

/** The columns that a caller sets. One of the table that is neither here nor above does not compile. */
export const CUSTOMER_COLUMNS = {
  externalId: {
    body: ExternalId,
    shown: t.String({ description: 'The customer’s ID in your system.' }),
    read: (sent: string, name: string) => parseExternalId(name, sent),
    show: (stored: string) => readCustomerName(stored).externalId,
  },
  name: {
    body: PersonName,
    shown: text('The full name.'),
    read: (sent: string | null, name: string) => parseOptional(name, sent),
    show: same<string | null>,
  },
  email: {
    body: PersonEmail,
    shown: text('The email address.'),
    read: (sent: string | null, name: string) => parseOptional(name, sent),
    show: same<string | null>,
  },
  avatar: {
    body: PersonAvatar,
    shown: text('The URL of a picture.'),
    read: (sent: string | null, name: string) => parseAvatar(name, sent),
    show: same<string | null>,
  },
  country: {
    body: t.Optional(t.Nullable(Country)),
    shown: text('The two-letter country code, taken from the click or sent by you.'),
    read: (sent: string | null) => parseCountry(sent),
    show: same<string | null>,
  },
} as const satisfies ColumnsFor<typeof customers.$inferSelect, OtherColumn>

export const ConversionLink = t.Object({
  id: t.String({ examples: ['link_1Vd4T2sKq0aB3xYz'] }),
  domain: t.String({ examples: ['go.example.com'] }),
  key: t.String({ examples: ['summer'] }),
  shortLink: t.String({ examples: ['https://go.example.com/summer'] }),
  url: t.String({ description: 'The destination URL.' }),
  partnerId: text('The ID of the partner that the link belongs to.'),
  programId: text('The ID of the partner’s program.'),
  tenantId: text('Your tenant ID for the link.'),
  externalId: text('Your own ID of the link.'),
})
export type ConversionLink = Static<typeof ConversionLink>

const customerFields = {
  id: t.String({ examples: ['cus_1Vd4T2sKq0aB3xYz'] }),
  ...columnSchemas(CUSTOMER_COLUMNS, 'shown'),
  clickId: text('The ID of the click that referred the customer.'),
  sales: t.Number({ description: 'The number of sales.' }),
  saleAmount: t.Number({
    description:
      'Net revenue (sales minus refunds), in minor units of `saleCurrency`. For customers with a program, only amounts that count toward the program.',
  }),
  saleCurrency: t.String({
    description:
      'The currency of `saleAmount`: the program’s, or the workspace’s if the customer has no program.',
    examples: ['usd'],
  }),
  firstSaleAt: text('When the first sale happened.'),
  createdAt: t.String({ examples: ['2031-05-01T12:00:00.000Z'] }),
  programId: text(
    'The ID of the program of the partner who referred the customer, or that the customer was identified with.',
  ),
  identifiedProgramId: text(
    'The ID of the program that the customer was identified with (`programId` of a lead or sale). Null for customers of the workspace.',
  ),
  partnerId: text('The ID of the partner who referred the customer.'),
}

const CustomerPartner = t.Object(
  {
    id: t.String(),
    name: t.String(),
    email: text('The email address.'),
    image: text('The URL of a picture.'),
  },
  { description: 'The partner who referred the customer.' },
)
export type CustomerPartner = Static<typeof CustomerPartner>

const CustomerDiscount = t.Object(
  {
    ...BriefDiscount.properties,
    sentence: t.String({
      description: 'A description in one sentence.',
      examples: ['20 % off for 3 months'],
    }),
    description: text('Your own description.'),
  },
  {
    description:
      'The discount that the customer was referred with. They keep it even if it’s archived.',
  },
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

const customerBody = columnSchemas(CUSTOMER_COLUMNS, 'body')

export const CreateCustomerBody = t.Object({ ...customerBody, programId: CustomerProgram })
export type CreateCustomerBody = Static<typeof CreateCustomerBody>

export const UpdateCustomerBody = t.Partial(t.Object(customerBody))
export type UpdateCustomerBody = Static<typeof UpdateCustomerBody>

export const CustomerParams = t.Object({
  id: t.String({
    maxLength: 110,
    description: 'The ID (`cus_…`), or your own ID with the prefix `ext_`.',
  }),
})

const includeExpandedFields = t.Optional(
  t.Boolean({ description: 'Whether to add the link, partner, and discount of each customer.' }),
)
export const CustomerQuery = t.Object({
  includeExpandedFields,
  programId: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'With an external ID: the program that the customer was identified with. Defaults to the customer without a program.',
    }),
  ),
})
export type CustomerQuery = Static<typeof CustomerQuery>

const sortBy = t.Optional(
  oneOf(['createdAt', 'saleAmount', 'firstSaleAt'], {
    description: 'The field to sort by. Defaults to `createdAt`.',
  }),
)

export const ListCustomersQuery = t.Object({
  email: t.Optional(
    t.String({ maxLength: 255, description: 'Only the customer with exactly this email address.' }),
  ),
  externalId: t.Optional(
    t.String({
      maxLength: 110,
      description:
        'Your own ID, with or without the prefix `ext_`: the customers with this ID in all programs and without one.',
    }),
  ),
  search: t.Optional(
    t.String({ maxLength: 255, description: 'Part of the name, email address, or external ID.' }),
  ),
  country: t.Optional(Country),
  linkId: t.Optional(
    t.String({ maxLength: 110, description: 'Only customers who came through this link.' }),
  ),
  programId: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'Only customers whom partners of this program referred, or who were identified with it.',
    }),
  ),
  partnerId: t.Optional(t.String({ maxLength: 64 })),
  includeExpandedFields,
  sortBy,
  sort: sortBy,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `desc`.' }),
  ),
  ...pageFields,
  ...cursorFields,
})
export type ListCustomersQuery = Static<typeof ListCustomersQuery>
