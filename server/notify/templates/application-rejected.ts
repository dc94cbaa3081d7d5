import { showDay, type Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface ApplicationRejected {
  partner: string
  /** Said to the partner; null: nothing is. */
  note: string | null
  /** When one may apply again; null: not foreseen. */
  reapplyAt: Date | null
}

export function applicationRejected(brand: Brand, data: ApplicationRejected): MailText {
  const { program } = brand
  return layout(brand, {
    subject: `Your application to ${program}`,
    preheader: 'It was not accepted.',
    heading: 'Your application was not accepted',
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      {
        kind: 'text',
        text: `Thank you for your interest in the partner program of ${program}. This time the answer is no.`,
      },
      ...(data.note ? [{ kind: 'quote' as const, text: data.note }] : []),
      ...(data.reapplyAt
        ? [
            {
              kind: 'text' as const,
              text: `You may apply again from ${showDay(brand, data.reapplyAt)}.`,
            },
          ]
        : []),
    ],
    reason: 'You get this because you applied.',
  })
}
