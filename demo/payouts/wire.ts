interface Named {
  name: string
  email: string | null
}

/** The answer of `POST /payouts/preview`: who would be paid now, who would not, and why. */
export interface Preview {
  programId: string
  currency: string
  amount: number
  payoutCount: number
  payouts: readonly { partner: Named; amount: number; commissionCount: number; masked: string }[]
  skipped: readonly { partner: Named; amount: number; sentence: string }[]
}

export interface Payout {
  id: string
  partner: Named
  amount: number
  currency: string
  commissionCount: number
  provider: string
  masked: string
  status: string
  failureReason: string | null
}
