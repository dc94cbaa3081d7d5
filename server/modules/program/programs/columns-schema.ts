import { t, type Static } from 'elysia'
import type { ColumnsFor } from '../../../core/column-fields.ts'
import { parseOptional, parseText } from '../../../core/input.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { programs } from '../../../db/schema/programs.ts'
import {
  EXISTING_CUSTOMER_POLICIES,
  type ExistingCustomerPolicy,
} from '../../../domain/attribution-times.ts'
import { CREDIT_POLICIES, type CreditPolicy } from '../../../domain/credit.ts'
import { parseEmail } from '../../../domain/email.ts'
import { readFraudSettings } from '../../../domain/fraud/settings.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { checkSlug } from '../../platform/workspaces/create-workspace.ts'
import { BRAND_COLUMNS } from './brand-columns-schema.ts'
import { WebAddress } from './brand-schema.ts'
import { FraudSettings, FraudSettingsBody } from './fraud-schema.ts'
import { changeFraudSettings } from './fraud-settings.ts'
import { PAYOUT_APPROVAL, PAYOUT_SCHEDULE } from './payout-columns-schema.ts'

export type ProgramRow = typeof programs.$inferSelect

/** Columns that only the server writes, and the words of emails, which have routes of their own. */
type OtherColumn =
  | 'workspaceId'
  | 'id'
  | 'mailTexts'
  | 'createdAt'
  | 'updatedAt'
  | 'deactivatedAt'
  | 'archivedAt'

const MAX_MINOR = 1_000_000_000_000
const same = <Stored>(stored: Stored) => stored

/** A text; `null` and a blank one clear it. */
const text = (maxLength: number, description: string) => ({
  body: t.Optional(t.Nullable(t.String({ maxLength, description }))),
  shown: t.Nullable(t.String()),
  read: (sent: string | null, name: string) => parseOptional(name, sent),
  show: same<string | null>,
})

/** An http(s) address; `null` clears it. */
const address = (description: string) => ({
  body: t.Optional(t.Nullable(WebAddress(description))),
  shown: t.Nullable(t.String()),
  read: (sent: string | null, name: string) => (sent ? checkWebAddress(sent, name) : null),
  show: same<string | null>,
})

const days = (minimum: number, maximum: number, description: string) => ({
  body: t.Optional(t.Integer({ minimum, maximum, description })),
  shown: t.Integer(),
  read: same<number>,
  show: same<number>,
})

/** Days; `null`: never. */
const daysOrNever = (minimum: number, maximum: number, description: string) => ({
  body: t.Optional(t.Nullable(t.Integer({ minimum, maximum, description }))),
  shown: t.Nullable(t.Integer()),
  read: same<number | null>,
  show: same<number | null>,
})

/** An amount in minor units of the program's currency. */
const money = (description: string) => ({
  body: t.Optional(t.Integer({ minimum: 0, maximum: MAX_MINOR, description })),
  shown: t.Integer(),
  read: (sent: number) => BigInt(sent),
  show: (stored: bigint) => Number(stored),
})

