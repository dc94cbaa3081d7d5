import { t, type Static } from 'elysia'
import { EXISTING_CUSTOMER_POLICIES } from '../../../domain/attribution-times.ts'
import { CREDIT_POLICIES } from '../../../domain/credit.ts'
import { APPROVAL_MODES } from '../../../domain/payout-approval.ts'
import { SCHEDULE_INTERVALS } from '../../../domain/schedule.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { brandFields, shownBrand, WebAddress } from './brand-schema.ts'
import { FraudSettings, FraudSettingsBody } from './fraud-schema.ts'

const Time = t.String({ description: 'ISO 8601' })
const maybe = (maxLength: number, description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength, description })))

const PayoutSchedule = t.Object(
  {
    interval: oneOf(SCHEDULE_INTERVALS),
    weekday: t.Optional(
      t.Integer({ minimum: 1, maximum: 7, description: 'Weekly: 1 (Monday) to 7' }),
    ),
    day: t.Optional(
      t.Integer({
        minimum: 1,
        maximum: 31,
        description: 'Monthly; the last day in shorter months',
      }),
    ),
  },
  { description: 'When payouts are put together; default: manual' },
)

const PayoutApproval = t.Object(
  {
    mode: oneOf(APPROVAL_MODES, {
      description: 'Whether nobody, always somebody, or above an amount somebody else must confirm',
    }),
    aboveAmount: t.Optional(
      t.Integer({
        minimum: 0,
        maximum: 1_000_000_000_000,
        description:
          'Of above: what one key may pay within 24 hours, in minor units of the program’s currency. Other currencies always need approval',
      }),
    ),
  },
  {
    description:
      'Payouts that a second key must confirm; default: off. A change needs payouts.write and is announced by mail',
  },
)

const name = t.String({ minLength: 1, maxLength: 100, description: 'What partners call it' })
const url = WebAddress('Where the links of its partners lead: an http(s) address')

const terms = {
  slug: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 48,
      description: 'Lower-case letters, digits and dashes; default: made from the name',
    }),
  ),
  description: maybe(1000, 'What it offers'),
  domain: maybe(190, 'One of your link domains; null: your primary one'),
  currency: t.Optional(
    t.String({
      minLength: 3,
      maxLength: 3,
      description:
        'Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards',
    }),
  ),
  attributionModel: t.Optional(
    oneOf(['first', 'last'], {
      description: 'Which click of a customer earns: the first or the last before the lead',
    }),
  ),
  attributionWindowDays: t.Optional(
    t.Nullable(
      t.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'Days after which a click earns nothing any more; null: never. Default: 90',
      }),
    ),
  ),
  existingCustomers: t.Optional(
    oneOf(EXISTING_CUSTOMER_POLICIES, {
      description:
        'What partners get for customers whom you knew before they clicked: earn pays as for others, hold ' +
        'holds the commissions for review, ignore pays nothing. Default: earn',
    }),
  ),
  holdingPeriodDays: t.Optional(
    t.Integer({ minimum: 0, maximum: 365, description: 'Before a commission is due; default: 30' }),
  ),
  minPayout: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: 1_000_000_000_000,
      description: 'The least that is paid out, in minor units of its currency; default: 0',
    }),
  ),
  payoutSchedule: t.Optional(PayoutSchedule),
  payoutApproval: t.Optional(PayoutApproval),
  closeAfterDays: t.Optional(
    t.Nullable(
      t.Integer({
        minimum: 0,
        maximum: 365,
        description:
          'Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it',
      }),
    ),
  ),
  creditPayouts: t.Optional(
    oneOf(CREDIT_POLICIES, {
      description:
        'Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off',
    }),
  ),
  creditLabel: maybe(50, 'What partners read for it, such as store credit'),
  accountChangeHoldDays: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: 90,
      description:
        'Days for which payouts wait after a partner’s e-mail address or payout method was changed; ' +
        '0: they do not. Default: 3. Fewer need the scope payouts.write',
    }),
  ),
  dailyBonusLimit: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: 1_000_000_000_000,
      description:
        'What keys without the scope payouts.write may give by hand on one day (UTC), all together, in ' +
        'minor units of its currency; default: 100000. More needs the scope payouts.write',
    }),
  ),
  autoApprove: t.Optional(
    t.Boolean({ description: 'Whether applications are approved at once; default: false' }),
  ),
  termsUrl: t.Optional(t.Nullable(WebAddress('The conditions that partners accept'))),
  helpUrl: t.Optional(t.Nullable(WebAddress('Where partners find help'))),
  supportEmail: maybe(254, 'Whom partners write to'),
  legalAddress: maybe(500, 'Name and postal address of who pays, as statements say it'),
  statementNote: maybe(
    1000,
    'What statements say besides, such as that they are invoices issued by self-billing',
  ),
  fraudSettings: t.Optional(t.Nullable(FraudSettingsBody)),
  ...brandFields,
}

