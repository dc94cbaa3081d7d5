import type { Trouble } from './session-error.ts'
import type { EmbedLink } from './wire.gen.ts'

/** The tracking script's attribution of the visitor's click. */
export interface Attribution {
  clickId: string
  partner?: { id: string; name: string; image: string | null } | null
  /** `amount` is a percentage, or minor units when `type` is `flat`. */
  discount?: {
    id: string
    amount: number
    type: 'percentage' | 'flat'
    maxDuration: number | null
    couponId?: string | null
  } | null
}

export interface DiscountDetail {
  attribution: Attribution | null
  code: string | null
}

/** Every event of the elements, and its `detail`. All of them bubble out of every shadow tree. */
export interface SvcEvents {
  'svc-applied': { programId: string }
  'svc-accepted': Record<string, never>
  'svc-consent': { listed: boolean }
  /** A link has a `url`, a discount a `code`. */
  'svc-copy': { url: string } | { code: string }
  'svc-discount': DiscountDetail
  'svc-dismiss': undefined
  'svc-error': { trouble: Trouble }
  'svc-link-created': { link: EmbedLink }
  'svc-payout-change': undefined
  'svc-payout-link': { to: string }
  'svc-session-expired': { trouble: Trouble }
  'svc-share': { url: string }
  'svc-tab': { tab: string }
}

type Events = { [Name in keyof SvcEvents]: CustomEvent<SvcEvents[Name]> }

declare global {
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
}
