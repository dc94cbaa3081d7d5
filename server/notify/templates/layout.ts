import { ENGLISH } from '../../domain/message/english.ts'
import { directionOf } from '../../domain/message/language.ts'
import { message, type Value } from '../../domain/message/message.ts'
import { say, type Speech } from '../../domain/message/say.ts'
import { speechOf, type Brand } from './brand.ts'
import { htmlOf } from './layout-html.ts'
import type { Block, Letter, MailText, SpokenBlock, SpokenFact, SpokenLetter } from './letter.ts'
import { isWebAddress, oneLine, printable, spoken } from './spoken.ts'

/** Renders the letter in the reader's language with the program's branding, as HTML and as plain text. */
export function layout(brand: Brand, letter: Letter): MailText {
  const said = inWords(brand, letter)
  const { subject, preheader } = said
  return { subject, preheader, html: htmlOf(brand, said), text: textOf(said) }
}

function inWords(brand: Brand, letter: Letter): SpokenLetter {
  const speech = speechOf(brand)
  const t = (said: Value) => spoken(said, speech)
  const language = speech.words === ENGLISH ? 'en' : speech.language
  const { supportEmail, helpUrl, program } = brand
  const help = message('Help')
  const leave = message('No more of these mails')
  return {
    subject: oneLine(t(letter.subject)).slice(0, 200),
    preheader: oneLine(t(letter.preheader)),
    heading: t(letter.heading),
    blocks: letter.blocks.map((block) => blockInWords(block, speech)),
    program: printable(program),
    reason: t(letter.reason),
    help: t(help),
    unsubscribe: letter.unsubscribeUrl ? fact(leave, letter.unsubscribeUrl, speech) : null,
    language,
    direction: directionOf(language),
    contacts: [
      ...(supportEmail ? [fact(message('Questions'), supportEmail, speech).line] : []),
      ...(isWebAddress(helpUrl) ? [fact(help, helpUrl, speech).line] : []),
    ],
  }
}

function blockInWords(block: Block, speech: Speech): SpokenBlock {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: spoken(block.text, speech) }
    case 'quote':
      return { kind: 'quote', text: printable(block.text, '\n') }
    case 'facts': {
      const facts = block.facts.map(([label, value]) => fact(label, value, speech))
      return { kind: 'facts', facts }
    }
    case 'button': {
      const { url } = block
      const hint = spoken(message('Or open this address:'), speech)
      return { kind: 'button', label: spoken(block.label, speech), url, hint }
    }
  }
}

/** Formats a fact: side by side in HTML, and in one line of plain text. */
function fact(name: Value, told: Value, speech: Speech): SpokenFact {
  const [label, value] = [spoken(name, speech), spoken(told, speech)]
  return { label, value, line: say(message('{label}: {value}', { label, value }), speech) }
}

function textOf(letter: SpokenLetter): string {
  const { heading, blocks, program, reason, contacts, unsubscribe } = letter
  const end = [`${program}. ${reason}`, ...contacts, ...(unsubscribe ? [unsubscribe.line] : [])]
  return [heading, ...blocks.map(textBlock), `--\n${end.join('\n')}`].join('\n\n')
}

function textBlock(block: SpokenBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'quote':
      return `> ${block.text.replaceAll('\n', '\n> ')}`
    case 'facts':
      return block.facts.map(({ line }) => line).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
