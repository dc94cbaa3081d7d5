import type { Step, Value } from '../../domain/message/message.ts'

/**
 * The content of a mail; `layout` renders both versions of it, so that they never differ. Messages are
 * translated; a plain text is somebody's own, or English for the program's people.
 */
export interface Letter {
  subject: Step
  /** The line that mail programs show behind the subject. */
  preheader: Step
  heading: Step
  blocks: readonly Block[]
  /** Why the reader gets this. */
  reason: Step
  unsubscribeUrl?: string | undefined
}

export type Block =
  | { kind: 'text'; text: Step }
  | { kind: 'facts'; facts: readonly (readonly [label: Step, value: Value])[] }
  | { kind: 'button'; label: Step; url: string }
  /** Somebody's own words, set apart. */
  | { kind: 'quote'; text: string }

export interface MailText {
  subject: string
  preheader: string
  html: string
  text: string
}

/** A letter in its reader's words, ready to be dressed. */
export interface SpokenLetter {
  subject: string
  preheader: string
  heading: string
  blocks: readonly SpokenBlock[]
  program: string
  reason: string
  help: string
  unsubscribe: SpokenFact | null
  /** For `lang` and `dir`. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Whom to ask, as plain text. */
  contacts: readonly string[]
}

export type SpokenBlock =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'facts'; facts: readonly SpokenFact[] }
  /** `hint` stands before the address, for mail programs that show no buttons. */
  | { kind: 'button'; label: string; url: string; hint: string }

export interface SpokenFact {
  label: string
  value: string
  /** Both, as plain text. */
  line: string
}
