import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface EnrollmentDeactivated {
  partner: string
}

export function enrollmentDeactivated(brand: Brand, { partner }: EnrollmentDeactivated): MailText {
  const { program } = brand
  return layout(brand, {
    subject: `Your links for ${program} are off`,
    preheader: 'What you have earned is still paid.',
    heading: 'Your participation has ended',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `${program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.`,
      },
    ],
    reason: 'You get this because you took part.',
  })
}
