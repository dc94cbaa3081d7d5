import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface ApplicationReceived {
  partner: string
}

export function applicationReceived(brand: Brand, { partner }: ApplicationReceived): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('Your application to {program} has arrived', { program }),
    preheader: message('You will hear from us once it was read.'),
    heading: message('Your application has arrived'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.',
          { program },
        ),
      },
    ],
    reason: message('You get this because you applied.'),
  })
}
