import type { MailTemplate } from '../../api/wire.gen.ts'
import { locale, type Text } from '../../base/texts.ts'

export type Template = MailTemplate['template']

/** What the mails are about. */
export const MAIL_NAMES: Readonly<Record<Template, Text>> = {
  'partner-invited': 'Invitation of a partner',
  'application-received': 'Application received',
  'application-approved': 'Application approved',
  'application-rejected': 'Application rejected',
  'enrollment-banned': 'Banned from the program',
  'enrollment-deactivated': 'Participation ended',
  'group-changed': 'Moved to another group',
  'commission-digest': 'New commissions',
  'commission-held': 'Commission being checked',
  'commission-reversed': 'Commission taken back',
  'payout-sent': 'Payout on its way',
  'payout-completed': 'Payout arrived',
  'payout-failed': 'Payout failed',
}

/** The languages of mails. */
export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar'] as const

/** Returns what a language is called in the reader's own. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(locale(), { type: 'language' }).of(language) ?? language
}

export function isTemplate(text: string): text is Template {
  return Object.hasOwn(MAIL_NAMES, text)
}
