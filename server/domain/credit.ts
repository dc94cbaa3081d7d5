/**
 * Whether a program pays inside the host application's own product:
 * - `off`: never
 * - `offered`: partners who choose it
 * - `default`: also partners who have set up no payout method
 * - `only`: everybody
 */
export const CREDIT_POLICIES = ['off', 'offered', 'default', 'only'] as const
export type CreditPolicy = (typeof CREDIT_POLICIES)[number]

/** The payout provider whose payouts the host application books itself. */
export const CREDIT = 'credit'

/** How a partner is paid: by the method of their own, in credit, not at all, or by a method that is not offered. */
export type WayToPay = 'method' | 'credit' | 'none' | 'not_offered'

/** Decides how a partner is paid in a program; `provider` is that of the partner's own method, null without one. */
export function wayToPay(policy: CreditPolicy, provider: string | null): WayToPay {
  if (policy === 'only') return 'credit'
  if (provider === null) return policy === 'default' ? 'credit' : 'none'
  if (provider !== CREDIT) return 'method'
  return policy === 'off' ? 'not_offered' : 'credit'
}
