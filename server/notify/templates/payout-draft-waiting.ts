import { showCount, showDay, showMoney, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutDraftWaiting {
  draft: string
  payouts: number
  /** Totals, one a currency. */
  totals: readonly Money[]
  createdBy: string
  expiresAt: Date
}

export function payoutDraftWaiting(brand: Brand, data: PayoutDraftWaiting): MailText {
  const sums = data.totals.map((total) => showMoney(brand, total)).join(', ')
  return layout(brand, {
    subject: `Payouts of ${brand.program} wait for approval: ${sums}`,
    preheader: `${showCount(brand, data.payouts)} payouts wait for a second person.`,
    heading: 'Payouts wait for approval',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Payouts', showCount(brand, data.payouts)],
          ['Sum', sums],
          ['Draft', data.draft],
          ['Created by', data.createdBy],
          ['Ends on', showDay(brand, data.expiresAt)],
        ],
      },
      {
        kind: 'text',
        text: 'Nobody is paid until somebody other than the creator of the draft confirms it.',
      },
    ],
    reason: 'You get this because yours is the support address of the program.',
  })
}
