import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface VerifyEmail {
  partner: string
  /** Secret: opening it proves the address. */
  url: string
  minutes: number
}

export function verifyEmail(brand: Brand, { partner, url, minutes }: VerifyEmail): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('Confirm your address for {program}', { program }),
    preheader: message('Payouts go only to confirmed addresses.'),
    heading: message('Confirm your address'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.',
          { program },
        ),
      },
      {
        kind: 'text',
        text: message('The link works once, for {count} hours.', {
          count: String(Math.ceil(minutes / 60)),
        }),
      },
      { kind: 'button', label: message('Confirm the address'), url },
    ],
    reason: message('You get this because somebody gave your address.'),
  })
}
