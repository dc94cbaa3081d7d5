import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { Block, MailText } from './letter.ts'

export interface SignInLink {
  /** Secret: whoever opens it is the partner. */
  url: string
  minutes: number
  /** Secret as well: six digits for who reads the email on another device. */
  code?: string
}

export function signInLink(brand: Brand, { url, minutes, code }: SignInLink): MailText {
  const title = message('mail.sign-in-link.subject', { program: brand.program })
  const life = message('mail.sign-in-link.once', { count: minutes })
  return layout(brand, {
    subject: title,
    preheader: life,
    heading: title,
    blocks: [
      { kind: 'text', text: life },
      { kind: 'button', label: message('page.sign-in.title'), url, secret: true },
      ...codeBlocks(code),
      {
        kind: 'text',
        text: message('mail.sign-in-link.ignore'),
      },
    ],
    reason: message('mail.because.sign-in'),
  })
}

function codeBlocks(code: string | undefined): Block[] {
  if (code === undefined) return []
  return [
    { kind: 'text', text: message('mail.sign-in-link.code') },
    { kind: 'code', text: code },
  ]
}
