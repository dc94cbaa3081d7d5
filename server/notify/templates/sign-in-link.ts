import type { Brand } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface SignInLink {
  /** Secret: whoever opens it is the partner. */
  url: string
  minutes: number
}

export function signInLink(brand: Brand, { url, minutes }: SignInLink): MailText {
  return layout(brand, {
    subject: `Sign in to ${brand.program}`,
    preheader: `The link works once, for ${minutes} minutes.`,
    heading: `Sign in to ${brand.program}`,
    blocks: [
      { kind: 'text', text: `The link works once, for ${minutes} minutes.` },
      { kind: 'button', label: 'Sign in', url },
      { kind: 'text', text: 'If you did not ask for it, do nothing and pass it on to nobody.' },
    ],
    reason: 'You get this because somebody asked for it with your address.',
  })
}