/** The columns that a caller sets, in the order of answers. One of the table that is neither here nor above does not compile. */
export const PROGRAM_COLUMNS = {
  name: {
    body: t.Optional(
      t.String({ minLength: 1, maxLength: 100, description: 'What partners call it' }),
    ),
    shown: t.String(),
    read: (sent: string, name: string) => parseText(name, sent),
    show: same<string>,
  },
  slug: {
    body: t.Optional(
      t.String({
        minLength: 1,
        maxLength: 48,
        description: 'Lower-case letters, digits and dashes; default: made from the name',
      }),
    ),
    shown: t.String(),
    read: (sent: string) => {
      checkSlug(sent)
      return sent
    },
    show: same<string>,
  },
  description: text(1000, 'What it offers'),
  // `linkDomain` (queries.ts) looks it up.
  domain: {
    ...text(190, 'One of your link domains; null: your primary one'),
    read: same<string | null>,
  },
  url: {
    body: t.Optional(WebAddress('Where the links of its partners lead: an http(s) address')),
    shown: t.String(),
    read: (sent: string, name: string) => checkWebAddress(sent, name),
    show: same<string>,
  },
  currency: {
    body: t.Optional(
      t.String({
        minLength: 3,
        maxLength: 3,
        description:
          'Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards',
      }),
    ),
    shown: t.String(),
    read: (sent: string) => parseCurrency(sent),
    show: same<string>,
  },
  attributionModel: {
    body: t.Optional(
      oneOf(['first', 'last'], {
        description: 'Which click of a customer earns: the first or the last before the lead',
      }),
    ),
    shown: oneOf(['first', 'last']),
    read: same<'first' | 'last'>,
    show: same<'first' | 'last'>,
  },
  attributionWindowDays: daysOrNever(
    1,
    3650,
    'Days after which a click earns nothing any more; null: never. Default: 90',
  ),
  existingCustomers: {
    body: t.Optional(
      oneOf(EXISTING_CUSTOMER_POLICIES, {
        description:
          'What partners get for customers whom you knew before they clicked: earn pays as for others, hold ' +
          'holds the commissions for review, ignore pays nothing. Default: earn',
      }),
    ),
    shown: oneOf(EXISTING_CUSTOMER_POLICIES),
    read: same<ExistingCustomerPolicy>,
    show: same<ExistingCustomerPolicy>,
  },
  holdingPeriodDays: days(0, 365, 'Before a commission is due; default: 30'),
  minPayout: money('The least that is paid out, in minor units of its currency; default: 0'),
  payoutSchedule: PAYOUT_SCHEDULE,
  payoutApproval: PAYOUT_APPROVAL,
  closeAfterDays: daysOrNever(
    0,
    365,
    'Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it',
  ),
  creditPayouts: {
    body: t.Optional(
      oneOf(CREDIT_POLICIES, {
        description:
          'Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off',
      }),
    ),
    shown: oneOf(CREDIT_POLICIES),
    read: same<CreditPolicy>,
    show: same<CreditPolicy>,
  },
  creditLabel: text(50, 'What partners read for it, such as store credit'),
  accountChangeHoldDays: days(
    0,
    90,
    'Days that payouts are held after a change of the partner’s email address or payout method; ' +
      '0: they do not. Default: 3. Fewer need the scope payouts.write',
  ),
  dailyBonusLimit: money(
    'What keys without the scope payouts.write may give by hand on one day (UTC), all together, in ' +
      'minor units of its currency; default: 100000. More needs the scope payouts.write',
  ),
  autoApprove: {
    body: t.Optional(
      t.Boolean({ description: 'Whether applications are approved at once; default: false' }),
    ),
    shown: t.Boolean(),
    read: same<boolean>,
    show: same<boolean>,
  },
  termsUrl: address('The conditions that partners accept'),
  helpUrl: address('Where partners find help'),
  supportEmail: {
    ...text(254, 'Whom partners write to'),
    read: (sent: string | null, name: string) => (sent ? parseEmail(sent, name) : null),
  },
  legalAddress: text(500, 'Name and postal address of who pays, as statements say it'),
  statementNote: text(
    1000,
    'What statements say besides, such as that they are invoices issued by self-billing',
  ),
  fraudSettings: {
    body: t.Optional(t.Nullable(FraudSettingsBody)),
    shown: FraudSettings,
    read: (sent: Static<typeof FraudSettingsBody> | null, _: string, current?: ProgramRow) =>
      sent && changeFraudSettings(sent, current),
    // Settings that are newer than the program have their defaults.
    show: (stored: ProgramRow['fraudSettings']) =>
      readFraudSettings(stored ?? {}) as Static<typeof FraudSettings>,
  },
  ...BRAND_COLUMNS,
} as const satisfies ColumnsFor<ProgramRow, OtherColumn>
