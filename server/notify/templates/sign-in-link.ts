import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface SignInLink {
  /** Secret: whoever opens it is the partner. */
  url: string
  minutes: number
}

export function signInLink(brand: Brand, { url, minutes }: SignInLink): MailText {
  const title = message('Sign in to {program}', { program: brand.program })
  const life = message('The link works once, for {count} minutes.', { count: String(minutes) })
  return layout(brand, {
    subject: title,
    preheader: life,
    heading: title,
    blocks: [
      { kind: 'text', text: life },
      { kind: 'button', label: message('Sign in'), url },
      {
        kind: 'text',
        text: message('If you did not ask for it, do nothing and pass it on to nobody.'),
      },
    ],
    reason: message('You get this because somebody asked for it with your address.'),
  })
}
