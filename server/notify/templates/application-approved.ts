import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

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
  return layout(brand, {
    subject: `Welcome to the partner program of ${program}`,
    preheader: 'Your application was approved.',
    heading: 'You are in',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `Your application was approved. From now on, customers who come to ${program} through you count for you.`,
      },
      ...(links.length > 0
        ? [
            {
              kind: 'facts' as const,
              facts: links.map((link) => ['Your link', link] as const),
            },
          ]
        : []),
    ],
    reason: 'You get this because you applied.',
  })
}
