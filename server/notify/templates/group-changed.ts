import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface GroupChanged {
  partner: string
  group: string
  /** The group's offers, one sentence each. */
  offers: readonly Localizable[]
}

export function groupChanged(brand: Brand, { partner, group, offers }: GroupChanged): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.group-changed.subject', { group, program }),
    preheader: offers[0] ?? message('mail.group-changed.preheader'),
    heading: message('mail.group-changed.heading', { group }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.group-changed.text', { program }),
      },
      ...offers.map((text) => ({ kind: 'text' as const, text })),
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.takes-part'),
  })
}
