import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutApprovalChanged {
  /** The rule before and now: `always`, `above 100.00 USD a day`, `off`. */
  before: string
  now: string
  by: string
  /** Where the program's people get such mails from now on. */
  told: string
}

export function payoutApprovalChanged(brand: Brand, data: PayoutApprovalChanged): MailText {
  return layout(brand, {
    subject: `Who must confirm payouts of ${brand.program} was changed`,
    preheader: `Approval by a second person: ${data.now}`,
    heading: 'The approval of payouts was changed',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Approval by a second person before', data.before],
          ['Now', data.now],
          ['Changed by', data.by],
          ['Mails about it go to', data.told],
        ],
      },
      {
        kind: 'text',
        text: 'If this was not agreed upon, revoke the key that changed it and look at the latest payout runs.',
      },
    ],
    reason: 'You get this because yours is, or was until now, the support address of the program.',
  })
}
