import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface EnrollmentDeactivated {
  partner: string
}

export function enrollmentDeactivated(brand: Brand, { partner }: EnrollmentDeactivated): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('Your links for {program} are off', { program }),
    preheader: message('What you have earned is still paid.'),
    heading: message('Your participation has ended'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.',
          { program },
        ),
      },
    ],
    reason: message('You get this because you took part.'),
  })
}
