import { message, type Step } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface GroupChanged {
  partner: string
  group: string
  /** The group's offers, one sentence each. */
  offers: readonly Step[]
}

export function groupChanged(brand: Brand, { partner, group, offers }: GroupChanged): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('You are in the group {group} of {program} now', { group, program }),
    preheader: offers[0] ?? message('Other rewards may apply to new customers.'),
    heading: message('Your group is {group}', { group }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.',
          { program },
        ),
      },
      ...offers.map((text) => ({ kind: 'text' as const, text })),
    ],
    reason: message('You get this because you take part.'),
  })
}
