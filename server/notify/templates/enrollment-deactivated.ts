import { message } from '../../domain/message/message.ts'
import { greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface EnrollmentDeactivated {
  partner: string
}

export function enrollmentDeactivated(brand: Brand, { partner }: EnrollmentDeactivated): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.enrollment-deactivated.subject', { program }),
    preheader: message('mail.enrollment-deactivated.preheader'),
    heading: message('mail.enrollment-deactivated.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.enrollment-deactivated.text', { program }),
      },
    ],
    reason: message('mail.because.took-part'),
  })
}
