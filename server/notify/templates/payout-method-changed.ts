import { showDay, type Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface PayoutMethodChanged {
  partner: string
  /** The new one, as it may be shown; null: it was removed. */
  to: string | null
  at: Date
}

export function payoutMethodChanged(brand: Brand, data: PayoutMethodChanged): MailText {
  const what = data.to === null ? 'was removed' : 'was changed'
  return layout(brand, {
    subject: `Your payout method at ${brand.program} ${what}`,
    preheader: 'Was it not you? Answer this mail at once.',
    heading: `Your payout method ${what}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      {
        kind: 'facts',
        facts: [
          ['On', showDay(brand, data.at)],
          ...(data.to === null ? [] : [['Paid to', data.to] as const]),
        ],
      },
      {
        kind: 'text',
        text: `If it was not you, answer this mail at once, so that ${brand.program} can hold your next payout.`,
      },
    ],
    reason: 'You get this whenever your payout method changes.',
  })
}
