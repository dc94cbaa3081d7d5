import type { Deps } from '../../../deps.ts'
import type { Delivery } from '../../../notify/port.ts'
import type { Brand } from '../../../notify/templates/brand.ts'
import type { MailText } from '../../../notify/templates/letter.ts'

interface ToPerson {
  /** Names the mail in its headers. */
  id: string
  to: string
  /** Whom it comes from: the server's host, or a workspace. */
  program: string
  locale: string | null
  write: (brand: Brand) => MailText
}

/**
 * Hands a mail to a person over and keeps no copy: it holds a link into the console, which nobody else may
 * read, not even the workspace's owner.
 */
export async function sendPersonMail(
  { mailer, config, recorded, log }: Deps,
  { id, to, program, locale, write }: ToPerson,
): Promise<Delivery> {
  const look = { logo: null, color: null, supportEmail: null, helpUrl: null, timeZone: null }
  const { subject, html, text } = write({ program, locale, greetsByName: false, ...look })
  const delivery = await mailer.send({
    from: config.mailFrom,
    to,
    subject,
    html,
    text,
    headers: {
      'Message-ID': `<${id}@${new URL(config.origin).hostname}>`,
      'Auto-Submitted': 'auto-generated',
    },
  })
  recorded.mails.add([delivery])
  if (delivery === 'kept')
    log.warn({ mail: id }, 'a mail into the console was not sent: set SMTP_URL')
  return delivery
}

/** Builds a link into the console. The secret stands behind #, so that no log on the way sees it. */
export function consoleLink(
  { config }: Deps,
  page: 'sign-in' | 'reset' | 'invitation',
  { token, language }: { token: string; language: string | null },
): string {
  const query = language === null ? '' : `?lang=${encodeURIComponent(language)}`
  return `${config.origin}/console/${page}${query}#token=${token}`
}
