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
    description: 'The updatedAt that was read: 409 when somebody has changed it since',
  }),
)

/** Query fields of a list that is read page by page. */
export const pageFields = {
  page: t.Optional(t.Integer({ minimum: 1, maximum: MAX_PAGE, description: 'From 1; default 1' })),
  pageSize: t.Optional(
    t.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Default: the largest, 100' }),
  ),
}

/** Query fields of a list that can also be walked from one id to the next. */
export const cursorFields = {
  startingAfter: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The id of the last item you have: answers what follows',
    }),
  ),
  endingBefore: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The id of the first item you have: answers what precedes',
    }),
  ),
}

/** The publishable key in the body of a public request, because a header would cost a preflight. */
export const PublishableKey = t.Optional(
  t.String({ maxLength: 100, description: 'svc_pk_…, when it is not in the Authorization header' }),
)
export const RequestId = t.Optional(
  t.String({
    minLength: 8,
    maxLength: 64,
    pattern: '^[\\w-]+$',
    description: 'An id of your own. Repeating a request with it records nothing twice.',
  }),
)

/** Checked by hand (`input.ts`): the validator would turn lists and texts into objects. */
export const Metadata = t.Optional(
  t.Any({ description: 'An object of your own facts: at most 10,000 characters as JSON, or null' }),
)
export const Timestamp = t.Optional(
  t.String({
    maxLength: 40,
    description:
      'When it happened, as ISO 8601 with an offset. Default: now. For moving in older data',
    examples: ['2031-05-01T12:00:00Z'],
  }),
)

/** The period of a report. `start` and `end` win over `interval`. */
export const timeFields = {
  interval: t.Optional(oneOf(INTERVALS)),
  start: t.Optional(
    t.String({
      maxLength: 40,
      description: 'A date or time in ISO 8601; without an offset it is local to the time zone',
      examples: ['2026-01-01', '2026-01-01T09:30:00Z'],
    }),
  ),
  end: t.Optional(
    t.String({ maxLength: 40, description: 'A date includes its whole day. Default: now' }),
  ),
  timezone: t.Optional(
    t.String({ maxLength: 64, description: 'IANA name; default UTC', examples: ['Europe/Berlin'] }),
  ),
}

/**
 * Marks a schema that allows no other fields. `additionalProperties` alone does not tell, because Elysia
 * sets it in the schemas of bodies when it compiles their routes.
 */
export const CLOSED = Symbol('closed')

/** A query that allows no other parameters, as no body does, or a body that says so in its schema as well. */
export const closedObject = <T extends Parameters<typeof t.Object>[0]>(fields: T) =>
  t.Object(fields, { additionalProperties: false, [CLOSED]: true })

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
