import type { Message, Value } from '../../domain/message/message.ts'
import type { MailWords } from '../../domain/mail-words.ts'
import { CATALOGUES } from '../../locales/catalogues.ts'
import type { Locale } from '../../locales/format.ts'
import { parseText, placeholdersOf } from '../../locales/placeholders.ts'
import type { Block, Letter } from './letter.ts'
import { formatPrintable, printable } from './printable.ts'

/** Mails in which a program may say it in its own words: those that protect an account keep theirs. */
export const CUSTOM_TEMPLATES = [
  'partner-invited',
  'application-received',
  'application-approved',
  'application-rejected',
  'enrollment-banned',
  'enrollment-deactivated',
  'group-changed',
  'commission-digest',
  'commission-held',
  'commission-reversed',
  'payout-sent',
  'payout-completed',
  'payout-failed',
] as const
export type CustomTemplate = (typeof CUSTOM_TEMPLATES)[number]

const PLACE = /\{([^{}]*)\}/g

/** Returns the server's own words for a mail. */
export function defaultWords(template: CustomTemplate, language: string): MailWords {
  const texts = CATALOGUES[language] ?? CATALOGUES['en']!
  return {
    subject: texts[`mail.${template}.subject`] ?? '',
    body: texts[`mail.${template}.text`] ?? '',
  }
}

/** Lists the places that the words of a mail may have. */
export function placesOf(template: CustomTemplate): string[] {
  const { subject, body } = defaultWords(template, 'en')
  const names = [subject, body].flatMap((text) => [...placeholdersOf(parseText(text)).keys()])
  return [...new Set(['program', ...names])]
}

/** Returns the first place of a text that the mail has no value for; null when all are known. */
export function unknownPlace(template: CustomTemplate, text: string): string | null {
  const known = placesOf(template)
  const names = Array.from(text.matchAll(PLACE), ([, name = '']) => name)
  return names.find((name) => !known.includes(name)) ?? null
}

/** Puts a program's own words into a letter. Greeting, facts, buttons and warnings stay. */
export function withWords(letter: Letter, words: MailWords, locale: Locale): Letter {
  const values = Object.assign({}, ...messagesOf(letter).map((one) => one.values ?? {})) as Record<
    string,
    Value
  >
  const fill = (text: string) =>
    text.replace(PLACE, (place, name: string) =>
      Object.hasOwn(values, name) ? formatPrintable(values[name]!, locale) : place,
    )
  const paragraphs = words.body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Block => ({ kind: 'text', text: fill(printable(text)) }))
  return {
    ...letter,
    subject: fill(words.subject),
    blocks: letter.blocks.flatMap((block) => (isProse(block) ? paragraphs : [block])),
  }
}

function isProse(block: Block): boolean {
  return (
    block.kind === 'text' &&
    typeof block.text !== 'string' &&
    /^mail\.[a-z-]+\.text(-|$)/.test(block.text.code)
  )
}

/** Lists the messages whose values may be named: the subject, and the paragraph that is replaced. */
function messagesOf({ subject, blocks }: Letter): Message[] {
  const texts = blocks.filter(isProse).flatMap((block) => (block.kind === 'text' ? block.text : []))
  return [subject, ...texts].filter((text): text is Message => typeof text !== 'string')
}
