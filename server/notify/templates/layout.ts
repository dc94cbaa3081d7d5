import { directionOf } from '../../locales/accept-language.ts'
import { message, type Value } from '../../domain/message/message.ts'
import { format, type Locale } from '../../locales/format.ts'
import { brandLocale, type Brand } from './brand.ts'
import { htmlOf } from './layout-html.ts'
import type {
  Block,
  Letter,
  MailText,
  FormattedBlock,
  FormattedFact,
  FormattedLetter,
} from './letter.ts'
import { withWords } from './words.ts'
import { isWebAddress, oneLine, printable, formatPrintable } from './printable.ts'

/** Renders the letter in the reader's language with the program's branding, as HTML and as plain text. */
export function layout(brand: Brand, letter: Letter): MailText {
  const worded = brand.words ? withWords(letter, brand.words, brandLocale(brand)) : letter
  const formatted = formatLetter(brand, worded)
  const { subject, preheader } = formatted
  const secret = letter.blocks.some(isSecret)
  return { subject, preheader, html: htmlOf(brand, formatted), text: textOf(formatted), secret }
}

function isSecret(block: Block): boolean {
  return block.kind === 'code' || (block.kind === 'button' && block.secret)
}

function formatLetter(brand: Brand, letter: Letter): FormattedLetter {
  const locale = brandLocale(brand)
  const t = (text: Value) => formatPrintable(text, locale)
  const language = locale.language === 'en' ? 'en' : locale.tag
  const { supportEmail, helpUrl, program } = brand
  const help = message('mail.help')
  const leave = message('page.unsubscribe.button')
  return {
    subject: oneLine(t(letter.subject)).slice(0, 200),
    preheader: oneLine(t(letter.preheader)),
    heading: t(letter.heading),
    blocks: letter.blocks.map((block) => formatBlock(block, locale)),
    program: printable(program),
    reason: t(letter.reason),
    help: t(help),
    unsubscribe: letter.unsubscribeUrl ? fact(leave, letter.unsubscribeUrl, locale) : null,
    language,
    direction: directionOf(language),
    contacts: [
      ...(supportEmail ? [fact(message('mail.questions'), supportEmail, locale).line] : []),
      ...(isWebAddress(helpUrl) ? [fact(help, helpUrl, locale).line] : []),
    ],
  }
}

function formatBlock(block: Block, locale: Locale): FormattedBlock {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: formatPrintable(block.text, locale) }
    case 'code':
      return block
    case 'quote':
      return { kind: 'quote', text: printable(block.text, '\n') }
    case 'facts': {
      const facts = block.facts.map(([label, value]) => fact(label, value, locale))
      return { kind: 'facts', facts }
    }
    case 'button': {
      const { url } = block
      const hint = formatPrintable(message('mail.open-address'), locale)
      return { kind: 'button', label: formatPrintable(block.label, locale), url, hint }
    }
  }
}

/** Formats a fact: side by side in HTML, and in one line of plain text. */
function fact(name: Value, content: Value, locale: Locale): FormattedFact {
  const [label, value] = [formatPrintable(name, locale), formatPrintable(content, locale)]
  return { label, value, line: format(message('mail.fact', { label, value }), locale) }
}

function textOf(letter: FormattedLetter): string {
  const { heading, blocks, program, reason, contacts, unsubscribe } = letter
  const end = [`${program}. ${reason}`, ...contacts, ...(unsubscribe ? [unsubscribe.line] : [])]
  return [heading, ...blocks.map(textBlock), `--\n${end.join('\n')}`].join('\n\n')
}

function textBlock(block: FormattedBlock): string {
  switch (block.kind) {
    case 'text':
    case 'code':
      return block.text
    case 'quote':
      return `> ${block.text.replaceAll('\n', '\n> ')}`
    case 'facts':
      return block.facts.map(({ line }) => line).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
