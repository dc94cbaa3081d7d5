import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface NewApplication {
  partner: string
  email: string | null
  country: string | null
}

export function newApplication(brand: Brand, data: NewApplication): MailText {
  return layout(brand, {
    subject: `${data.partner} would like to be a partner of ${brand.program}`,
    preheader: 'The application waits for your answer.',
    heading: 'A new application',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Name', data.partner],
          ...(data.email ? [['Email', data.email] as const] : []),
          ...(data.country ? [['Country', data.country] as const] : []),
        ],
      },
      { kind: 'text', text: 'It waits for your answer among the applications.' },
    ],
    reason: 'You get this because yours is the support address of the program.',
  })
}