export const ProgramBody = t.Object({ name, url, ...terms })
export type ProgramBody = Static<typeof ProgramBody>

export const ProgramPatch = t.Object({
  name: t.Optional(name),
  url: t.Optional(url),
  ...terms,
  ifUpdatedAt: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The updatedAt that was read: 409 when somebody has changed the program since',
    }),
  ),
})
export type ProgramPatch = Static<typeof ProgramPatch>

export const ProgramQuery = t.Object({
  search: t.Optional(t.String({ maxLength: 100, description: 'In name and slug' })),
  archived: t.Optional(t.Boolean({ description: 'true: only archived ones. Default: the others' })),
  ...pageFields,
})
export type ProgramQuery = Static<typeof ProgramQuery>

export const Program = t.Object(
  {
    id: t.String({ examples: ['prog_1C3MxQp0yTfWJ2k'] }),
    name: t.String(),
    slug: t.String(),
    description: t.Nullable(t.String()),
    domain: t.Nullable(t.String()),
    url: t.String(),
    currency: t.String(),
    attributionModel: oneOf(['first', 'last']),
    attributionWindowDays: t.Nullable(t.Integer()),
    existingCustomers: oneOf(EXISTING_CUSTOMER_POLICIES),
    holdingPeriodDays: t.Integer(),
    minPayout: t.Integer(),
    payoutSchedule: PayoutSchedule,
    payoutApproval: PayoutApproval,
    closeAfterDays: t.Nullable(t.Integer()),
    creditPayouts: oneOf(CREDIT_POLICIES),
    creditLabel: t.Nullable(t.String()),
    accountChangeHoldDays: t.Integer(),
    dailyBonusLimit: t.Integer(),
    autoApprove: t.Boolean(),
    termsUrl: t.Nullable(t.String()),
    helpUrl: t.Nullable(t.String()),
    supportEmail: t.Nullable(t.String()),
    legalAddress: t.Nullable(t.String()),
    statementNote: t.Nullable(t.String()),
    fraudSettings: FraudSettings,
    ...shownBrand,
    deactivatedAt: t.Nullable(
      t.String({ description: 'ISO 8601. From then on nothing is earned; links go on leading' }),
    ),
    archivedAt: t.Nullable(
      t.String({
        description:
          'ISO 8601. Deactivated, out of lists, and not counted in the limits of the plan; what was earned is still paid',
      }),
    ),
    createdAt: Time,
    updatedAt: Time,
  },
  { title: 'Program' },
)
export type Program = Static<typeof Program>

const count = t.Integer({ minimum: 0 })

export const ProgramStats = t.Object({
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description: 'Net revenue: sales less refunds, in minor units of saleCurrency',
  }),
  saleCurrency: t.String({ description: 'The program’s' }),
  earnings: t.Array(
    t.Object({
      currency: t.String(),
      accrued: t.Integer({ description: 'In the holding period, or held' }),
      payable: t.Integer({ description: 'May be paid out' }),
      inTransit: t.Integer({ description: 'In payouts on their way' }),
      paid: t.Integer({ description: 'Arrived' }),
    }),
    { description: 'What partners have earned, by currency and by where it stands' },
  ),
  partners: t.Record(t.String(), count, { description: 'How many partners have which status' }),
})
export type ProgramStats = Static<typeof ProgramStats>
