import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface ApplicationReceived {
  partner: string
}

export function applicationReceived(brand: Brand, { partner }: ApplicationReceived): MailText {
  const { program } = brand
  return layout(brand, {
    subject: `Your application to ${program} has arrived`,
    preheader: 'You will hear from us once it was read.',
    heading: 'Your application has arrived',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `Thank you for applying to the partner program of ${program}. Somebody will read it, and you get a mail with the answer.`,
      },
    ],
    reason: 'You get this because you applied.',
  })
}
