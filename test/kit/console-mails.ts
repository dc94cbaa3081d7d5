import { runOnce } from '../../server/jobs/queue.ts'
import { createBackend, type TestBackend } from './backend.ts'
import { startSmtp, type ReceivedMail, type TestSmtp } from './smtp.ts'

export interface ConsoleMail {
  to: string
  /** The secret of the link in it. */
  token: string
  source: string
}

/** A backend whose mails leave through an SMTP server on this machine. */
export interface MailingBackend extends TestBackend {
  smtp: TestSmtp
  /** Runs the jobs that are due and returns the mails into the console that left with them. */
  deliver(): Promise<ConsoleMail[]>
}

/** Opens a backend whose mails into the console can be read; close it in `afterAll`. */
export async function openMailingBackend(): Promise<MailingBackend> {
  const smtp = await startSmtp()
  const backend = await createBackend({ config: { smtpUrl: smtp.url } })
  return {
    ...backend,
    smtp,
    deliver: mailReader(backend, smtp),
    async close() {
      await backend.close()
      await smtp.close()
    },
  }
}

/** Returns what runs the jobs that are due and reads the mails into the console that left since the last call. */
function mailReader({ deps }: TestBackend, smtp: TestSmtp): () => Promise<ConsoleMail[]> {
  let seen = 0
  return async () => {
    await runOnce(deps)
    const fresh = smtp.received.slice(seen)
    seen = smtp.received.length
    return fresh.map(readConsoleMail)
  }
}

/** Reads to whom a mail is and the secret of its link. */
export function readConsoleMail({ to, source }: ReceivedMail): ConsoleMail {
  const text = source.replace(/=\r\n/g, '').replace(/=3D/gi, '=').replace(/=23/g, '#')
  return { to: to[0]!, token: /#token=(\w+)/.exec(text)?.[1] ?? '', source: text }
}
