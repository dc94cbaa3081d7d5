import { t, type Static } from 'elysia'
import { closedObject, cursorFields } from '../../../../core/fields.ts'
import { oneOf } from '../../../../core/one-of.ts'
import { MAX_PAGE_SIZE } from '../../../../core/paging.ts'
import { ACCOUNTS, CAUSES } from '../../../../domain/ledger.ts'

const id = t.Optional(t.String({ maxLength: 64 }))

const filters = {
  programId: id,
  partnerId: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The partner’s ID. With it, `balance` is also the partner’s.',
    }),
  ),
  payoutId: t.Optional(t.String({ maxLength: 64, description: 'Only entries of this payout.' })),
  account: t.Optional(oneOf(ACCOUNTS)),
  cause: t.Optional(oneOf(CAUSES)),
  currency: t.Optional(t.String({ minLength: 3, maxLength: 3, examples: ['usd'] })),
  start: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The start of the posting date range, in ISO 8601 format. Dates are in UTC.',
    }),
  ),
  end: t.Optional(
    t.String({
      maxLength: 40,
      description:
        'The end of the posting date range, exclusive. For example, 2031-06-01 includes May.',
    }),
  ),
}

export const JournalQuery = closedObject({
  ...filters,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], {
      description: 'The sort order by posting date. Defaults to `asc`, oldest first.',
    }),
  ),
  pageSize: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: 'The number of results per page. Defaults to 100, the maximum.',
    }),
  ),
  ...cursorFields,
})
export type JournalQuery = Static<typeof JournalQuery>

export const JournalExportQuery = closedObject(filters)
export type JournalExportQuery = Static<typeof JournalExportQuery>

const money = (description: string) => t.Integer({ description })

export const JournalEntry = t.Object(
  {
    id: t.String({ examples: ['lp_1Vd4T2sKq0aB3xYz-0'] }),
    postingId: t.String({
      description: 'The ID of the posting. The entries of a posting add up to zero.',
    }),
    bookingDate: t.String({
      description: 'The date of the posting in the ledger, in ISO 8601 format.',
    }),
    eventDate: t.String({
      description:
        'When the event happened. Earlier than the posting date if its month was already closed.',
    }),
    account: oneOf(ACCOUNTS),
    cause: oneOf(CAUSES),
    text: t.String({ description: 'A description in one sentence.' }),
    programId: t.String(),
    enrollmentId: t.String(),
    partner: t.Object({ id: t.String(), name: t.String() }),
    commissionId: t.Nullable(t.String()),
    payoutId: t.Nullable(t.String()),
    currency: t.String(),
    amount: money(
      'The amount, in minor units of the currency. Credits are positive and debits negative.',
    ),
    balance: money(
      'The balance of this account and currency in the program after this entry, regardless of other filters, in minor units of the currency.',
    ),
  },
  { title: 'JournalEntry' },
)
export type JournalEntry = Static<typeof JournalEntry>
