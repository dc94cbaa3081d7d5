import { createTransport } from 'nodemailer'
import type { Mailer } from '../port.ts'

/** A server that does not answer holds a job, and a stop, no longer than this. */
const WAIT_MS = 20_000

/** Hands mails to the SMTP server of the operator: `smtp://user:password@host:port`, `smtps://…`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // A mail is what the templates made: nothing is read from disk or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send({ from, to, replyTo, subject, html, text, headers }) {
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        headers: { ...headers },
        ...(replyTo ? { replyTo } : {}),
      })
      return 'sent'
    },
    close: () => transport.close(),
  }
}
