import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import type { PayoutSchedule as StoredSchedule } from '../../../db/schema/programs.ts'
import {
  APPROVAL_MODES,
  checkApproval,
  type PayoutApproval as StoredApproval,
} from '../../../domain/payout-approval.ts'
import { checkSchedule, SCHEDULE_INTERVALS } from '../../../domain/schedule.ts'

const PayoutSchedule = t.Object(
  {
    interval: oneOf(SCHEDULE_INTERVALS),
    weekday: t.Optional(
      t.Integer({
        minimum: 1,
        maximum: 7,
        description: 'For weekly payouts, the day of the week from 1 (Monday) to 7.',
      }),
    ),
    day: t.Optional(
      t.Integer({
        minimum: 1,
        maximum: 31,
        description: 'For monthly payouts, the day of the month. In shorter months, the last day.',
      }),
    ),
  },
  { description: 'The payout schedule. Defaults to manual.' },
)

const PayoutApproval = t.Object(
  {
    mode: oneOf(APPROVAL_MODES, {
      description: 'When a second person must confirm: never, always, or above an amount.',
    }),
    aboveAmount: t.Optional(
      t.Integer({
        minimum: 0,
        maximum: 1_000_000_000_000,
        description:
          'For `above`, the amount that one key can pay within 24 hours, in minor units of the program’s currency. Payouts in other currencies always need approval.',
      }),
    ),
  },
  {
    description:
      'The rule for payouts that a second person must confirm. Defaults to off. Changes require `payouts.write` and are announced by email.',
  },
)

/** When payouts are put together. */
export const PAYOUT_SCHEDULE = {
  body: t.Optional(PayoutSchedule),
  shown: PayoutSchedule,
  read: (sent: Static<typeof PayoutSchedule>): StoredSchedule => {
    const { interval, weekday, day } = checkSchedule(sent)
    return {
      interval,
      ...(weekday === undefined ? {} : { weekday }),
      ...(day === undefined ? {} : { day }),
    }
  },
  show: (stored: StoredSchedule) => stored,
}

/** Payouts that a second person confirms. */
export const PAYOUT_APPROVAL = {
  body: t.Optional(PayoutApproval),
  shown: PayoutApproval,
  read: (sent: Static<typeof PayoutApproval>): StoredApproval => checkApproval(sent),
  show: ({ mode, aboveMinor }: StoredApproval): Static<typeof PayoutApproval> =>
    aboveMinor === undefined ? { mode } : { mode, aboveAmount: aboveMinor },
}
