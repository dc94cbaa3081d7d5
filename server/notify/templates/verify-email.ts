import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface VerifyEmail {
  partner: string
  /** Secret: opening it proves the address. */
  url: string
  minutes: number
}

export function verifyEmail(brand: Brand, { partner, url, minutes }: VerifyEmail): MailText {
  return layout(brand, {
    subject: `Confirm your address for ${brand.program}`,
    preheader: 'Payouts go only to confirmed addresses.',
    heading: 'Confirm your address',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `Please confirm that this is your address, so that nobody else can say where your money from ${brand.program} goes. The link works once, for ${minutes} minutes.`,
      },
      { kind: 'button', label: 'Confirm the address', url },
    ],
    reason: 'You get this because somebody gave your address.',
  })
}
