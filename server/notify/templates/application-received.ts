import { message } from '../../domain/message/message.ts'
import { greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface ApplicationReceived {
  partner: string
}

export function applicationReceived(brand: Brand, { partner }: ApplicationReceived): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.application-received.subject', { program }),
    preheader: message('mail.application-received.preheader'),
    heading: message('mail.application-received.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.application-received.text', { program }),
      },
    ],
    reason: message('mail.because.applied'),
  })
}
