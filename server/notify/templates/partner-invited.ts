import { message, type Step } from '../../domain/message/message.ts'
import { termsIn, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PartnerInvited {
  partner: string
  /** Secret: whoever opens it answers as the partner. */
  url: string
  /** The program's offers: `20 % of every sale`. */
  offers: readonly Step[]
  /** From whoever invites. */
  note: string | null
}

export function partnerInvited(
  brand: Brand,
  { partner, url, offers, note }: PartnerInvited,
): MailText {
  const { program } = brand
  const sentences = offers.map((terms) =>
    message('You get {terms}.', { terms: termsIn(brand, terms) }),
  )
  return layout(brand, {
    subject: message('{program} invites you to its partner program', { program }),
    preheader: sentences[0] ?? message('Recommend {program} and be paid for it.', { program }),
    heading: message('Become a partner of {program}', { program }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          '{program} would like you to recommend it and to be paid for the customers you bring.',
          { program },
        ),
      },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      ...sentences.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: message('Look at the invitation'), url },
      { kind: 'text', text: message('The link is for you alone. Do not pass this mail on.') },
    ],
    reason: message('You were invited by name; if you do nothing, nothing happens.'),
  })
}
