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
      t.String({
        minLength: 1,
        maxLength: 100,
        description: 'The program’s name, as partners see it.',
      }),
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
        description:
          'The slug. It can contain lowercase letters, digits, and dashes. Defaults to one based on the name.',
      }),
    ),
    shown: t.String(),
    read: (sent: string) => {
      checkSlug(sent)
      return sent
    },
    show: same<string>,
  },
  description: text(1000, 'A description of the program.'),
  // `linkDomain` (queries.ts) looks it up.
  domain: {
    ...text(190, 'One of your link domains, or null for the primary domain.'),
    read: same<string | null>,
  },
  url: {
    body: t.Optional(WebAddress('The URL that partner links lead to.')),
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
          'The currency of rewards, commissions, and payouts. Defaults to the workspace’s currency. It can’t be changed once the program has rewards.',
      }),
    ),
    shown: t.String(),
    read: (sent: string) => parseCurrency(sent),
    show: same<string>,
  },
  attributionModel: {
    body: t.Optional(
      oneOf(['first', 'last'], {
        description:
          'The attribution model: the first or the last click before the lead earns the commission.',
      }),
    ),
    shown: oneOf(['first', 'last']),
    read: same<'first' | 'last'>,
    show: same<'first' | 'last'>,
  },
  attributionWindowDays: daysOrNever(
    1,
    3650,
    'The number of days after a click in which a customer can be attributed, or null for no limit. Defaults to 90.',
  ),
  existingCustomers: {
    body: t.Optional(
      oneOf(EXISTING_CUSTOMER_POLICIES, {
        description:
          'How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults to `earn`.',
      }),
    ),
    shown: oneOf(EXISTING_CUSTOMER_POLICIES),
    read: same<ExistingCustomerPolicy>,
    show: same<ExistingCustomerPolicy>,
  },
  holdingPeriodDays: days(
    0,
    365,
    'The number of days before a commission is payable. Defaults to 30.',
  ),
  minPayout: money('The minimum payout, in minor units of the program’s currency. Defaults to 0.'),
  payoutSchedule: PAYOUT_SCHEDULE,
  payoutApproval: PAYOUT_APPROVAL,
  closeAfterDays: daysOrNever(
    0,
    365,
    'The number of days after the end of a month (UTC) until it’s closed automatically. Null, the default, means that you close months yourself.',
  ),
  creditPayouts: {
    body: t.Optional(
      oneOf(CREDIT_POLICIES, {
        description:
          'Which partners are paid in your own product instead of with money: none, those who choose it, also those without a payout method, or all. Defaults to off.',
      }),
    ),
    shown: oneOf(CREDIT_POLICIES),
    read: same<CreditPolicy>,
    show: same<CreditPolicy>,
  },
  creditLabel: text(50, 'The name of the payout method for partners, such as “Store credit”.'),
  accountChangeHoldDays: days(
    0,
    90,
    'The number of days that payouts are held after the partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.',
  ),
  dailyBonusLimit: money(
    'The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.',
  ),
  autoApprove: {
    body: t.Optional(
      t.Boolean({
        description: 'Whether to approve applications automatically. Defaults to false.',
      }),
    ),
    shown: t.Boolean(),
    read: same<boolean>,
    show: same<boolean>,
  },
  termsUrl: address('The URL of the partner terms.'),
  helpUrl: address('The URL of a help page for partners.'),
  supportEmail: {
    ...text(254, 'The support email address for partners.'),
    read: (sent: string | null, name: string) => (sent ? parseEmail(sent, name) : null),
  },
  legalAddress: text(
    500,
    'The name and postal address of the paying company, as shown on statements.',
  ),
  statementNote: text(
    1000,
    'An additional note on statements, for example that they’re self-billed invoices.',
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
