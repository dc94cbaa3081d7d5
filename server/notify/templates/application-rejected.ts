import { message } from '../../domain/message/message.ts'
import { greeting, showDay, type Brand } from './brand.ts'
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
    subject: message('mail.application-rejected.subject', { program }),
    preheader: message('mail.application-rejected.preheader'),
    heading: message('mail.application-rejected.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.application-rejected.text', { program }),
      },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      ...(day
        ? [{ kind: 'text' as const, text: message('mail.application-rejected.again', { day }) }]
        : []),
    ],
    reason: message('mail.because.applied'),
  })
}
