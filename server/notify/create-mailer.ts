import type { Config } from '../config.ts'
import { createKeptMailer } from './kept/kept-mailer.ts'
import type { Mailer } from './port.ts'
import { createSmtpMailer } from './smtp/smtp-mailer.ts'

export function createMailer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl) : createKeptMailer()
}
