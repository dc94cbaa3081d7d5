import { t } from 'elysia'
import { INTERVALS } from '../domain/time.ts'
import { oneOf } from './one-of.ts'
import { MAX_PAGE, MAX_PAGE_SIZE } from './paging.ts'

/** The answer of what removes a row. */
export const Deleted = t.Object({ id: t.String() })

/** Of a PATCH: what the caller has read. */
export const ifUpdatedAt = t.Optional(
  t.String({
    maxLength: 40,
    description:
      'The `updatedAt` that you last read. Returns 409 if someone has changed the object since.',
  }),
)

/** Query fields of a list that is read page by page. */
export const pageFields = {
  page: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: MAX_PAGE,
      description: 'The page number, starting at 1. Defaults to 1.',
    }),
  ),
  pageSize: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: 'The number of results per page. Defaults to 100, the maximum.',
    }),
  ),
}

/** Query fields of a list that can also be walked from one id to the next. */
export const cursorFields = {
  startingAfter: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'A cursor: the ID of the last item on the previous page. Returns the items after it.',
    }),
  ),
  endingBefore: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'A cursor: the ID of the first item on the next page. Returns the items before it.',
    }),
  ),
}

/** The publishable key in the body of a public request, because a header would cost a preflight. */
export const PublishableKey = t.Optional(
  t.String({
    maxLength: 100,
    description: 'The publishable key (`svc_pk_…`), if it isn’t in the `Authorization` header.',
  }),
)
export const RequestId = t.Optional(
  t.String({
    minLength: 8,
    maxLength: 64,
    pattern: '^[\\w-]+$',
    description: 'Your own ID of the request. Repeated requests with the same ID have no effect.',
  }),
)

/** Checked by hand (`input.ts`): the validator would turn lists and texts into objects. */
export const Metadata = t.Optional(
  t.Any({
    description: 'Your own data as an object, with up to 10,000 characters as JSON, or null.',
  }),
)
export const Timestamp = t.Optional(
  t.String({
    maxLength: 40,
    description:
      'When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import older data.',
    examples: ['2031-05-01T12:00:00Z'],
  }),
)

/** The period of a report. `start` and `end` win over `interval`. */
export const timeFields = {
  interval: t.Optional(oneOf(INTERVALS)),
  start: t.Optional(
    t.String({
      maxLength: 40,
      description:
        'The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.',
      examples: ['2026-01-01', '2026-01-01T09:30:00Z'],
    }),
  ),
  end: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The end of the time range. A date includes the whole day. Defaults to now.',
    }),
  ),
  timezone: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The IANA name of the time zone. Defaults to UTC.',
      examples: ['Europe/Berlin'],
    }),
  ),
}

/** A query that allows no other parameters, as no body does, or a body that says so in its schema as well. */
export const closedObject = <T extends Parameters<typeof t.Object>[0]>(fields: T) =>
  t.Object(fields, { additionalProperties: false })

/** Names fields of an object that are ignored where it stands in a body: `answered` writes it. */
export const IGNORED = Symbol('ignored')

/** Names fields of a part of a body that only answers have, so that what was read can be sent back. */
export const answered = (...fields: string[]) => ({ [IGNORED]: fields })

/** In minor units: far beyond any sale, and safe to sum as a JSON number. */
export const MAX_AMOUNT = 10_000_000_000_000

export const PAYMENT_PROCESSORS = [
  'stripe',
  'shopify',
  'polar',
  'paddle',
  'lemon-squeezy',
  'apple',
  'revenuecat',
  'dub',
  'custom',
] as const
