import type { Mailer } from '../port.ts'

/**
 * Creates the mailer for servers without SMTP: mails stay in the table, where the mailbox page and the API
 * show them.
 */
export function createKeptMailer(): Mailer {
  return { name: 'kept', sends: false, send: async () => 'kept', close: () => {} }
}
