/** A program's own words for a mail in one language, with placeholders such as `{program}`. */
export interface MailWords {
  subject: string
  /** Instead of the paragraph below the greeting; empty lines separate paragraphs. */
  body: string
}

/** By template and language. */
export type MailTexts = Readonly<Record<string, Readonly<Record<string, MailWords>>>>
