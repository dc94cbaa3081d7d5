import { message, type Step } from '../../domain/message/message.ts'
import { showDay, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutMethodChanged {
  partner: string
  /** The new one, as it may be shown; null: it was removed. */
  to: Step | null
  at: Date
}

export function payoutMethodChanged(
  brand: Brand,
  { partner, to, at }: PayoutMethodChanged,
): MailText {
  const { program } = brand
  const removed = to === null
  return layout(brand, {
    subject: removed
      ? message('Your payout method at {program} was removed', { program })
      : message('Your payout method at {program} was changed', { program }),
    preheader: message('Was it not you? Answer this mail at once.'),
    heading: removed
      ? message('Your payout method was removed')
      : message('Your payout method was changed'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'facts',
        facts: [
          [message('On'), showDay(brand, at)],
          ...(removed ? [] : [[message('Paid to'), to] as const]),
        ],
      },
      {
        kind: 'text',
        text: message(
          'If it was not you, answer this mail at once, so that {program} can hold your next payout.',
          { program },
        ),
      },
    ],
    reason: message('You get this whenever your payout method changes.'),
  })
}
