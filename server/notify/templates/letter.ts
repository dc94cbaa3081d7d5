import type { Localizable, Value } from '../../domain/message/message.ts'

/**
 * The content of a mail; `layout` renders both versions of it, so that they never differ. Messages are
 * translated; a plain text is somebody's own, or English for the program's people.
 */
export interface Letter {
  subject: Localizable
  /** The line that mail programs show behind the subject. */
  preheader: Localizable
  heading: Localizable
  blocks: readonly Block[]
  /** Why the reader gets this. */
  reason: Localizable
  unsubscribeUrl?: string | undefined
}

export type Block =
  | { kind: 'text'; text: Localizable }
  | { kind: 'facts'; facts: readonly (readonly [label: Localizable, value: Value])[] }
  /** `secret`: the link opens something by itself, as a one-time link does, so that its reader alone may see it. */
  | { kind: 'button'; label: Localizable; url: string; secret: boolean }
  /** Digits to enter, for the reader alone. */
  | { kind: 'code'; text: string }
  /** Somebody's own words, set apart. */
  | { kind: 'quote'; text: string }

export interface MailText {
  subject: string
  preheader: string
  html: string
  text: string
  /** Whether a link or code in it is for its reader alone. */
  secret: boolean
}

/** A letter in its reader's words, ready to be dressed. */
export interface FormattedLetter {
  subject: string
  preheader: string
  heading: string
  blocks: readonly FormattedBlock[]
  program: string
  reason: string
  help: string
  unsubscribe: FormattedFact | null
  /** For `lang` and `dir`. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Whom to ask, as plain text. */
  contacts: readonly string[]
}

export type FormattedBlock =
  | { kind: 'text' | 'code' | 'quote'; text: string }
  | { kind: 'facts'; facts: readonly FormattedFact[] }
  /** `hint` stands before the address, for mail programs that show no buttons. */
  | { kind: 'button'; label: string; url: string; hint: string }

export interface FormattedFact {
  label: string
  value: string
  /** Both, as plain text. */
  line: string
}
