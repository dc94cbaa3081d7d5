import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface ScheduledPayoutsFailed {
  /** Why, in one sentence. */
  error: string
  attempts: number
  /** ISO 8601; null: not by itself. */
  nextAttemptAt: string | null
}

export function scheduledPayoutsFailed(brand: Brand, data: ScheduledPayoutsFailed): MailText {
  const { error, attempts, nextAttemptAt } = data
  const next = nextAttemptAt ?? 'none; confirm the payouts yourself once the reason is gone'
  return layout(brand, {
    subject: `Scheduled payouts of ${brand.program} failed`,
    preheader: error,
    heading: 'Scheduled payouts failed',
    blocks: [
      { kind: 'text', text: error },
      {
        kind: 'facts',
        facts: [
          ['Attempts', String(attempts)],
          ['Next attempt', next],
        ],
      },
      { kind: 'text', text: 'Nobody was paid by this run.' },
    ],
    reason: 'You get this because yours is the support address of the program.',
  })
}
