import type { NewCommission } from './store-commissions.ts'

/** What a commission has that no lead, click or reward earned; it is due at once where nothing else is said. */
export const CUSTOM = {
  type: 'custom',
  status: 'due',
  holdReason: null,
  eventId: null,
  customerId: null,
  linkNum: null,
  invoiceId: null,
  reward: null,
  amountMinor: 0n,
  quantity: 1,
  conversion: null,
} as const satisfies Partial<NewCommission>
