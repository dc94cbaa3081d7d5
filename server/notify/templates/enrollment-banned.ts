import { message, type Step } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface EnrollmentBanned {
  partner: string
  reason: Step | null
}

export function enrollmentBanned(brand: Brand, { partner, reason }: EnrollmentBanned): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('You no longer take part in the partner program of {program}', { program }),
    preheader: message('Your links were closed.'),
    heading: message('Your participation was ended'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.',
          { program },
        ),
      },
      ...(reason
        ? [{ kind: 'facts' as const, facts: [[message('Reason'), reason] as const] }]
        : []),
      { kind: 'text', text: message('If you think that this is wrong, answer this mail.') },
    ],
    reason: message('You get this because you took part.'),
  })
}
