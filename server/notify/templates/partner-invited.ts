import { message, type Localizable } from '../../domain/message/message.ts'
import { greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PartnerInvited {
  partner: string
  /** Secret: whoever opens it answers as the partner. */
  url: string
  /** The program's offers: `20% of every sale`. */
  offers: readonly Localizable[]
  /** From whoever invites. */
  note: string | null
}

export function partnerInvited(
  brand: Brand,
  { partner, url, offers, note }: PartnerInvited,
): MailText {
  const { program } = brand
  const sentences = offers.map((terms) => message('mail.partner-invited.terms', { terms }))
  return layout(brand, {
    subject: message('mail.partner-invited.subject', { program }),
    preheader: sentences[0] ?? message('mail.partner-invited.preheader', { program }),
    heading: message('mail.partner-invited.heading', { program }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.partner-invited.text', { program }),
      },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      ...sentences.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: message('mail.partner-invited.open'), url, secret: true },
      { kind: 'text', text: message('mail.partner-invited.private') },
    ],
    reason: message('mail.because.invited'),
  })
}
