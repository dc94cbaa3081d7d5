import { verifySmtp } from '../../notify/smtp/smtp-mailer.ts'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

/** Connects to the mail server and signs in, without sending anything. */
export const smtp: DoctorCheck = {
  name: 'mail',
  async look({ config: { smtpUrl, mailFrom } }) {
    if (!smtpUrl) {
      return warning('Mails are kept, not sent.', 'Set SMTP_URL and MAIL_FROM to send them.')
    }
    try {
      await verifySmtp(smtpUrl)
    } catch (error) {
      return failed(`The mail server refuses: ${wordsOf(error)}`, 'Correct SMTP_URL.')
    }
    if (!mailFrom.includes('@localhost')) return ok('The mail server takes mails.')
    return warning('Mails come from an address at localhost.', 'Set MAIL_FROM to one of yours.')
  },
}
