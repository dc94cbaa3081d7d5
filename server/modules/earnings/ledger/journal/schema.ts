import { t, type Static } from 'elysia'
import { closedObject, cursorFields } from '../../../../core/fields.ts'
import { oneOf } from '../../../../core/one-of.ts'
import { MAX_PAGE_SIZE } from '../../../../core/paging.ts'
import { ACCOUNTS, CAUSES } from '../../../../domain/ledger.ts'

const id = t.Optional(t.String({ maxLength: 64 }))

const filters = {
  programId: id,
  partnerId: t.Optional(
    t.String({ maxLength: 64, description: 'Then `balance` is the partner’s, too' }),
  ),
  payoutId: t.Optional(t.String({ maxLength: 64, description: 'What this payout has moved' })),
  account: t.Optional(oneOf(ACCOUNTS)),
  cause: t.Optional(oneOf(CAUSES)),
  currency: t.Optional(t.String({ minLength: 3, maxLength: 3, examples: ['usd'] })),
  start: t.Optional(
    t.String({ maxLength: 40, description: 'Booked from then on, in ISO 8601: a day is UTC' }),
  ),
  end: t.Optional(
    t.String({ maxLength: 40, description: 'Booked before then: 2031-06-01 ends May' }),
  ),
}

export const JournalQuery = closedObject({
  ...filters,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'By booking date. Default: asc, the oldest first' }),
  ),
  pageSize: t.Optional(
    t.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Default: the largest, 100' }),
  ),
  ...cursorFields,
})
export type JournalQuery = Static<typeof JournalQuery>

export const JournalExportQuery = closedObject(filters)
export type JournalExportQuery = Static<typeof JournalExportQuery>

const money = (description: string) =>
  t.Integer({ description: `${description}, in minor units of the currency` })

export const JournalEntry = t.Object(
  {
    id: t.String({ examples: ['lp_1Vd4T2sKq0aB3xYz-0'] }),
    postingId: t.String({ description: 'The entries of a posting sum to zero' }),
    bookingDate: t.String({ description: 'The time under which the books show it, in ISO 8601' }),
    eventDate: t.String({
      description: 'When it happened: before the booking date if its month was closed by then',
    }),
    account: oneOf(ACCOUNTS),
    cause: oneOf(CAUSES),
    text: t.String({ description: 'What happened, in a sentence' }),
    programId: t.String(),
    enrollmentId: t.String(),
    partner: t.Object({ id: t.String(), name: t.String() }),
    commissionId: t.Nullable(t.String()),
    payoutId: t.Nullable(t.String()),
    currency: t.String(),
    amount: money('Positive is a credit, negative a debit'),
    balance: money(
      'Of this account and currency in the program after this entry, whatever else is filtered out',
    ),
  },
  { title: 'JournalEntry' },
)
export type JournalEntry = Static<typeof JournalEntry>
