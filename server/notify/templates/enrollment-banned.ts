import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface EnrollmentBanned {
  partner: string
  reason: string | null
}

export function enrollmentBanned(brand: Brand, { partner, reason }: EnrollmentBanned): MailText {
  const { program } = brand
  return layout(brand, {
    subject: `You no longer take part in the partner program of ${program}`,
    preheader: 'Your links were closed.',
    heading: 'Your participation was ended',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `${program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.`,
      },
      ...(reason ? [{ kind: 'facts' as const, facts: [['Reason', reason] as const] }] : []),
      { kind: 'text', text: 'If you think that this is wrong, answer this mail.' },
    ],
    reason: 'You get this because you took part.',
  })
}
