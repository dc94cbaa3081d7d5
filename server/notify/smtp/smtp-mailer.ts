import type { Mailer } from '../port.ts'

/** A server that does not answer holds a job, and a stop, no longer than this. */
const WAIT_MS = 20_000

/**
 * Hands mails to the SMTP server of the operator: `smtp://user:password@host:port`, `smtps://…`. Links that
 * sign in leave over TLS only, unless the server is on this machine or the URL ends `?requireTLS=false`.
 */
export function createSmtpMailer(url: string): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    name: 'smtp',
    sends: true,
    async send({ from, to, replyTo, subject, html, text, headers }) {
      transport ??= openTransport(url)
      await (
        await transport
      ).sendMail({
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
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** Connects to the server and signs in, without sending a mail. @throws the server's refusal */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Opens the connection pool. The library takes a while to load: that happens when the first mail leaves. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    // What the URL says wins.
    requireTLS: !isLoopback(new URL(url).hostname),
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
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
