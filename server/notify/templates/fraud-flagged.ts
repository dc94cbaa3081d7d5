import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface FraudFlagged {
  partner: string
  severity: string
  /** The finding, in one sentence. */
  sentence: string
}

export function fraudFlagged(brand: Brand, data: FraudFlagged): MailText {
  return layout(brand, {
    subject: `Please look at ${data.partner} in ${brand.program}`,
    preheader: data.sentence,
    heading: 'Something looks wrong',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Partner', data.partner],
          ['Severity', data.severity],
        ],
      },
      { kind: 'text', text: data.sentence },
      { kind: 'text', text: 'What it concerns is held until somebody decides.' },
    ],
    reason: 'You get this because yours is the support address of the program.',
  })
}
