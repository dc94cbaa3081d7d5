/** One message, ready to send. */
export interface OutgoingMail {
  /** `"Name" <address>`, as in the header. */
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  headers: Readonly<Record<string, string>>
}

/** The outcome of handing a message over: it is on its way, or it stays here to be read. */
export type Delivery = 'sent' | 'kept'

/**
 * Sends emails. The same mail may be handed over twice when the server dies between sending and noting
 * it; its `Message-ID` is the same then.
 */
export interface Mailer {
  readonly name: string
  /** False: every mail is kept, so that none has to be handed over. */
  readonly sends: boolean
  /** @throws Error when it could not be handed over and may be tried again */
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}
