import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface GroupChanged {
  partner: string
  group: string
  /** What is paid there, one sentence each. */
  offers: readonly string[]
}

export function groupChanged(brand: Brand, { partner, group, offers }: GroupChanged): MailText {
  return layout(brand, {
    subject: `You are in the group ${group} of ${brand.program} now`,
    preheader: offers[0] ?? 'Other rewards may apply to new customers.',
    heading: `Your group is ${group}`,
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `${brand.program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.`,
      },
      ...offers.map((text) => ({ kind: 'text' as const, text })),
    ],
    reason: 'You get this because you take part.',
  })
}
