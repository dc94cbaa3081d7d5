import { message, type Localizable } from '../../domain/message/message.ts'
import { greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface EnrollmentBanned {
  partner: string
  reason: Localizable | null
}

export function enrollmentBanned(brand: Brand, { partner, reason }: EnrollmentBanned): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.enrollment-banned.subject', { program }),
    preheader: message('mail.enrollment-banned.preheader'),
    heading: message('mail.enrollment-banned.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.enrollment-banned.text', { program }),
      },
      ...(reason
        ? [{ kind: 'facts' as const, facts: [[message('mail.reason'), reason] as const] }]
        : []),
      { kind: 'text', text: message('mail.enrollment-banned.answer') },
    ],
    reason: message('mail.because.took-part'),
  })
}
