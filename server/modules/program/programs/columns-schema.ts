import { t, type Static } from 'elysia'
import {
  choiceColumn,
  flagColumn,
  same,
  textColumn,
  type ColumnsFor,
} from '../../../core/column-fields.ts'
import { parseText } from '../../../core/input.ts'
import type { programs } from '../../../db/schema/programs.ts'
import { EXISTING_CUSTOMER_POLICIES } from '../../../domain/attribution-times.ts'
import { CREDIT_POLICIES } from '../../../domain/credit.ts'
import { parseEmail } from '../../../domain/email.ts'
import { readFraudSettings } from '../../../domain/fraud/settings.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { checkSlug } from '../../platform/workspaces/create-workspace.ts'
import { addressColumn, BRAND_COLUMNS } from './brand-columns-schema.ts'
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
  description: textColumn(1000, 'A description of the program.'),
  // `linkDomain` (queries.ts) looks it up.
  domain: {
    ...textColumn(190, 'One of your link domains, or null for the primary domain.'),
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
  attributionModel: choiceColumn(
    ['first', 'last'],
    'The attribution model: the first or the last click before the lead earns the commission.',
  ),
  attributionWindowDays: daysOrNever(
    1,
    3650,
    'The number of days after a click in which a customer can be attributed, or null for no limit. Defaults to 90.',
  ),
  existingCustomers: choiceColumn(
    EXISTING_CUSTOMER_POLICIES,
    'How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults to `earn`.',
  ),
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
  creditPayouts: choiceColumn(
    CREDIT_POLICIES,
    'Which partners are paid in your own product instead of with money: none, those who choose it, also those without a payout method, or all. Defaults to off.',
  ),
  creditLabel: textColumn(
    50,
    'The name of the payout method for partners, such as “Store credit”.',
  ),
  accountChangeHoldDays: days(
    0,
    90,
    'The number of days that payouts are held after the partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.',
  ),
  dailyBonusLimit: money(
    'The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.',
  ),
  autoApprove: flagColumn('Whether to approve applications automatically. Defaults to false.'),
  termsUrl: addressColumn('The URL of the partner terms.'),
  helpUrl: addressColumn('The URL of a help page for partners.'),
  supportEmail: {
    ...textColumn(254, 'The support email address for partners.'),
    read: (sent: string | null, name: string) => (sent ? parseEmail(sent, name) : null),
  },
  legalAddress: textColumn(
    500,
    'The name and postal address of the paying company, as shown on statements.',
  ),
  statementNote: textColumn(
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
