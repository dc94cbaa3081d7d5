import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface PartnerInvited {
  partner: string
  /** Secret: whoever opens it answers as the partner. */
  url: string
  /** What the program offers, one sentence each. */
  offers: readonly string[]
  /** From whoever invites. */
  note: string | null
}

export function partnerInvited(brand: Brand, data: PartnerInvited): MailText {
  const { program } = brand
  return layout(brand, {
    subject: `${program} invites you to its partner program`,
    preheader: data.offers[0] ?? `Recommend ${program} and be paid for it.`,
    heading: `Become a partner of ${program}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      {
        kind: 'text',
        text: `${program} would like you to recommend it and to be paid for the customers you bring.`,
      },
      ...(data.note ? [{ kind: 'quote' as const, text: data.note }] : []),
      ...data.offers.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: 'Look at the invitation', url: data.url },
      { kind: 'text', text: 'The link is for you alone. Do not pass this mail on.' },
    ],
    reason: 'You were invited by name; if you do nothing, nothing happens.',
  })
}
