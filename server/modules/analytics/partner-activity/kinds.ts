/** What can be in the activity of a partner. */
export const ACTIVITY_KINDS = [
  'applied',
  'invited',
  'enrolled',
  'status_changed',
  'group_changed',
  'owner_changed',
  'changed',
  'merged',
  'tag_added',
  'tag_removed',
  'signed_in',
  'viewed_as',
  'exported',
  'access_link_created',
  'payout_method_changed',
  'discount_code_changed',
  'link_created',
  'first_lead',
  'first_sale',
  'email',
  'payout_created',
  'payout_sent',
  'payout_paid',
  'payout_failed',
  'fraud_flagged',
  'note',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** What an entry refers to. */
export const REFERENCE_TYPES = [
  'partner',
  'enrollment',
  'group',
  'tag',
  'member',
  'payout_method',
  'discount_code',
  'link',
  'event',
  'email',
  'payout',
  'fraud_flag',
  'note',
] as const
export type ReferenceType = (typeof REFERENCE_TYPES)[number]
