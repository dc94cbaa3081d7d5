import { t, type Static } from 'elysia'
import { CAUSES } from '../../../domain/ledger.ts'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'

const money = (description: string) => t.Integer({ description })

export const LedgerSum = t.Object(
  {
    currency: t.String(),
    entries: t.Integer(),
    sum: money('The sum of all entries, which is always 0, in minor units of the currency.'),
    expense: money('The cost of commissions as a negative amount, in minor units of the currency.'),
    accrued: money('Earnings in the holding period or on hold, in minor units of the currency.'),
    payable: money('Earnings that can be paid out, in minor units of the currency.'),
    inTransit: money('Earnings in payouts that are in transit, in minor units of the currency.'),
    paid: money('Earnings that were paid, in minor units of the currency.'),
  },
  { title: 'LedgerSum' },
)
export type LedgerSum = Static<typeof LedgerSum>

export const LedgerDifference = t.Object(
  {
    kind: t.String({ description: 'The compared data.', examples: ['balance'] }),
    id: t.String(),
    currency: t.String(),
    expected: t.Number(),
    found: t.Number(),
    sentence: t.String(),
  },
  { title: 'LedgerDifference' },
)
export type LedgerDifference = Static<typeof LedgerDifference>

export const LedgerCheck = t.Object(
  {
    ok: t.Boolean(),
    checkedAt: t.String(),
    sums: t.Array(LedgerSum),
    differenceCount: t.Integer(),
    differences: t.Array(LedgerDifference, { description: 'The first 100 differences.' }),
  },
  { title: 'LedgerCheck' },
)
export type LedgerCheck = Static<typeof LedgerCheck>

export const StatementQuery = t.Object({
  programId: t.Optional(t.String({ maxLength: 64 })),
  start: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The start of the posting date range. Defaults to the beginning.',
    }),
  ),
  end: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The end of the posting date range, exclusive. Defaults to now.',
    }),
  ),
  format: t.Optional(
    oneOf(['json', 'csv', 'html'], {
      description: 'The format. `html` is a printable page. Defaults to `json`.',
    }),
  ),
  locale: t.Optional(
    t.String({
      minLength: 2,
      maxLength: 35,
      description: 'The language of the text. Defaults to `Accept-Language`, or English for CSV.',
      examples: ['de-CH'],
    }),
  ),
})
export type StatementQuery = Static<typeof StatementQuery>

export const StatementsQuery = t.Object({
  programId: t.String({ maxLength: 64 }),
  start: StatementQuery.properties.start,
  end: StatementQuery.properties.end,
  search: t.Optional(
    t.String({ maxLength: 100, description: 'Part of the name or email address.' }),
  ),
  ...pageFields,
})
export type StatementsQuery = Static<typeof StatementsQuery>

export const StatementSum = t.Object(
  {
    currency: t.String(),
    earned: money(
      'Commissions and corrections posted in the time range, in minor units of the currency.',
    ),
    paid: money('The amount paid in the time range, in minor units of the currency.'),
    open: money(
      'The closing balance: earnings that are on hold, payable, or in transit, in minor units of the currency.',
    ),
  },
  { title: 'StatementSum' },
)

export const StatementList = t.Object(
  {
    totals: t.Array(StatementSum, {
      description: 'The totals of all matching partners by currency.',
    }),
    partners: t.Array(
      t.Object({
        partner: t.Object({ id: t.String(), name: t.String(), email: t.Nullable(t.String()) }),
        enrollmentId: t.String(),
        sums: t.Array(StatementSum),
      }),
      { description: 'A page of partners, sorted by name.' },
    ),
  },
  { title: 'StatementList' },
)
export type StatementList = Static<typeof StatementList>

export const Balance = t.Object(
  {
    currency: t.String(),
    accrued: money('Earnings in the holding period or on hold, in minor units of the currency.'),
    payable: money('Earnings that can be paid out, in minor units of the currency.'),
    inTransit: money('Earnings in payouts that are in transit, in minor units of the currency.'),
    paid: money('Earnings that were paid, in minor units of the currency.'),
  },
  { title: 'Balance' },
)
export type Balance = Static<typeof Balance>

export const StatementLine = t.Object(
  {
    id: t.String({ description: 'The posting' }),
    bookingDate: t.String({
      description: 'The date of the posting in the ledger, in ISO 8601 format.',
    }),
    eventDate: t.String({
      description:
        'When the event happened. Earlier than the posting date if its month was already closed.',
    }),
    cause: oneOf(CAUSES),
    text: t.String({ description: 'A description in one sentence.' }),
    subject: t.String({ description: 'What it is about' }),
    receipt: t.Nullable(
      t.String({
        description: 'Of what was earned: how it came about',
        examples: ['30% × $17.10 = $5.13 · first purchase of this customer'],
      }),
    ),
    commissionId: t.Nullable(t.String()),
    payoutId: t.Nullable(t.String()),
    currency: t.String(),
    amount: money(
      'What it changed of what the partner is owed or was paid; 0 when it only moved on',
    ),
    accrued: money('Change'),
    payable: money('Change'),
    inTransit: money('Change'),
    paid: money('Change'),
  },
  { title: 'StatementLine' },
)
export type StatementLine = Static<typeof StatementLine>

const Side = t.Object({
  name: t.String(),
  address: t.Nullable(t.String({ description: 'Several lines' })),
})

export const Statement = t.Object(
  {
    program: t.Object({ id: t.String(), name: t.String() }),
    partner: t.Object({ id: t.String(), name: t.String() }),
    number: t.Nullable(
      t.String({
        description:
          'Consecutive in the series of the issuer (`legalAddress` of the program) within the workspace. Null unless the period is one closed month with postings',
        examples: ['1-000042'],
      }),
    ),
    final: t.Boolean({
      description:
        'Whether all months of the period are closed, so the statement no longer changes',
    }),
    payer: Side,
    payee: Side,
    note: t.Nullable(t.String({ description: 'In the words of the program' })),
    start: t.Nullable(t.String()),
    end: t.String(),
    opening: t.Array(Balance),
    lines: t.Array(StatementLine),
    closing: t.Array(Balance),
  },
  { title: 'Statement' },
)
export type Statement = Static<typeof Statement>

export const ChecksQuery = t.Object({
  ...cursorFields,
  pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
})
export type ChecksQuery = Static<typeof ChecksQuery>

export const StoredCheck = t.Object(
  {
    id: t.String(),
    createdAt: t.String(),
    differenceCount: t.Integer(),
    report: LedgerCheck,
  },
  { title: 'StoredLedgerCheck' },
)
export type StoredCheck = Static<typeof StoredCheck>
