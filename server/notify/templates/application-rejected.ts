import { message } from '../../domain/message/message.ts'
import { showDay, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface ApplicationRejected {
  partner: string
  /** A note to the partner; null when there is none. */
  note: string | null
  /** When one may apply again; null: not foreseen. */
  reapplyAt: Date | null
}

export function applicationRejected(
  brand: Brand,
  { partner, note, reapplyAt }: ApplicationRejected,
): MailText {
  const { program } = brand
  const day = reapplyAt && showDay(brand, reapplyAt)
  return layout(brand, {
    subject: message('Your application to {program}', { program }),
    preheader: message('It was not accepted.'),
    heading: message('Your application was not accepted'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'Thank you for your interest in the partner program of {program}. This time the answer is no.',
          { program },
        ),
      },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      ...(day
        ? [{ kind: 'text' as const, text: message('You may apply again from {day}.', { day }) }]
        : []),
    ],
    reason: message('You get this because you applied.'),
  })
}
