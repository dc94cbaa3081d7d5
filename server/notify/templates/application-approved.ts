import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
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
  const label = message('Your link')
  return layout(brand, {
    subject: message('Welcome to the partner program of {program}', { program }),
    preheader: message('Your application was approved.'),
    heading: message('You are in'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'Your application was approved. From now on, customers who come to {program} through you count for you.',
          { program },
        ),
      },
      ...(links.length > 0
        ? [{ kind: 'facts' as const, facts: links.map((link) => [label, link] as const) }]
        : []),
    ],
    reason: message('You get this because you applied.'),
  })
}
