import type { Mailer } from '../port.ts'

/** Without an SMTP server mails stay in the table, where the mailbox page and the API show them. */
export function createKeptMailer(): Mailer {
  return { name: 'kept', send: async () => 'kept', close: () => {} }
}
