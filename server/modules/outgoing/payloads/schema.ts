import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import type { DomainEventType } from '../../../domain/events.ts'
import { MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { EventClick, EventCustomer, EventItem } from '../../analytics/events/schema.ts'
import { Commission } from '../../earnings/commissions/schema.ts'
import { Closing } from '../../earnings/ledger/closings/schema.ts'
import { Link } from '../../links/links/schema.ts'
import { Payout } from '../../payouts/payouts/schema.ts'
import { Application } from '../../program/enrollments/schema.ts'
import { Partner } from '../../program/partners/schema.ts'
import { Customer } from '../../tracking/customers/schema.ts'

const text = t.Nullable(t.String())
const time = t.String({ examples: ['2031-05-01T12:00:00.000Z'] })
const count = t.Integer({ examples: [0] })
const minor = t.Integer({ description: 'The amount, in minor units.', examples: [4200] })
const currency = t.String({ examples: ['usd'] })
const id = (prefix: string) => t.String({ examples: [`${prefix}_1Vd4T2sKq0aB3xYz`] })
const Only = (prefix: string) => t.Object({ id: id(prefix) })

/** A partner beside what they brought or earned, with their totals in the program. */
export const PartnerTotals = t.Object({
  id: id('pn'),
  name: t.String({ examples: ['Ada Lovelace'] }),
  email: text,
  image: text,
  payoutsEnabledAt: text,
  country: text,
  groupId: text,
  totalClicks: count,
  totalLeads: count,
  totalConversions: count,
  totalSales: count,
  totalSaleAmount: minor,
  totalCommissions: minor,
})
export type PartnerTotals = Static<typeof PartnerTotals>

const partner = t.Nullable(PartnerTotals)
const metadata = t.Nullable(t.Record(t.String(), t.Unknown()))
const eventName = t.String({ examples: ['Sign up'] })

const Clicked = t.Object({ click: EventClick, link: Link })
const LeadTold = t.Object({
  eventId: id('evt'),
  eventName,
  customer: EventCustomer,
  click: EventClick,
  link: Link,
  partner,
  metadata,
})
const SaleTold = t.Object({
  ...LeadTold.properties,
  sale: t.Required(t.Pick(EventItem, ['sale'])).properties.sale,
})
const RefundTold = t.Object({
  refund: t.Object({
    id: id('evt'),
    refundId: t.String({ description: 'Your own ID of the refund.', examples: ['re_42'] }),
    amount: minor,
    currency,
    timestamp: time,
  }),
  sale: t.Object({ id: id('evt'), amount: minor, currency, invoiceId: text }),
  customer: EventCustomer,
  link: Link,
  partner,
})

/** A person, without any program. */
export const PersonTold = t.Object({
  id: id('pn'),
  name: t.String({ examples: ['Ada Lovelace'] }),
  username: text,
  email: text,
  image: text,
  description: text,
  country: text,
  companyName: text,
  locale: text,
  createdAt: time,
  updatedAt: time,
})
export type PersonTold = Static<typeof PersonTold>

const Merged = t.Object({ id: id('pn'), tenantId: text, email: text })
const MergedTold = t.Object({
  sourcePartner: Merged,
  targetPartner: Merged,
  targetAlreadyEnrolled: t.Boolean(),
})
const EnrollmentChanged = t.Object({
  ...Partner.properties,
  change: t.String({ description: 'What was done', examples: ['approve'] }),
  previousStatus: t.Nullable(oneOf(ENROLLMENT_STATUSES)),
  previousGroupId: text,
})
export const CommissionTold = t.Object({
  ...Commission.properties,
  userId: t.Null({ description: 'Always null' }),
  partner: PartnerTotals,
  link: t.Nullable(
    t.Object({ id: id('link'), shortLink: t.String(), domain: t.String(), key: t.String() }),
  ),
})
export type CommissionTold = Static<typeof CommissionTold>
const CommissionChanged = t.Object({
  ...CommissionTold.properties,
  change: t.String({ description: 'Why it changed', examples: ['matured'] }),
})
const CodeTold = t.Object({
  id: id('dcode'),
  code: t.String({ examples: ['ADA20'] }),
  partnerId: id('pn'),
  linkId: id('link'),
  disabledAt: text,
  discount: t.Nullable(
    t.Object({
      id: id('disc'),
      amount: t.Number({ description: 'A percentage or, when flat, minor units', examples: [20] }),
      type: oneOf(['percentage', 'flat']),
      maxDuration: t.Nullable(t.Integer({ description: 'Months' })),
      provider: oneOf(['stripe', 'shopify', 'custom']),
    }),
  ),
})
const enrolled = { enrollmentId: id('enr'), partnerId: id('pn'), programId: id('prog') }
const MilestoneTold = t.Object({
  milestoneId: id('ms'),
  name: t.String({ examples: ['100 sales'] }),
  ...enrolled,
  metric: oneOf(MILESTONE_METRICS),
  threshold: t.Integer({ description: 'A count, or minor units', examples: [100] }),
  bonus: minor,
  currency,
})
const FlagTold = t.Object({
  id: id('ff'),
  rule: t.String({ examples: ['self-referral'] }),
  ...enrolled,
  commissionId: text,
})
const ApprovalTold = t.Object({
  programId: id('prog'),
  approval: t.Unknown({ description: 'Who must confirm payouts now' }),
  previous: t.Unknown({ description: 'Who had to' }),
  by: t.String({ description: 'Who changed it' }),
})
const RunFailed = t.Object({
  runId: id('run'),
  programId: id('prog'),
  attempts: count,
  nextAttemptAt: text,
})
const DraftTold = t.Object({ draftId: id('draft'), programId: id('prog') })
const DraftConfirmed = t.Object({ ...DraftTold.properties, runId: id('run') })

/** What an endpoint is told as `data`, by event. */
export const PAYLOADS = {
  'link.created': Link,
  'link.updated': Link,
  'link.deleted': Link,
  'link.clicked': Clicked,
  'lead.created': LeadTold,
  'sale.created': SaleTold,
  'sale.refunded': RefundTold,
  'sale.refund_reversed': RefundTold,
  'customer.created': Customer,
  'customer.updated': Customer,
  'customer.erased': Only('cus'),
  'partner.created': PersonTold,
  'partner.updated': PersonTold,
  'partner.merged': MergedTold,
  'partner.erased': Only('pn'),
  'partner.enrolled': Partner,
  'partner.application_submitted': Application,
  'enrollment.created': Partner,
  'enrollment.updated': EnrollmentChanged,
  'commission.created': CommissionTold,
  'commission.updated': CommissionChanged,
  'discount_code.created': CodeTold,
  'discount_code.deleted': CodeTold,
  'milestone.reached': MilestoneTold,
  'milestone.undone': MilestoneTold,
  'fraud.flagged': FlagTold,
  'program.approval_changed': ApprovalTold,
  'payout_run.failed': RunFailed,
  'payout_draft.waiting': DraftTold,
  'payout_draft.confirmed': DraftConfirmed,
  'payout_draft.discarded': DraftTold,
  'month.closed': Closing,
  'payout.created': Payout,
  'payout.sent': Payout,
  'payout.completed': Payout,
  'payout.failed': Payout,
} as const satisfies Record<DomainEventType, object>

/** The `data` of each event. */
export type Payloads = { [T in DomainEventType]: Static<(typeof PAYLOADS)[T]> }
