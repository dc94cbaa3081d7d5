import type { Translate } from '../base/terms.ts'
import type { EmbedView } from '../base/wire.gen.ts'

export const CHANNELS = ['mail', 'whatsapp', 'x', 'linkedin', 'telegram'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a message is made of. */
export interface Offer {
  program: string
  url: string
  /** What a friend gets, as a phrase. */
  discount: string | null
  code: string | null
  /** What the program has written, and the language of the page. */
  written: EmbedView['resources']
  language: string
  /** The page that opens, and the picture beside it. */
  site: string
  logo: string | null
}

/** Finds what the program has written for a channel, the most fitting first. */
function writtenFor(channel: Channel, { written, language }: Offer): string | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  const fitting = written.filter(
    (one) =>
      one.kind === 'message' &&
      (!one.channel || one.channel === channel) &&
      (!one.language || base(one.language) === base(language)),
  )
  const rank = (one: (typeof fitting)[number]) => (one.channel ? 2 : 0) + (one.language ? 1 : 0)
  return fitting.sort((one, other) => rank(other) - rank(one))[0]?.value
}

/**
 * Returns the message that a partner can send as it is, in the partner's language: the program's own words,
 * else ours.
 */
export function messageFor(t: Translate, channel: Channel, offer: Offer): string {
  const { program, url: link, discount, code } = offer
  const own = writtenFor(channel, offer)
  if (own) {
    const values: Record<string, string> = {
      program,
      link,
      discount: discount ?? '',
      code: code ?? '',
    }
    const text = own.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    return own.includes('{link}') ? text : `${text} ${link}`
  }
  const sentence = discount
    ? t('I recommend {program}. Use my link to get {discount}: {link}', {
        program,
        discount,
        link,
      })
    : t('I recommend {program}: {link}', { program, link })
  const typed = code && channel !== 'x' ? t('Or use the code {code}.', { code }) : ''
  return channel === 'mail'
    ? [t('Hello,'), sentence, typed].filter(Boolean).join('\n\n')
    : [sentence, typed].filter(Boolean).join(' ')
}

/** Returns the address that opens a channel with the message. */
export function addressOf(channel: Channel, text: string, subject: string): string {
  const message = encodeURIComponent(text)
  switch (channel) {
    case 'mail':
      return `mailto:?subject=${encodeURIComponent(subject)}&body=${message}`
    case 'whatsapp':
      return `https://wa.me/?text=${message}`
    case 'x':
      return `https://x.com/intent/post?text=${message}`
    case 'linkedin':
      return `https://www.linkedin.com/feed/?shareActive=true&text=${message}`
    case 'telegram':
      return `https://t.me/share/url?url=${message}`
  }
}
