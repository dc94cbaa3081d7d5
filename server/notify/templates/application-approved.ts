import { message } from '../../domain/message/message.ts'
import { dashboardButton, greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface ApplicationApproved {
  partner: string
  /** The partner's short links, ready to be used. */
  links: readonly string[]
}

export function applicationApproved(
  brand: Brand,
  { partner, links }: ApplicationApproved,
): MailText {
  const { program } = brand
  const label = message('mail.application-approved.link')
  return layout(brand, {
    subject: message('mail.application-approved.subject', { program }),
    preheader: message('mail.application-approved.preheader'),
    heading: message('mail.application-approved.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.application-approved.text', { program }),
      },
      ...(links.length > 0
        ? [{ kind: 'facts' as const, facts: links.map((link) => [label, link] as const) }]
        : []),
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.applied'),
  })
}
