import { showCount, showMoney, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutRunReady {
  payouts: number
  /** Totals, one a currency. */
  totals: readonly Money[]
}

export function payoutRunReady(brand: Brand, { payouts, totals }: PayoutRunReady): MailText {
  const sums = totals.map((total) => showMoney(brand, total)).join(', ')
  return layout(brand, {
    subject: `Payouts of ${brand.program}: ${sums}`,
    preheader: `${showCount(brand, payouts)} payouts were put together.`,
    heading: 'A payout run is ready',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Payouts', showCount(brand, payouts)],
          ['Sum', sums],
        ],
      },
      {
        kind: 'text',
        text: 'Bank files, if any, can be downloaded now; look at the payouts for anything that still needs you.',
      },
    ],
    reason: 'You get this because yours is the support address of the program.',
  })
}
